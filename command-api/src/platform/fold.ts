import type { AnyRecorded, EventType, EventTypeIn, RecordedByType, StreamCategory } from '@deals/events'
import type { Codec, EventLog } from '@deals/events/log'

/** How a stream becomes the state that a rule reads. */
export interface Fold<State> {
  readonly initial: State
  readonly evolve: (state: State, event: AnyRecorded) => State
}

type Answers<Type extends EventType, State> = {
  readonly [T in Type]: (state: State, event: RecordedByType[T]) => State
}
type SomeAnswers<State> = Partial<Answers<EventType, State>>

/** A fold that answers every event of its kind of stream, so that a new event without an answer does not compile. */
export function fold<Category extends StreamCategory, State>(
  initial: State,
  answers: Answers<EventTypeIn<Category>, State>,
): Fold<State>
export function fold<State>(initial: State, answers: SomeAnswers<State>): Fold<State> {
  return { initial, evolve: (state, event) => answered(answers, state, { type: event.type, event }) }
}

function answered<Type extends EventType, State>(
  answers: SomeAnswers<State>,
  state: State,
  { type, event }: { type: Type; event: RecordedByType[Type] },
): State {
  const answer = answers[type]
  return answer === undefined ? state : answer(state, event)
}

export interface Missing {
  readonly status: 'missing'
}
const missing: Missing = { status: 'missing' }

type Beginnings<Type extends EventType, Thing> = { readonly [T in Type]: (event: RecordedByType[T]) => Thing }

/** The same for a thing that its first event brings into being; what comes before that changes nothing. */
export function foldFrom<Category extends StreamCategory, First extends EventTypeIn<Category>, Thing>(
  begins: Beginnings<First, Thing>,
  then: Answers<Exclude<EventTypeIn<Category>, First>, Thing>,
): Fold<Missing | Thing>
export function foldFrom<Thing extends object>(
  begins: Partial<Beginnings<EventType, Thing>>,
  then: SomeAnswers<Thing>,
): Fold<Missing | Thing> {
  return {
    initial: missing,
    evolve: (state, event) => {
      const known = { type: event.type, event }
      return isMissing(state) ? begun(begins, known) : answered(then, state, known)
    },
  }
}

const isMissing = (state: object): state is Missing => 'status' in state && state.status === 'missing'

function begun<Type extends EventType, Thing>(
  begins: Partial<Beginnings<EventType, Thing>>,
  { type, event }: { type: Type; event: RecordedByType[Type] },
): Missing | Thing {
  return begins[type]?.(event) ?? missing
}

export interface Clock {
  now(): number
}

/** What deciding needs of the world. */
export interface LogPorts {
  readonly log: EventLog
  readonly codec: Codec
  readonly clock: Clock
  /** Facts are written after they happened: the clock tells when they did. */
  readonly imported?: boolean
}

/** A stream as the log has it, decoded; events of programs newer than this one are passed over. */
export async function readHistory(
  { log, codec }: Pick<LogPorts, 'log' | 'codec'>,
  stream: string,
): Promise<{ revision: number; history: AnyRecorded[] }> {
  const { revision, events } = await log.readStream(stream)
  return { revision, history: await codec.decodeAll(events.filter(({ type }) => codec.knows(type))) }
}

/** The state of a stream for commands that only look at it. */
export async function loadState<State>(
  ports: Pick<LogPorts, 'log' | 'codec'>,
  stream: string,
  fold: Fold<State>,
): Promise<State> {
  const { history } = await readHistory(ports, stream)
  return history.reduce(fold.evolve, fold.initial)
}
