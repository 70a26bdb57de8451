import { FORWARDS, START, type AllStreamResolvedEvent } from '@eventstore/db-client'
import type { Batch, EventLog, LogEvent, Position, ReadAllOptions, StreamSlice } from '../event-log.ts'
import { catchingUp } from './catch-up.ts'
import { findHead } from './find-head.ts'
import { readWhole } from './listen-to-reading.ts'
import { commitOf, parseLogEvent, parsePosition } from './parse-resolved.ts'
import { attemptAt, readStream, type StreamRange } from './read-stream.ts'
import { isIn, type Passed, type ReaderOptions } from './reader-options.ts'
import { isWorthAnotherTry, readError } from './store-errors.ts'

export interface LogReader {
  readonly readAll: EventLog['readAll']
  /** The same for one reader that moves forwards, until the signal ends it. */
  readOn(signal: AbortSignal): EventLog['readAll']
  readStream(stream: string, range: StreamRange): Promise<StreamSlice>
  /** Which attempt wrote the event there. */
  attemptAt(stream: string, revision: number): Promise<string | undefined>
  head(): Promise<Position>
}

const largestPage = 4096
const smallestPage = 64

/** Reads the log. Throws Unavailable while the server is away. */
export function logReader(options: ReaderOptions): LogReader {
  let known: Position = 0
  const passed: Passed = { after: 0, last: 0 }
  const head = async () => {
    known = Math.max(known, await findHead(options, known))
    return known
  }
  return {
    head: () => orReadError(head),
    readAll: (wanted) => orReadError(() => readAll(options, wanted, passed)),
    readOn: (signal) => catchingUp({ ...options, signal: AbortSignal.any([options.signal, signal]) }, passed),
    readStream: (stream, range) => orReadError(() => readStream(options, stream, range)),
    attemptAt: (stream, revision) => orReadError(() => attemptAt(options, stream, revision)),
  }
}

async function orReadError<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read().catch((error: unknown) => {
      if (isWorthAnotherTry(error)) {
        return read()
      }
      throw error
    })
  } catch (error) {
    throw readError(error)
  }
}

interface Page {
  /** Events of ours; what the server writes for itself stands between them. */
  events: LogEvent[]
  /** Position of the last record of the page, whosever it is. */
  last: Position
  isEnd: boolean
}

async function readPage({ client, ...watch }: ReaderOptions, after: Position, size: number): Promise<Page> {
  const commit = after === 0 ? undefined : commitOf(after)
  const fromPosition = commit === undefined ? START : { commit, prepare: commit }
  const page: Page = { events: [], last: after, isEnd: false }
  let seen = 0
  const take = (resolved: AllStreamResolvedEvent) => {
    seen += 1
    const event = parseLogEvent(resolved)
    const position = event?.position ?? parsePosition(resolved) ?? 0
    // The server begins with the record at the position itself.
    if (position > after) {
      page.last = position
      if (event !== undefined) {
        page.events.push(event)
      }
    }
  }
  const reading = client.readAll({ direction: FORWARDS, fromPosition, maxCount: size, requiresLeader: true })
  await readWhole(reading, { ...watch, take })
  page.isEnd = seen < size
  return page
}

async function readAll(options: ReaderOptions, wanted: ReadAllOptions, passed: Passed): Promise<Batch> {
  const { after, upTo = Infinity, limit, categories } = wanted
  const events: LogEvent[] = []
  let [reached, from] = [after, after === passed.after ? Math.max(after, passed.last) : after]
  for (;;) {
    const size = Math.min(largestPage, Math.max(smallestPage, limit - events.length + 1))
    const page = await readPage(options, from, size)
    for (const event of page.events) {
      if (event.position > upTo) {
        return { events, upTo: Math.max(after, upTo), live: false }
      }
      reached = event.position
      if (isIn(event, categories)) {
        events.push(event)
      }
      if (events.length === limit) {
        return { events, upTo: reached, live: page.isEnd && event === page.events.at(-1) }
      }
    }
    if (page.isEnd) {
      Object.assign(passed, { after: reached, last: page.last })
    }
    if (page.isEnd || page.last >= upTo) {
      return { events, upTo: reached, live: page.isEnd }
    }
    from = page.last
  }
}
