import { FORWARDS, type AllStreamResolvedEvent } from '@eventstore/db-client'
import { afterLast, beforeFirst, type Position } from '@deals/events/platform'
import {
  noEventAt,
  type Batch,
  type EventLog,
  type LogEvent,
  type ReadAllOptions,
  type StreamSlice,
} from '../event-log.ts'
import { catchingUp } from './catch-up.ts'
import { latestEvents, lookForHead, nothingLooked } from './find-head.ts'
import { readWhole } from './listen-to-reading.ts'
import { parseLogEvent, placeOf, recordAt } from './parse-resolved.ts'
import { attemptAt, readStream, type StreamRange } from './read-stream.ts'
import { beginningAt, isIn, type Passed, type ReaderOptions } from './reader-options.ts'
import { isNoRecord, isWorthAnotherTry, readError } from './store-errors.ts'

export interface LogReader {
  readonly readAll: EventLog['readAll']
  /** The same for one reader that moves forwards, until the signal ends it. */
  readOn(signal: AbortSignal): EventLog['readAll']
  readStream(stream: string, range: StreamRange): Promise<StreamSlice>
  /** Which attempt wrote the event there. */
  attemptAt(stream: string, revision: number): Promise<string | undefined>
  head(): Promise<Position>
  eventAt(position: Position): Promise<LogEvent | undefined>
  latest(count: number): Promise<LogEvent[]>
}

const largestPage = 4096
const smallestPage = 64

/** Reads the log. Throws Unavailable while the server is away. */
export function logReader(options: ReaderOptions): LogReader {
  const passed: Passed = { after: beforeFirst, last: beforeFirst }
  const head = headSeeker(options)
  return {
    head: () => orReadError(head),
    eventAt: (position) => orReadError(() => eventAt(options, position)),
    latest: (count) => orReadError(async () => latest(options, count, await head())),
    readAll: (wanted) => orReadError(() => readAll(options, wanted, passed)),
    readOn: (signal) => catchingUp({ ...options, signal: AbortSignal.any([options.signal, signal]) }, passed),
    readStream: (stream, range) => orReadError(() => readStream(options, stream, range)),
    attemptAt: (stream, revision) => orReadError(() => attemptAt(options, stream, revision)),
  }
}

/** Remembers how far it has looked, so that what others write costs one look. */
function headSeeker(options: ReaderOptions): () => Promise<Position> {
  let looked = nothingLooked
  return async () => {
    const before = looked
    const now = await lookForHead(options, before)
    // Of several looks at once the one that saw most counts, unless the log itself has become shorter.
    looked = now.upTo >= looked.upTo || now.upTo < before.upTo ? now : looked
    return looked.head
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

/** Begins with the record at the position itself. Throws Invalid where there is none. */
async function readPage({ client, identity, ...watch }: ReaderOptions, from: Position, size: number): Promise<Page> {
  const page: Page = { events: [], last: from, isEnd: false }
  let seen = 0
  const take = (resolved: AllStreamResolvedEvent) => {
    seen += 1
    const place = placeOf(resolved) ?? beforeFirst
    if (seen === 1 && from !== beforeFirst && place !== from) {
      throw noEventAt(from)
    }
    if (place > from) {
      const event = parseLogEvent(resolved, identity)
      page.last = place
      page.events.push(...(event === undefined ? [] : [event]))
    }
  }
  const wanted = { direction: FORWARDS, fromPosition: recordAt(from), maxCount: size, requiresLeader: true } as const
  await readWhole(client.readAll(wanted), { ...watch, take }).catch((error: unknown) => {
    throw isNoRecord(error) ? noEventAt(from) : error
  })
  if (seen === 0 && from !== beforeFirst) {
    throw noEventAt(from)
  }
  page.isEnd = seen < size
  return page
}

async function eventAt(options: ReaderOptions, position: Position): Promise<LogEvent | undefined> {
  if (position === beforeFirst) {
    return undefined
  }
  const found: LogEvent[] = []
  const { client, identity, ...watch } = options
  const take = (resolved: AllStreamResolvedEvent) => {
    const event = parseLogEvent(resolved, identity)
    found.push(...(event === undefined ? [] : [event]))
  }
  const wanted = { direction: FORWARDS, fromPosition: recordAt(position), maxCount: 1, requiresLeader: true } as const
  await readWhole(client.readAll(wanted), { ...watch, take }).catch((error: unknown) => {
    if (!isNoRecord(error)) {
      throw error
    }
  })
  return found.find((event) => event.position === position)
}

async function latest(options: ReaderOptions, count: number, head: Position): Promise<LogEvent[]> {
  const last = count > 0 ? await eventAt(options, head) : undefined
  return last === undefined ? [] : latestEvents(options, count, last)
}

async function readAll(options: ReaderOptions, wanted: ReadAllOptions, passed: Passed): Promise<Batch> {
  return beginningAt(wanted.after, passed, (begin) => readPages(options, { ...wanted, begin }, passed))
}

async function readPages(
  options: ReaderOptions,
  wanted: ReadAllOptions & { begin: Position },
  passed: Passed,
): Promise<Batch> {
  const { after, upTo = afterLast, limit, categories } = wanted
  const events: LogEvent[] = []
  let [reached, from] = [after, wanted.begin]
  for (;;) {
    const size = Math.min(largestPage, Math.max(smallestPage, limit - events.length + 1))
    const page = await readPage(options, from, size)
    for (const event of page.events.filter(({ position }) => position <= upTo)) {
      reached = event.position
      if (isIn(event, categories)) {
        events.push(event)
      }
      if (events.length === limit) {
        return { events, upTo: reached, live: page.isEnd && event === page.events.at(-1) }
      }
    }
    if (page.isEnd) {
      Object.assign(passed, { after: page.events.at(-1)?.position ?? reached, last: page.last })
    }
    if (page.isEnd || page.last >= upTo) {
      const isBetween = upTo !== afterLast && reached < upTo
      const live = page.isEnd && (page.events.at(-1)?.position ?? reached) === reached
      return { events, upTo: isBetween ? await knownPosition(options, upTo) : reached, live }
    }
    from = page.last
  }
}

/** Throws Invalid for a position that no event has, whosever event. */
async function knownPosition(options: ReaderOptions, position: Position): Promise<Position> {
  await readPage(options, position, 1)
  return position
}
