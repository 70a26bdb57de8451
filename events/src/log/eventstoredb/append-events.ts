import {
  ANY,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
} from '@eventstore/db-client'
import { LRUCache } from 'lru-cache'
import type { JsonObject } from '../../platform/event.ts'
import type { CheckedAppend, CheckedEvent } from '../checked-append.ts'
import { decideAppend, lastOfDuplicate } from '../decide-append.ts'
import { OutcomeUnknown, WrongRevision, type Appended, type Expected } from '../event-log.ts'
import { parseStoredEvent } from '../parse-stored-event.ts'
import type { Clients } from './clients.ts'
import { positionOf } from './parse-resolved.ts'
import type { LogReader } from './read-log.ts'
import { appendError } from './store-errors.ts'

export type AppendEvents = (offered: CheckedAppend, deadlineMs?: number) => Promise<Appended>

const usualDeadline = 10_000
/** The client's own timer fires a little after the deadline; ours is the last resort. */
const graceMs = 2_000
const rememberedAppends = 10_000

/**
 * Appends to one stream. The server answers a repeated append like the first one, so what this process wrote is
 * remembered for a while to tell the two apart; what another process wrote is told apart by the conflict it makes.
 */
export function appender(clients: Clients, reader: LogReader): AppendEvents {
  const written = new LRUCache<string, Promise<Appended>>({ max: rememberedAppends })
  return (offered, deadlineMs = usualDeadline) => {
    const key = `${offered.stream} ${offered.expected} ${offered.events.map(({ id }) => id).join(' ')}`
    const earlier = offered.expected === 'any' ? undefined : written.get(key)
    const appending =
      earlier?.then(
        (appended) => ({ ...appended, duplicate: true }),
        // It failed, so nothing is known of it; the server tells.
        () => write(clients, reader, { offered, deadlineMs }),
      ) ?? write(clients, reader, { offered, deadlineMs })
    if (earlier === undefined) {
      written.set(key, appending)
      appending.catch(() => written.delete(key))
    }
    return appending
  }
}

interface Writing {
  offered: CheckedAppend
  deadlineMs: number
}

async function write(clients: Clients, reader: LogReader, { offered, deadlineMs }: Writing): Promise<Appended> {
  const { stream, expected } = offered
  const options = { expectedRevision: revisionOf(expected), credentials: clients.credentials, deadline: deadlineMs }
  try {
    const appending = clients.append.appendToStream(stream, offered.events.map(asJsonEvent), options)
    const { nextExpectedRevision, position } = await inTime(appending, deadlineMs + graceMs)
    const place = position === undefined ? await reader.head() : positionOf(position.commit)
    return { revision: Number(nextExpectedRevision), position: place, duplicate: false }
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) {
      return conflict(offered, reader, error.actualVersion === 'no_stream' ? -1 : Number(error.actualVersion))
    }
    throw appendError(error)
  }
}

const revisionOf = (expected: Expected): AppendExpectedRevision =>
  expected === 'any' ? ANY : expected === 'none' ? NO_STREAM : BigInt(expected)

/** Made of the checked text, so that what a caller changes meanwhile changes nothing. Names with $ serve the server's tools. */
function asJsonEvent({ id, type, ...text }: CheckedEvent) {
  const { data, meta } = parseStoredEvent(text.data, text.meta)
  const metadata = { ...meta, $correlationId: meta.correlationId, $causationId: meta.causationId }
  return jsonEvent<{ type: string; data: JsonObject; metadata: typeof metadata }>({ id, type, data, metadata })
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutcomeUnknown(`No answer from the event log within ${ms} ms.`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The events after the expected revision decide: when they are the ones offered, they were written before. */
async function conflict(offered: CheckedAppend, reader: LogReader, actual: number): Promise<Appended> {
  const { stream, expected, events } = offered
  const from = typeof expected === 'number' ? expected + 1 : 0
  const there = await reader.readStream(stream, { from, limit: events.length })
  const idAt = (revision: number) => there.events[revision - from]?.id
  if (decideAppend(offered, Math.max(actual, there.revision), idAt) === 'duplicate') {
    // A stream does not tell positions; that of the head is not before the events, which is what waiting readers need.
    return { revision: lastOfDuplicate(offered), position: await reader.head(), duplicate: true }
  }
  throw new WrongRevision(stream, expected, actual)
}
