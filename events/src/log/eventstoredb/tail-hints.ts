import { setTimeout as delay } from 'node:timers/promises'
import { END, excludeSystemEvents, type AllStreamSubscription, type EventStoreDBClient } from '@eventstore/db-client'
import type { Position } from '../event-log.ts'
import type { TailWatch } from '../tail-watch.ts'
import { parsePosition } from './parse-resolved.ts'

export interface TailHints extends TailWatch {
  /** An append was acknowledged up to here. */
  reached(position: Position): void
  /** How often the subscription was begun again. */
  resubscribes(): number
}

export interface TailHintsOptions {
  client: EventStoreDBClient
  head: () => Promise<Position>
  /** How often the head is asked for while somebody waits, whatever the subscription says. */
  pollMs?: number
}

const firstPauseMs = 100
const longestPauseMs = 10_000

/**
 * Wakes whoever waits at the tail. A subscription only ever hints that there is more; what there is, is always read. So
 * a subscription that ends, stalls or tells wrong checkpoints costs a moment at most: the head is asked for besides.
 */
export function tailHints({ client, head, pollMs = 1_000 }: TailHintsOptions): TailHints {
  const waiting = new Map<() => void, Position>()
  const stop = new AbortController()
  let known: Position = 0
  let begun = 0
  let following: Promise<void> | undefined
  const announce = () => [...waiting].forEach(([wake, position]) => position < known && wake())
  const reached = (position: Position) => {
    known = Math.max(known, position)
    announce()
  }
  const look = async () => reached(await head().catch(() => known))
  const follow = async () => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      begun += 1
      const count = await followOnce(client, { reached, look, pollMs, signal: stop.signal })
      failures = count > 0 ? 0 : failures
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2)
      await delay(pause, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  return {
    reached,
    announce,
    resubscribes: () => Math.max(0, begun - 1),
    async beyond(position, signal) {
      following ??= follow()
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
      ;[...waiting.keys()].forEach((wake) => wake())
    },
  }
}

interface Following {
  reached: (position: Position) => void
  look: () => Promise<void>
  pollMs: number
  signal: AbortSignal
}

/** Follows until the subscription ends, for whatever reason, or has missed something. Answers how many events it gave. */
async function followOnce(client: EventStoreDBClient, { reached, look, pollMs, signal }: Following): Promise<number> {
  const subscription = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() })
  let count = 0
  const poll = setInterval(() => void look(), pollMs)
  // What was written before the subscription stood is seen by looking once it does.
  subscription.once('confirmation', () => void look())
  const leave = () => void end(subscription)
  signal.addEventListener('abort', leave)
  try {
    for await (const resolved of subscription) {
      count += 1
      reached(parsePosition(resolved) ?? 0)
    }
  } catch {
    // Why it ended does not matter: it is begun again, and nothing was missed, because it was only a hint.
  } finally {
    clearInterval(poll)
    signal.removeEventListener('abort', leave)
    await end(subscription)
  }
  return count
}

/** Leaving the loop does not tell the server to stop. */
async function end(subscription: AllStreamSubscription): Promise<void> {
  await subscription.unsubscribe().catch(() => undefined)
  subscription.destroy()
}
