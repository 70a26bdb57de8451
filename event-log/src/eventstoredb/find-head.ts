import { BACKWARDS, END, type AllStreamResolvedEvent } from '@eventstore/db-client'
import { beforeFirst, type Position } from '@deals/events/platform'
import type { LogEvent } from '../event-log.ts'
import { readWhole } from './listen-to-reading.ts'
import { parseLogEvent, placeOf, recordAt } from './parse-resolved.ts'
import type { ReaderOptions } from './reader-options.ts'

const firstPage = 4
const largestPage = 4096

/** How far the end of the log was looked at, whosever records stand there, and the last event of ours up to there. */
export interface Looked {
  readonly upTo: Position
  readonly head: Position
}
export const nothingLooked: Looked = { upTo: beforeFirst, head: beforeFirst }

/** Looks from the end back to where it was looked before: what others wrote since then is passed over once. */
export async function lookForHead(options: ReaderOptions, before: Looked): Promise<Looked> {
  let end: Position | undefined
  for await (const { events, first, last } of backwards(options)) {
    end ??= last
    const known = endsBefore(end, before) ? nothingLooked : before
    const head = events[0]?.position
    if (head !== undefined) {
      return { upTo: end ?? head, head }
    }
    if (first === undefined || first <= known.upTo) {
      return { upTo: end ?? known.upTo, head: known.head }
    }
  }
  return { upTo: end ?? beforeFirst, head: beforeFirst }
}

/** A log that ends before where it was looked at is another one, or was cut. */
const endsBefore = (end: Position | undefined, { upTo }: Looked): boolean => end === undefined || end < upTo

/** The last events of ours up to and with the head, the oldest of them first. */
export async function latestEvents(options: ReaderOptions, count: number, head: LogEvent): Promise<LogEvent[]> {
  const found = [head]
  for await (const { events } of backwards(options, { before: head.position, size: count })) {
    found.push(...events)
    if (found.length >= count) {
      break
    }
  }
  return found.slice(0, count).reverse()
}

interface PageBack {
  /** Those of ours, the newest first. */
  events: LogEvent[]
  /** Of all its records. */
  first: Position | undefined
  last: Position | undefined
}

interface Back {
  before?: Position
  /** Of the first page. */
  size?: number
}

/** Pages from before a position, or from the end, back to the beginning; they grow, for the first is mostly enough. */
async function* backwards(
  { client, identity, ...watch }: ReaderOptions,
  { before, size: wanted = firstPage }: Back = {},
): AsyncGenerator<PageBack> {
  let from = before
  for (let size = Math.min(largestPage, Math.max(firstPage, wanted)); ; size = Math.min(largestPage, size * 4)) {
    const resolved: AllStreamResolvedEvent[] = []
    const fromPosition = from === undefined ? END : recordAt(from)
    const reading = client.readAll({ direction: BACKWARDS, fromPosition, maxCount: size, requiresLeader: true })
    await readWhole(reading, { ...watch, take: (one: AllStreamResolvedEvent) => resolved.push(one) })
    const places = resolved.map(placeOf).filter((place) => place !== undefined)
    const events = resolved.map((one) => parseLogEvent(one, identity)).filter((event) => event !== undefined)
    const first = places.at(-1)
    yield { events, first, last: places[0] }
    if (resolved.length < size || first === undefined) {
      return
    }
    from = first
  }
}
