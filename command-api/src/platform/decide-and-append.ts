import { setTimeout as delay } from 'node:timers/promises'
import type { AnyRecorded, DomainEvent, Position } from '@deals/events'
import { OutcomeUnknown, SubjectErased, WrongRevision, type Appended, type NewEvent } from '@deals/event-log'
import { Unavailable } from '@deals/storage'
import { decodedStream, readKnown, withoutSealed, type DecodedStream, type Fold, type LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import type { KnownStream } from './known-streams.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

const tries = 6

/** A rule with its command in it, and the stream that it decides on. */
export interface Decision<State> {
  readonly stream: string
  readonly fold: Fold<State>
  readonly decide: (state: State) => readonly DomainEvent[] | Refused
  /** Whose key seals the personal text, where the payload does not name them. */
  readonly subject?: (state: State) => string | undefined
  /** A stream of which nothing is known mostly does not exist: that is supposed, and the log judges it by the append. */
  readonly isMostlyNew?: boolean
}

/** Whoever raced with somebody, or got no answer, tries again a moment later, and not all of them at once. */
const breath = () => delay(5 + Math.random() * 75)

const notThere: KnownStream = { revision: -1, events: [], history: [] }

/** What came of a decision. */
export interface Decided<State> {
  readonly before: State
  readonly after: State
  /** What was written, by this call or by an earlier one of the same command. */
  readonly events: readonly AnyRecorded[]
  /** How far the log had come. */
  readonly position: Position
}

/**
 * Load, fold, decide, append with the revision that was read. A command that is given again finds its own events in
 * the stream and gets its first answer; one that lost a race decides anew on what the winner left.
 */
export async function decideAndAppend<State>(
  ports: LogPorts,
  by: Invocation,
  decision: Decision<State>,
): Promise<Decided<State> | Refused> {
  const { stream, isMostlyNew = false } = decision
  const known = ports.streams.find(stream) ?? (isMostlyNew ? notThere : undefined)
  if (known !== undefined) {
    const outcome = await decideOn(ports, by, { decision, known: await decodedStream(ports.codec, known) })
    if (outcome !== 'ask-anew') {
      return outcome
    }
  }
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const outcome = await decideOn(ports, by, { decision, known: await readKnown(ports, stream), isRead: true })
    if (outcome !== 'ask-anew') {
      return outcome
    }
    await breath()
  }
  return refuse('busy')
}

interface Attempt<State> {
  readonly decision: Decision<State>
  readonly known: DecodedStream
  /** It was read for this attempt; otherwise it is what this process knew. */
  readonly isRead?: boolean
}

async function decideOn<State>(
  ports: LogPorts,
  by: Invocation,
  attempt: Attempt<State>,
): Promise<Decided<State> | Refused | 'ask-anew'> {
  const { fold, decide } = attempt.decision
  const { history } = attempt.known
  const earlier = history.filter(({ meta }) => meta.commandId === by.commandId)
  if (earlier.length > 0) {
    return repeated(history, { fold, earlier, position: await ports.log.head() })
  }
  const before = history.reduce(fold.evolve, fold.initial)
  const decided = decide(before)
  if (!isRefused(decided) && decided.length > 0) {
    return appendDecided(ports, by, { ...attempt, before, decided })
  }
  if (attempt.isRead !== true) {
    // An append is judged by the log. A no, or a change that is none, is said of the stream as it is now.
    return 'ask-anew'
  }
  return isRefused(decided) ? decided : { before, after: before, events: [], position: await ports.log.head() }
}

interface Deciding<State> extends Attempt<State> {
  readonly before: State
  readonly decided: readonly DomainEvent[]
}

async function appendDecided<State>(
  ports: LogPorts,
  by: Invocation,
  { decision, known, before, decided }: Deciding<State>,
): Promise<Decided<State> | 'ask-anew'> {
  const { stream, fold } = decision
  const offered = await encoded(ports, by, { stream, events: decided, subject: decision.subject?.(before) })
  return ports.streams.during(stream, async (keep) => {
    const expected = expecting(known.revision)
    const appended = await appendOnce(ports, { stream, offered, expected })
    if (appended === 'lost-race' || appended.duplicate) {
      // A duplicate was written by another giving of this command; what it wrote is read, not what was offered here.
      return 'ask-anew'
    }
    const first = appended.revision - offered.length + 1
    const at = ports.clock.now()
    const written = offered.map((event, index) => ({ ...event, stream, revision: first + index, at }))
    const events = await ports.codec.decodeAll(written.map((event) => ({ ...event, position: appended.position })))
    const history = [...known.history, ...events]
    keep(withoutSealed({ revision: appended.revision, events: [...known.events, ...written], history }))
    return { before, after: events.reduce(fold.evolve, before), events, position: appended.position }
  })
}

