import { setTimeout as delay } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { Unavailable } from '@deals/storage'
import type { Position } from '@deals/events/platform'
import type { TailWatch } from '../tail-watch.ts'
import { followTail, type Following } from './follow-tail.ts'
import { waitersForTail, type Waiters } from './waiters.ts'

export interface TailHints extends TailWatch {
  /** An append was acknowledged up to here. */
  reached(position: Position): void
}

export interface TailHintsOptions {
  client: EventStoreDBClient
  /** Of the log. */
  identity: string
  head: () => Promise<Position>
  /** How often the head is asked for while somebody waits, whatever the subscription says. */
  pollMs: number
  /** Told whenever the subscription ended and is begun again. */
  onRetry?: ((error: Unavailable) => void) | undefined
}

const firstPauseMs = 100
const longestPauseMs = 10_000
/** A subscription that said nothing during so many questions, though there was something to say, is replaced. */
const mostMissed = 30

/**
 * Wakes whoever waits at the tail. A subscription only ever hints that there is more; what there is, is always read. So
 * a subscription that ends, stalls or tells wrong checkpoints costs a moment at most: the head is asked for besides.
 */
export function tailHints(options: TailHintsOptions): TailHints {
  const stop = new AbortController()
  const hints = { ...options, waiters: waitersForTail(), signal: stop.signal, current: undefined }
  const { waiters } = hints
  let isBegun = false
  return {
    reached: (position) => waiters.reached(position),
    announce: () => waiters.announce(),
    async beyond(position, signal) {
      if (!isBegun) {
        isBegun = true
        void follow(hints)
        void watch(hints)
      }
      if (!stop.signal.aborted) {
        await waiters.beyond(position, signal)
      }
    },
    close() {
      stop.abort()
      waiters.wakeAll()
    },
  }
}

interface Hints extends TailHintsOptions {
  readonly waiters: Waiters
  readonly signal: AbortSignal
  current: Following | undefined
}

/** Subscribes again and again: an error and an end that looks well both mean that there will be no more hints. */
async function follow(hints: Hints): Promise<void> {
  const { client, identity, waiters, signal, onRetry } = hints
  for (let failures = 0; !signal.aborted; failures += 1) {
    const following = followTail(client, {
      identity,
      reached: (position) => waiters.reached(position),
      onConfirmed: () => void look(hints).then(() => following.beganAt(waiters.known())),
    })
    hints.current = following
    const leave = () => following.end('was closed')
    signal.addEventListener('abort', leave)
    const reason = await following.ended
    signal.removeEventListener('abort', leave)
    failures = following.given() > 0 ? 0 : failures
    if (!signal.aborted) {
      onRetry?.(new Unavailable(`A subscription of EventStoreDB ${reason} and is begun again.`))
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2), signal)
    }
  }
}

/** Compares the head with what the subscription has told, and replaces one that lags without moving. */
async function watch(hints: Hints): Promise<void> {
  const { waiters, pollMs, signal } = hints
  for (let [missed, given] = [0, 0]; !signal.aborted;) {
    await pause(pollMs, signal)
    if (waiters.areWaiting()) {
      await look(hints)
      const { current } = hints
      const isMoving = current !== undefined && (current.given() !== given || current.position() >= waiters.known())
      missed = isMoving ? 0 : missed + 1
      given = current?.given() ?? 0
    }
    if (missed >= mostMissed) {
      missed = 0
      hints.current?.end('was silent')
    }
  }
}

async function look({ head, waiters }: Hints): Promise<void> {
  waiters.reached(await head().catch(() => waiters.known()))
}

/** Waits; an abort ends the waiting early and is no error. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}
