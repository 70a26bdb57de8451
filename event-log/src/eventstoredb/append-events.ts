import {
  ANY,
  jsonEvent,
  NO_STREAM,
  NotLeaderError,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type AppendResult,
} from '@eventstore/db-client'
import { newUuid, type JsonObject } from '@deals/events/platform'
import { Unavailable, OutcomeUnknown } from '@deals/storage'
import type { CheckedAppend, CheckedEvent } from '../checked-append.ts'
import { decideAppend, lastOfDuplicate } from '../decide-append.ts'
import { WrongRevision, type Appended, type AppendOptions, type Expected, type Revision } from '../event-log.ts'
import { parseStoredEvent } from '../parse-stored-event.ts'
import { batchAppends, type BatchAppends } from './batch-appends.ts'
import type { BatchResult, Sent, SentEvent } from './batch-messages.ts'
import type { Clients } from './clients.ts'
import type { StoredMeta } from './event-mark.ts'
import { positionOf } from './parse-resolved.ts'
import { givenAgain } from './give-again.ts'
import { oneOfEquals, type AppendWishes } from './one-of-equals.ts'
import type { LogReader } from './read-log.ts'
import { appendError, hasNeverArrived } from './store-errors.ts'

export interface Appending {
  /** Of the log. */
  readonly identity: string
  /** Told of each append that got no answer over the call that it shares. */
  readonly onUnanswered?: ((reason: string) => void) | undefined
}
export type AppendEvents = (offered: CheckedAppend, options?: Omit<AppendOptions, 'expected'>) => Promise<Appended>

const usualDeadline = 10_000
/** The client's own timer fires at the deadline; ours is the last resort, should it not. */
const graceMs = 1_000
/** How often an append follows the server that leads a cluster. */
const mostReferrals = 3

type Judged = Exclude<BatchResult, { kind: 'failed' }>

/**
 * Appends to one stream, and tells what was written now from what an earlier append of the same events had written.
 * They go over a call that they share, which costs half as much as one for each. Whatever comes of that but an answer
 * is left to a call of its own, with the same ids and the same expectation: it knows deadlines, and follows the server
 * that leads.
 */
export function appender(clients: Clients, reader: LogReader, { identity, onUnanswered }: Appending): AppendEvents {
  const batches = batchAppends(clients.append)
  const once = async (offered: CheckedAppend, options: AppendWishes): Promise<Appended> => {
    const { deadlineMs, tellsDuplicate = true } = options
    const mark = { attempt: newUuid(), log: identity }
    const result = await written(clients, batches, {
      writing: { offered, mark, deadlineMs },
      options,
      ...(onUnanswered && { onUnanswered }),
    })
    if (result.kind === 'wrong-revision') {
      return conflict(offered, reader, result.actual)
    }
    const { revision, commit } = result
    return {
      revision,
      position: commit === undefined ? await reader.head() : positionOf(commit),
      duplicate: tellsDuplicate && (await isDuplicate(reader, { offered, attempt: mark.attempt, revision })),
    }
  }
  const shared = oneOfEquals(once)
  return (offered, options = {}) => {
    const append = offered.expected === 'any' || options.isInOrder === true ? once : shared
    return append(offered, { deadlineMs: usualDeadline, ...options })
  }
}

interface Wanted extends Pick<Appending, 'onUnanswered'> {
  readonly writing: Writing
  readonly options: AppendWishes
}

async function written(
  clients: Clients,
  batches: BatchAppends,
  { writing, options, onUnanswered }: Wanted,
): Promise<Judged> {
  const { deadlineMs, isInOrder = false } = options
  if (writing.offered.expected === 'any' && !isInOrder) {
    return writeAlone(clients, writing)
  }
  // Equal appends of several processes that meet at the server are answered but for one only when they are given again.
  const withinMs = isInOrder ? deadlineMs : deadlineMs / 2
  const begin = performance.now()
  const shared = await batches.send(sentOf(writing), { withinMs, isPatient: isInOrder })
  if (shared.kind !== 'failed') {
    return shared
  }
  onUnanswered?.(shared.reason)
  const unknown = new OutcomeUnknown(`EventStoreDB gave no answer to an append: ${shared.reason}`)
  if (isInOrder) {
    throw unknown
  }
  const left = Math.max(1, deadlineMs - (performance.now() - begin))
  return writeAlone(clients, { ...writing, deadlineMs: left }).catch((error: unknown) => {
    // Whatever became of the second giving, the first may have arrived.
    throw error instanceof Unavailable && !hasNeverArrived(shared.reason) ? unknown : error
  })
}

async function writeAlone(clients: Clients, writing: Writing): Promise<Judged> {
  const isAnswer = (error: unknown) => error instanceof WrongExpectedVersionError
  const give = (withinMs: number) => write(clients, { ...writing, deadlineMs: withinMs })
  try {
    // Without an expected revision the server need not know again what it was given before.
    const { nextExpectedRevision, position } = await (writing.offered.expected === 'any'
      ? give(writing.deadlineMs)
      : givenAgain(give, { deadlineMs: writing.deadlineMs, isAnswer }))
    return { kind: 'written', revision: Number(nextExpectedRevision), commit: position?.commit }
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) {
      return { kind: 'wrong-revision', actual: error.actualVersion === 'no_stream' ? -1 : Number(error.actualVersion) }
    }
    throw appendError(error)
  }
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

/** The same, as texts that are sent as they are. */
function sentOf({ offered: { stream, expected, events }, mark }: Writing): Sent {
  return { stream, expected, events: events.map((event) => sentEvent(event, mark)) }
}

function sentEvent({ id, type, data, meta }: CheckedEvent, mark: Mark): SentEvent {
  const { correlationId, causationId } = parseStoredEvent('{}', meta).meta
  const own = JSON.stringify({ $correlationId: correlationId, $causationId: causationId, ...mark })
  return { id, type, data, metadata: `${own.slice(0, -1)},"meta":${meta}}` }
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