/** The answer as it was when the command was first given: later events of the stream are left aside. */
function repeated<State>(
  history: readonly AnyRecorded[],
  { fold, earlier, position }: { fold: Fold<State>; earlier: readonly AnyRecorded[]; position: Position },
): Decided<State> {
  const start = earlier[0]?.revision ?? 0
  const before = history.filter(({ revision }) => revision < start).reduce(fold.evolve, fold.initial)
  return { before, after: earlier.reduce(fold.evolve, before), events: earlier, position }
}

interface Facts {
  readonly stream: string
  readonly events: readonly DomainEvent[]
  readonly subject?: string | undefined
}

async function encoded(ports: LogPorts, by: Invocation, { stream, events, subject }: Facts): Promise<NewEvent[]> {
  const { commandId, correlationId, causationId, actor, requestId } = by
  const knownIn = await ports.copyTag()
  const meta = {
    commandId,
    correlationId,
    causationId,
    actor,
    ...(requestId !== undefined && { requestId }),
    ...(knownIn !== undefined && { knownIn }),
    ...(ports.imported === true && { occurredAt: ports.clock.now(), importedAt: Date.now() }),
  }
  try {
    return await ports.codec.encode(events, { stream, meta, ...(subject !== undefined && { subject }) })
  } catch (error) {
    // The text is about somebody who left; then it belongs to the one who writes it.
    if (error instanceof SubjectErased && actor.id !== null && actor.id !== subject) {
      return ports.codec.encode(events, { stream, meta, subject: actor.id })
    }
    throw error
  }
}

interface Offer {
  readonly stream: string
  readonly offered: readonly NewEvent[]
  readonly expected: number | 'none'
}

async function appendOnce({ log }: LogPorts, offer: Offer): Promise<Appended | 'lost-race'> {
  // The id of an event tells what it says, so whoever wrote it wrote this; what is sealed it does not tell.
  const tellsDuplicate = offer.offered.some(({ meta }) => meta.keys !== undefined)
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await log.append(offer.stream, offer.offered, { expected: offer.expected, tellsDuplicate })
    } catch (error) {
      if (error instanceof WrongRevision) {
        return 'lost-race'
      }
      if (!(error instanceof OutcomeUnknown)) {
        throw error
      }
      // The same ids and the same expectation: if it was written after all, the log says so.
      await breath()
    }
  }
  throw new Unavailable(`${offer.stream}: no answer from the log`)
}

/** Of a stream in which nothing is decided, so many of the last events are looked at. */
const lastEvents = 5
const triesAtTheEnd = 50

/**
 * Writes to the end of a stream in which nothing is decided, and of which only the end is read: it tells what was written
 * by an earlier giving of this command, and where an append whose answer gets lost would have written.
 */
export async function appendAtEnd(ports: LogPorts, by: Invocation, facts: Facts): Promise<Position> {
  const { stream } = facts
  const offered = await encoded(ports, by, facts)
  const isOffered = ({ id }: Pick<NewEvent, 'id'>) => offered.some((event) => event.id === id)
  for (let attempt = 1; attempt <= triesAtTheEnd; attempt += 1) {
    const { revision, events } = await ports.log.readStream(stream, { reverse: true, limit: lastEvents })
    if (events.some(isOffered)) {
      return ports.log.head()
    }
    const appended = await appendOnce(ports, { stream, offered, expected: expecting(revision) })
    ports.streams.forget(stream)
    if (appended !== 'lost-race') {
      return appended.position
    }
    await breath()
  }
  throw new Unavailable(`${stream}: others were quicker each time`)
}

const expecting = (revision: number): Offer['expected'] => (revision === -1 ? 'none' : revision)
