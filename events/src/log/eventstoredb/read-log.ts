import { BACKWARDS, END, FORWARDS, START, type EventStoreDBClient } from '@eventstore/db-client'
import type { Batch, LogEvent, Position, ReadAllOptions, StreamEvent, StreamSlice } from '../event-log.ts'
import { commitOf, parseLogEvent, parsePosition, parseStreamEvent } from './parse-resolved.ts'
import { isNoStream, readError } from './store-errors.ts'

export interface LogReader {
  readAll(options: ReadAllOptions): Promise<Batch>
  readStream(stream: string, options: { from?: number; limit?: number; reverse?: boolean }): Promise<StreamSlice>
  head(): Promise<Position>
}

const largestPage = 4096
const smallestPage = 64
/** How long the server may take for one page. */
const deadline = 30_000

/** Reads the log. Throws Unavailable while the server is away. */
export function logReader(client: EventStoreDBClient): LogReader {
  let known: Position = 0
  const head = async () => {
    known = Math.max(known, await findHead(client, known))
    return known
  }
  return {
    head: () => orReadError(head),
    readAll: (options) => orReadError(() => readAll(client, options)),
    readStream: (stream, options) => orReadError(() => readStream(client, stream, options)),
  }
}

async function orReadError<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw readError(error)
  }
}

interface Page {
  /** Events of ours; what the server writes for itself stands between them. */
  events: LogEvent[]
  /** Position of the last event of the page, whosever it is. */
  last: Position
  isEnd: boolean
}

async function readPage(client: EventStoreDBClient, after: Position, size: number): Promise<Page> {
  const from = after === 0 ? START : { commit: commitOf(after), prepare: commitOf(after) }
  const page: Page = { events: [], last: after, isEnd: false }
  let seen = 0
  // Read to its end: a stream that is left half way keeps its memory.
  for await (const resolved of client.readAll({ direction: FORWARDS, fromPosition: from, maxCount: size, deadline })) {
    seen += 1
    const position = parsePosition(resolved)
    // The server begins with the event at the position itself.
    if (position !== null && position > after) {
      page.last = position
      const event = parseLogEvent(resolved)
      if (event !== null) {
        page.events.push(event)
      }
    }
  }
  page.isEnd = seen < size
  return page
}

async function readAll(client: EventStoreDBClient, options: ReadAllOptions): Promise<Batch> {
  const { after, upTo = Infinity, limit, categories } = options
  const isWanted = ({ stream }: LogEvent) =>
    categories === undefined || categories.includes(stream.slice(0, stream.indexOf('-')))
  const events: LogEvent[] = []
  let [reached, from] = [after, after]
  for (;;) {
    const size = Math.min(largestPage, Math.max(smallestPage, limit - events.length + 1))
    const page = await readPage(client, from, size)
    for (const event of page.events) {
      if (event.position > upTo) {
        return { events, upTo: Math.max(after, upTo), live: false }
      }
      reached = event.position
      if (isWanted(event)) {
        events.push(event)
      }
      if (events.length === limit) {
        return { events, upTo: reached, live: page.isEnd && event === page.events.at(-1) }
      }
    }
    if (page.isEnd || page.last >= upTo) {
      return { events, upTo: reached, live: page.isEnd }
    }
    from = page.last
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) {
    collected.push(item)
  }
  return collected
}

/** The last event of ours, looked for from the end back to where it was the last time. */
async function findHead(client: EventStoreDBClient, known: Position): Promise<Position> {
  let from: Position | null = null
  for (let size = 16; ; size = Math.min(largestPage, size * 4)) {
    const position = from === null ? END : { commit: commitOf(from), prepare: commitOf(from) }
    const read = client.readAll({ direction: BACKWARDS, fromPosition: position, maxCount: size, deadline })
    const resolved = await collect(read)
    const ours = resolved.map(parseLogEvent).find((event) => event !== null)
    if (ours !== undefined) {
      return ours.position
    }
    from = resolved.map(parsePosition).findLast((one) => one !== null) ?? null
    if (resolved.length < size || from === null || from <= known) {
      return known
    }
  }
}

async function readStream(
  client: EventStoreDBClient,
  stream: string,
  { from, limit = Number.MAX_SAFE_INTEGER, reverse = false }: { from?: number; limit?: number; reverse?: boolean },
): Promise<StreamSlice> {
  const last = await lastOf(client, stream)
  if (last === null) {
    return { exists: false, revision: -1, events: [] }
  }
  const start = from ?? (reverse ? last.revision : 0)
  const isBeyond = !reverse && start > last.revision
  const events = isBeyond || limit === 0 ? [] : await eventsOf(client, stream, { start, limit, reverse })
  return { exists: true, revision: last.revision, events }
}

async function lastOf(client: EventStoreDBClient, stream: string): Promise<StreamEvent | null> {
  const [last] = await eventsOf(client, stream, { start: null, limit: 1, reverse: true })
  return last ?? null
}

async function eventsOf(
  client: EventStoreDBClient,
  stream: string,
  { start, limit, reverse }: { start: number | null; limit: number; reverse: boolean },
): Promise<StreamEvent[]> {
  const direction = reverse ? BACKWARDS : FORWARDS
  const fromRevision = start === null ? END : BigInt(start)
  try {
    const read = client.readStream(stream, { direction, fromRevision, maxCount: limit, deadline })
    return (await collect(read)).map(parseStreamEvent).filter((event) => event !== null)
  } catch (error) {
    if (isNoStream(error)) {
      return []
    }
    throw error
  }
}
