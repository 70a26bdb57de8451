import type { AnyRecorded, DomainEvent } from '../all-events.ts'
import { isRefusal, type Refusal } from '../platform/refusal.ts'
import { recordedHistory, type Told } from './told.ts'

/** What a rule gives: the facts that come of it, or its refusal. */
export type Decision = readonly DomainEvent[] | Refusal
/** A rule with its command in it, waiting for what happened before. */
export type Decide<Event> = (history: readonly Event[]) => Decision

/**
 * Binds a rule to the fold of its state, so that a test reads
 * `given(aVote({ value: 1 })).when(voting({ value: 1 })).emits(...)` with `const voting = rule(castVote, voteState)`.
 */
export function rule<Command, State, Event>(
  decide: (command: Command, state: State) => Decision,
  fold: (history: readonly Event[]) => State,
): (command: Command) => Decide<Event> {
  return (command) => (history) => decide(command, fold(history))
}

/** A fold made of its first state and the step that each event takes. */
export function foldOf<State, Event>(
  initial: State,
  evolve: (state: State, event: Event) => State,
): (history: readonly Event[]) => State {
  return (history) => history.reduce(evolve, initial)
}

/** What happened before, then `.when(rule)`, then `.emits(...)`, `.emitsNothing()` or `.refuses(code)`. */
export function given(...events: readonly Told[]) {
  // A rule's fold knows the events of its stream alone; the test sees to it that it gets no others.
  const history: readonly AnyRecorded[] = recordedHistory(events)
  return {
    when: <Event>(decide: Decide<Event>) => expectations(decide(history as readonly Event[])),
  }
}

function expectations(decision: Decision) {
  return {
    /** Exactly these events, in this order; circumstances of builders are left aside. */
    emits: (...expected: readonly Told[]) => {
      expect(decision).toEqual(expected.map(({ type, data }) => ({ type, data })))
    },
    emitsNothing: () => {
      expect(decision).toEqual([])
    },
    /** Refused with this code and, where given, these words and fields. */
    refuses: (code: string, more: Partial<Omit<Refusal, 'refused'>> = {}) => {
      expect(decision).toMatchObject({ refused: code, ...more })
    },
    /** For what the other words cannot say. */
    decision: () => decision,
    events: (): readonly DomainEvent[] => {
      if (isRefusal(decision)) {
        throw new Error(`refused: ${decision.refused}`)
      }
      return decision
    },
  }
}
