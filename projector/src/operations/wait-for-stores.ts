import { setTimeout as delay } from 'node:timers/promises'
import { Unavailable } from '@deals/storage'
import { messageOf } from '../platform/decoding.ts'
import type { Desk } from './desk.ts'

const pauseMs = 500
/** A server that restarts, or elects another primary, is back by then. */
const patience = 30_000

/**
 * Does something that may be done again, and waits for stores that are away meanwhile, which the operator is told once.
 * Throws Unavailable when they stay away.
 */
export async function waitingForStores<T>({ print, signal }: Pick<Desk, 'print' | 'signal'>, work: () => Promise<T>) {
  const givesUpAt = performance.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Unavailable) || performance.now() >= givesUpAt) {
        throw error
      }
      if (tries === 0) {
        print(`Waiting: ${messageOf(error)}`)
      }
      await delay(pauseMs, undefined, { signal })
    }
  }
}
