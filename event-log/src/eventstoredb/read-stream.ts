import { BACKWARDS, END, FORWARDS, type ResolvedEvent } from '@eventstore/db-client'
import type { StreamEvent, StreamSlice } from '../event-log.ts'
import { parseAttempt, parseStreamEvent } from './parse-resolved.ts'
import type { ReaderOptions } from './reader-options.ts'
import { isNoStream } from './store-errors.ts'
import { readWhole } from './listen-to-reading.ts'

export interface StreamRange {
  from?: number
  limit?: number
  reverse?: boolean
}

/** Reads a part of one stream; mostly one question does, because the part shows where the stream ends. */
export async function readStream(options: ReaderOptions, stream: string, range: StreamRange): Promise<StreamSlice> {
  const { from, limit = Number.MAX_SAFE_INTEGER, reverse = false } = range
  const part = { start: from ?? (reverse ? 'end' : 0), limit, reverse } as const
  const events = limit === 0 ? [] : await eventsOf(options, stream, part)
  if (events === undefined) {
    return { exists: false, revision: -1, events: [] }
  }
  const last = lastIn(events, part) ?? (await eventsOf(options, stream, { start: 'end', limit: 1, reverse: true }))?.[0]
  return { exists: last !== undefined, revision: last?.revision ?? -1, events }
}

/** The last event of the stream, where the part shows it. */
function lastIn(events: readonly StreamEvent[], { start, limit, reverse }: Part): StreamEvent | undefined {
  if (reverse) {
    return start === 'end' ? events[0] : undefined
  }
  return events.length < limit ? events.at(-1) : undefined
}

/** Which attempt wrote the event at the revision. */
export async function attemptAt(options: ReaderOptions, stream: string, revision: number): Promise<string | undefined> {
  const records = await recordsOf(options, stream, { start: revision, limit: 1, reverse: false })
  return records?.map((one) => parseAttempt(one, options.identity))[0]
}

interface Part {
  start: number | 'end'
  limit: number
  reverse: boolean
}

/** Undefined where there is no such stream. */
async function eventsOf(options: ReaderOptions, stream: string, part: Part): Promise<StreamEvent[] | undefined> {
  const records = await recordsOf(options, stream, part)
  return records?.map((one) => parseStreamEvent(one, options.identity)).filter((event) => event !== undefined)
}

async function recordsOf({ client, ...watch }: ReaderOptions, stream: string, part: Part) {
  const { start, limit, reverse } = part
  const reading = client.readStream(stream, {
    direction: reverse ? BACKWARDS : FORWARDS,
    fromRevision: start === 'end' ? END : BigInt(start),
    maxCount: limit,
    requiresLeader: true,
  })
  const records: ResolvedEvent[] = []
  try {
    await readWhole(reading, { ...watch, take: (one: ResolvedEvent) => records.push(one) })
    return records
  } catch (error) {
    if (isNoStream(error)) {
      return undefined
    }
    throw error
  }
}
