import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '@deals/storage/threads'
import type { FetchedPage } from '../fetch-page.ts'
import { parseRead } from './parse-read.ts'
import type { PageFacts } from './read-page.ts'

/** Reads pages that strangers wrote, where they can neither hold up nor fill this process. */
export interface PageReader {
  /** Null when the page took too long or too much memory: the person can always type instead. */
  read(page: FetchedPage): Promise<PageFacts | null>
}

interface ReaderOptions {
  /** A page of a megabyte takes a tenth of a second. */
  readonly deadlineMs?: number
  readonly megabytes?: number
}

/** More at once would take the cores of those who visit the site. */
const mostAtOnce = 2

export function createPageReader({ deadlineMs = 2000, megabytes = 96 }: ReaderOptions = {}): PageReader {
  const inTurn = taking(mostAtOnce)
  const limits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 }
  return { read: (page) => inTurn(() => readApart(page, { deadlineMs, limits })) }
}

type Limits = { readonly maxOldGenerationSizeMb: number; readonly maxYoungGenerationSizeMb: number }

/** A thread for each page: what one page left behind is nothing that the next could meet. */
async function readApart(
  { bytes, contentType, url }: FetchedPage,
  { deadlineMs, limits }: { deadlineMs: number; limits: Limits },
): Promise<PageFacts | null> {
  const thread = startThread(import.meta.url, { name: 'page-reader.thread', limits }, undefined)
  const end = new AbortController()
  let late: NodeJS.Timeout | undefined
  try {
    await answerOf(thread, end.signal)
    // Counted from when the thread stands: a busy machine is no fault of the page.
    late = setTimeout(() => end.abort(), deadlineMs)
    thread.postMessage({ bytes, contentType, url })
    return parseRead(await answerOf(thread, end.signal))
  } catch {
    return null
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}

/** The next message; a thread that ends with an error, out of memory too, rejects. */
const answerOf = async (thread: Worker, signal: AbortSignal): Promise<unknown> =>
  (await once(thread, 'message', { signal })).at(0)

/** Lets only so many work at once; the others wait. */
function taking(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let working = 0
  return async (work) => {
    if (working === most) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      working += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) {
        working -= 1
      } else {
        next()
      }
    }
  }
}
