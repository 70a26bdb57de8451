import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Unavailable } from '@deals/storage'
import { holdLease, type Lease, type LeaseOptions, type OnWait } from './leases.ts'

/** A lease that is taken again whenever it was lost. */
export interface KeptLease {
  /** Ask before each write: while somebody else has it, another process does the work. */
  isHeld(): boolean
  release(): Promise<void>
}

const askAgainAfter = 1000

/** Waits for a lease and keeps it: a store that was away for longer than its term ends nothing. Null after the signal. */
export async function keepLease(
  options: LeaseOptions & { signal: AbortSignal; onWait?: OnWait },
): Promise<KeptLease | null> {
  const end = new AbortController()
  const signal = AbortSignal.any([options.signal, end.signal])
  let lease = await holdPatiently({ ...options, signal })
  if (lease === null) {
    return null
  }
  const keeping = (async () => {
    while (lease !== null) {
      await Promise.race([aborted(lease.lost), aborted(signal)])
      if (signal.aborted) {
        return
      }
      lease = await holdPatiently({ ...options, signal })
    }
  })()
  return {
    isHeld: () => lease?.isHeld() === true,
    async release() {
      end.abort()
      await keeping
      await lease?.release()
    },
  }
}

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) {
    await once(signal, 'abort')
  }
}

/** Asks a store that is away again and again. */
async function holdPatiently(options: Parameters<typeof holdLease>[0]): Promise<Lease | null> {
  for (;;) {
    try {
      return await holdLease(options)
    } catch (error) {
      if (!(error instanceof Unavailable)) {
        throw error
      }
    }
    await delay(askAgainAfter, undefined, { signal: options.signal }).catch(() => undefined)
  }
}
