import { setTimeout as delay } from 'node:timers/promises'
import type { AnyRecorded, DomainEvent } from '@deals/events'
import { OutcomeUnknown, SubjectErased, Unavailable, WrongRevision } from '@deals/events/log'
import type { Appended, NewEvent, Position } from '@deals/events/log'
import { readHistory, type Fold, type LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

const tries = 6

/** A rule with its command in it, and the stream that it decides on. */
export interface Decision<State> {
  readonly stream: string
  readonly fold: Fold<State>
  readonly decide: (state: State) => readonly DomainEvent[] | Refused
  /** Whose key seals the personal text, where the payload does not name them. */
  readonly subject?: (state: State) => string | undefined
}

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
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const outcome = await decideOnce(ports, by, decision)
    if (outcome !== 'lost-race') {
      return outcome
    }
    await delay(5 + Math.random() * 75)
  }
  return refuse('busy')
}

async function decideOnce<State>(
  ports: LogPorts,
  by: Invocation,
  decision: Decision<State>,
): Promise<Decided<State> | Refused | 'lost-race'> {
  const { fold, stream } = decision
  const { revision, history } = await readHistory(ports, stream)
  const earlier = history.filter(({ meta }) => meta.commandId === by.commandId)
  if (earlier.length > 0) {
    return repeated(history, { fold, earlier, position: await ports.log.head() })
  }
  const before = history.reduce(fold.evolve, fold.initial)
  const decided = decision.decide(before)
  if (isRefused(decided)) {
    return decided
  }
  if (decided.length === 0) {
    return { before, after: before, events: [], position: await ports.log.head() }
  }
  const offered = await encoded(ports, by, { stream, events: decided, subject: decision.subject?.(before) })
  const appended = await appendOnce(ports, { stream, offered, expected: revision === -1 ? 'none' : revision })
  if (appended === 'lost-race' || appended.duplicate) {
    // A duplicate was written by another giving of this command; what it wrote is read, not what was offered here.
    return 'lost-race'
  }
  const first = appended.revision - offered.length + 1
  const at = ports.clock.now()
  const events = await ports.codec.decodeAll(
    offered.map((event, index) => ({ ...event, stream, revision: first + index, at, position: appended.position })),
  )
  return { before, after: events.reduce(fold.evolve, before), events, position: appended.position }
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
  const meta = {
    commandId,
    correlationId,
    causationId,
    actor,
    ...(requestId !== undefined && { requestId }),
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
  readonly expected: number | 'none' | 'any'
}

async function appendOnce({ log }: LogPorts, offer: Offer): Promise<Appended | 'lost-race'> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await log.append(offer.stream, offer.offered, { expected: offer.expected })
    } catch (error) {
      if (error instanceof WrongRevision) {
        return 'lost-race'
      }
      if (!(error instanceof OutcomeUnknown)) {
        throw error
      }
      // The same ids and the same expectation: if it was written after all, the log says so.
      await delay(5 + Math.random() * 75)
    }
  }
  throw new Unavailable(`${offer.stream}: no answer from the log`)
}

/** Writes without reading, for streams in which nothing is decided. */
export async function appendBlindly(ports: LogPorts, by: Invocation, facts: Facts): Promise<Position> {
  const offered = await encoded(ports, by, facts)
  const appended = await appendOnce(ports, { stream: facts.stream, offered, expected: 'any' })
  return appended === 'lost-race' ? ports.log.head() : appended.position
}
