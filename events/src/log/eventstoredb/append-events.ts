import {
  ANY,
  jsonEvent,
  NO_STREAM,
  NotLeaderError,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type AppendResult,
} from '@eventstore/db-client'
import type { JsonObject } from '../../platform/event.ts'
import { newUuid } from '../../platform/uuid.ts'
import type { CheckedAppend, CheckedEvent } from '../checked-append.ts'
import { decideAppend, lastOfDuplicate } from '../decide-append.ts'
import { OutcomeUnknown, WrongRevision, type Appended, type Expected, type Revision } from '../event-log.ts'
import { parseStoredEvent } from '../parse-stored-event.ts'
import type { Clients } from './clients.ts'
import type { StoredMeta } from './event-mark.ts'
import { positionOf } from './parse-resolved.ts'
import { givenAgain } from './give-again.ts'
import { oneOfEquals } from './one-of-equals.ts'
import type { LogReader } from './read-log.ts'
import { appendError } from './store-errors.ts'

export type AppendEvents = (offered: CheckedAppend, deadlineMs?: number) => Promise<Appended>

const usualDeadline = 10_000
/** The client's own timer fires at the deadline; ours is the last resort, should it not. */
const graceMs = 1_000
/** How often an append follows the server that leads a cluster. */
const mostReferrals = 3

/** Appends to one stream, and tells what was written now from what an earlier append of the same events had written. */
export function appender(clients: Clients, reader: LogReader, identity: string): AppendEvents {
  const once = async (offered: CheckedAppend, deadlineMs: number): Promise<Appended> => {
    const mark = { attempt: newUuid(), log: identity }
    const isAnswer = (error: unknown) => error instanceof WrongExpectedVersionError
    const give = (withinMs: number) => write(clients, { offered, mark, deadlineMs: withinMs })
    try {
      // Without an expected revision the server need not know again what it was given before.
      const { nextExpectedRevision, position } = await (offered.expected === 'any'
        ? give(deadlineMs)
        : givenAgain(give, { deadlineMs, isAnswer }))
      const revision = Number(nextExpectedRevision)
      const place = position === undefined ? await reader.head() : positionOf(position.commit)
      const duplicate = await isDuplicate(reader, { offered, attempt: mark.attempt, revision })
      return { revision, position: place, duplicate }
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) {
        return conflict(offered, reader, error.actualVersion === 'no_stream' ? -1 : Number(error.actualVersion))
      }
      throw appendError(error)
    }
  }
  const shared = oneOfEquals(once)
  return (offered, deadlineMs = usualDeadline) => (offered.expected === 'any' ? once : shared)(offered, deadlineMs)
}

type Mark = Pick<StoredMeta, 'attempt' | 'log'>
interface Writing {
  offered: CheckedAppend
  /** Stands in the metadata of each event. */
  mark: Mark
  deadlineMs: number
}

async function write(clients: Clients, { offered, mark, deadlineMs }: Writing): Promise<AppendResult> {
  const events = offered.events.map((event) => asJsonEvent(event, mark))
  for (let referrals = 0; ; referrals += 1) {
    const appending = clients.append.appendToStream(offered.stream, events, {
      expectedRevision: revisionOf(offered.expected),
      credentials: clients.credentials,
      requiresLeader: true,
      // Finding the server that leads takes its own time: each call has all of it.
      deadline: deadlineMs,
    })
    try {
      return await inTime(appending, deadlineMs + graceMs)
    } catch (error) {
      if (!(error instanceof NotLeaderError) || referrals === mostReferrals) {
        throw error
      }
    }
  }
}

const revisionOf = (expected: Expected): AppendExpectedRevision =>
  expected === 'any' ? ANY : expected === 'none' ? NO_STREAM : BigInt(expected)

/**
 * Made of the checked text: what JSON cannot hold would neither be written nor refused, and what a caller changes
 * meanwhile changes nothing.
 */
function asJsonEvent({ id, type, ...text }: CheckedEvent, mark: Mark) {
  const { data, meta } = parseStoredEvent(text.data, text.meta)
  const { correlationId: $correlationId, causationId: $causationId } = meta
  const metadata: StoredMeta = { $correlationId, $causationId, ...mark, meta }
  return jsonEvent<{ type: string; data: JsonObject; metadata: StoredMeta }>({ id, type, data, metadata })
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutcomeUnknown(`No answer from the event log within ${ms} ms.`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

interface Written {
  offered: CheckedAppend
  attempt: string
  revision: Revision
}

/** The server answers a repeated append like the first one; what stands in the stream tells which attempt wrote it. */
async function isDuplicate(reader: LogReader, { offered, attempt, revision }: Written): Promise<boolean> {
  if (offered.expected === 'any') {
    return false
  }
  // Who is told of a duplicate reads what was written, which is right in either case.
  return reader.attemptAt(offered.stream, revision).then(
    (writer) => writer !== attempt,
    () => true,
  )
}

/** The events after the expected revision decide: when they are the ones offered, they were written before. */
async function conflict(offered: CheckedAppend, reader: LogReader, actual: Revision): Promise<Appended> {
  const { stream, expected, events } = offered
  const from = typeof expected === 'number' ? expected + 1 : 0
  const there = await reader.readStream(stream, { from, limit: events.length })
  const idAt = (revision: Revision) => there.events[revision - from]?.id
  if (decideAppend(offered, Math.max(actual, there.revision), idAt) === 'duplicate') {
    // A stream does not tell positions; that of the head is not before the events, which is what waiting readers need.
    return { revision: lastOfDuplicate(offered), position: await reader.head(), duplicate: true }
  }
  throw new WrongRevision(stream, expected, actual)
}
