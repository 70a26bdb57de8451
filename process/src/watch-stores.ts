import { errorMessage } from '@deals/storage'
import type { Stores } from './answering.ts'

/** The part of a logger that a watch uses. */
interface Teller {
  warn(about: object, message: string): void
}

export interface StoreWatch {
  close(): Promise<void>
}

export interface WatchOptions {
  readonly logger: Teller
  /** Between two looks. */
  readonly everyMs?: number
  /** A store that is silent for so long is said to be away. */
  readonly silentMs?: number
  /** One that stays away is named again so often. */
  readonly remindMs?: number
}

/** Asks stores every few seconds, and tells once when one does not answer, now and then that it still does not, and once when it does again. */
export function watchStores(stores: Stores, options: WatchOptions): StoreWatch {
  const stop = new AbortController()
  const watching = Object.entries(stores).map(([name, ask]) => watch(name, ask, { ...options, signal: stop.signal }))
  return {
    async close() {
      stop.abort()
      await Promise.all(watching)
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

type Watching = WatchOptions & { signal: AbortSignal }

async function watch(name: string, ask: () => Promise<unknown>, options: Watching): Promise<void> {
  const { signal, everyMs = 2_000 } = options
  const outage = outageOf(name, options)
  const left = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
  while (!signal.aborted) {
    const problem = await Promise.race([problemOf(ask, outage, options), left])
    if (signal.aborted) {
      return
    }
    if (problem === null) {
      outage.isOver()
    } else {
      outage.tell(problem)
    }
    await Promise.race([pause(everyMs), left])
  }
}

/** Null when it answered. A store that is silent is asked one question at a time, however long that takes. */
async function problemOf(
  ask: () => Promise<unknown>,
  outage: Outage,
  { signal, silentMs = 5_000 }: Watching,
): Promise<string | null> {
  const silence = setInterval(
    () => signal.aborted || outage.tell(`it has been silent for ${silentMs / 1000} s`),
    silentMs,
  )
  silence.unref()
  try {
    return await ask().then(() => null, errorMessage)
  } finally {
    clearInterval(silence)
  }
}

interface Outage {
  tell(problem: string): void
  isOver(): void
}

function outageOf(name: string, { logger, remindMs = 60_000 }: WatchOptions): Outage {
  let since: number | null = null
  let toldAt = 0
  const seconds = () => Math.round((performance.now() - (since ?? 0)) / 1000)
  return {
    tell(problem) {
      if (since === null) {
        since = toldAt = performance.now()
        logger.warn({ store: name }, `the ${name} does not answer: ${problem}`)
      } else if (performance.now() - toldAt >= remindMs) {
        toldAt = performance.now()
        logger.warn({ store: name }, `the ${name} has not answered for ${seconds()} s: ${problem}`)
      }
    },
    isOver() {
      if (since !== null) {
        logger.warn({ store: name }, `the ${name} answers again, after ${seconds()} s`)
        since = null
      }
    },
  }
}
