import { setTimeout as delay } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import type { Position } from '../event-log.ts'
import { Unavailable } from '../event-log.ts'
import type { TailWatch } from '../tail-watch.ts'
import { followTail, type Following } from './follow-tail.ts'

export interface TailHints extends TailWatch {
  /** An append was acknowledged up to here. */
  reached(position: Position): void
}

export interface TailHintsOptions {
  client: EventStoreDBClient
  head: () => Promise<Position>
  /** How often the head is asked for while somebody waits, whatever the subscription says. */
  pollMs: number
  /** Told whenever the subscription ended and is begun again. */
  onRetry?: ((error: Unavailable) => void) | undefined
}

const firstPauseMs = 100
const longestPauseMs = 10_000
/** A subscription that has said nothing during so many questions, though there was something to say, is replaced. */
const mostMissed = 30

/**
 * Wakes whoever waits at the tail. A subscription only ever hints that there is more; what there is, is always read. So
 * a subscription that ends, stalls or tells wrong checkpoints costs a moment at most: the head is asked for besides.
 */
export function tailHints({ client, head, pollMs, onRetry }: TailHintsOptions): TailHints {
  const waiting = new Map<() => void, Position>()
  const stop = new AbortController()
  let known: Position = 0
  let following: Following | undefined
  let isBegun = false
  const announce = () => [...waiting].forEach(([wake, position]) => position < known && wake())
  const reached = (position: Position) => {
    known = Math.max(known, position)
    announce()
  }
  const look = async () => reached(await head().catch(() => known))
  const follow = async () => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      following = followTail(client, { reached, onConfirmed: () => void look() })
      const reason = await following.ended
      failures = following.given() > 0 ? 0 : failures
      if (!stop.signal.aborted) {
        onRetry?.(new Unavailable(`A subscription of EventStoreDB ${reason} and is begun again.`))
        await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2), stop.signal)
      }
    }
  }
  const watch = async () => {
    for (let missed = 0, given = 0; !stop.signal.aborted;) {
      await pause(pollMs, stop.signal)
      if (waiting.size > 0) {
        await look()
        const isMoving = given !== following?.given()
        missed = isMoving || (following?.position() ?? 0) >= known ? 0 : missed + 1
        given = following?.given() ?? 0
        if (missed === mostMissed) {
          missed = 0
          following?.end('was silent')
        }
      }
    }
  }
  const begin = () => {
    isBegun = true
    void follow()
    void watch()
  }
  return {
    reached,
    announce,
    async beyond(position, signal) {
      if (!isBegun) {
        begin()
      }
      if (signal.aborted || stop.signal.aborted || known > position) {
        return
      }
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        waiting.set(wake, position)
        signal.addEventListener('abort', wake)
      })
    },
    close() {
      stop.abort()
      following?.end('was closed')
      ;[...waiting.keys()].forEach((wake) => wake())
    },
  }
}

/** Waits; an abort ends the waiting early and is no error. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}
