import type { AnyRecorded, EventType, EventTypeIn, RecordedByType, StreamCategory } from '@deals/events'
import type { Codec, EventLog, StreamEvent } from '@deals/event-log'
import type { KnownStream, KnownStreams } from './known-streams.ts'

/** Only what is made here has it: a fold written by hand, which may forget an event of its stream, does not compile. */
const closed: unique symbol = Symbol('closed')

/** How a stream becomes the state that a rule reads. */
export interface Fold<State> {
  readonly [closed]: true
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
  return {
    [closed]: true,
    initial,
    evolve: (state, event) => answered(answers, state, { type: event.type, event }),
  }
}

/** Answers to events of a stream that change nothing of what a fold keeps. */
export function unchangedBy<Type extends EventType>(
  ...types: readonly Type[]
): { readonly [T in Type]: <State>(state: State) => State }
export function unchangedBy(...types: readonly EventType[]) {
  return Object.fromEntries(types.map((type) => [type, <State>(state: State) => state]))
}

/** The same fold, with what every event leaves besides. */
export const leaving = <State>(
  { evolve, ...fold }: Fold<State>,
  left: (after: State, event: AnyRecorded) => State,
): Fold<State> => ({ ...fold, evolve: (state, event) => left(evolve(state, event), event) })

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
    [closed]: true,
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
  /** What this process knows of the streams that it read and wrote last. */
  readonly streams: KnownStreams
  /** By what the positions of this log are told from those of the log that it holds a copy of; undefined where it holds none. */
  readonly copyTag: () => Promise<string | undefined>
  /** Facts are written after they happened: the clock tells when they did. */
  readonly imported?: boolean
}

type Reading = Pick<LogPorts, 'log' | 'codec' | 'streams'>

/** A stream as the log has it; events of programs newer than this one are passed over. */
export function readKnown(ports: Reading, stream: string): Promise<DecodedStream> {
  return ports.streams.during(stream, async (keep) => {
    const known = (await readOn(ports, stream)) ?? (await readWhole(ports, stream))
    keep(withoutSealed(known))
    return known
  })
}

async function readWhole({ log, codec }: Reading, stream: string): Promise<DecodedStream> {
  const { revision, events } = await log.readStream(stream)
  return decodedStream(codec, { revision, events: events.filter(({ type }) => codec.knows(type)) })
}

/** What was added to a known stream. Its last event is read again: where that is another one, nothing known holds. */
async function readOn({ log, codec, streams }: Reading, stream: string): Promise<DecodedStream | undefined> {
  const known = streams.find(stream)
  const last = known?.events.at(-1)
  if (known === undefined || last?.revision !== known.revision) {
    return undefined
  }
  const { revision, events } = await log.readStream(stream, { from: last.revision })
  const [same, ...added] = events.filter(({ type }) => codec.knows(type))
  if (same?.id !== last.id) {
    return undefined
  }
  const history = known.history && [...known.history, ...(await codec.decodeAll(added))]
  return decodedStream(codec, { revision, events: [...known.events, ...added], history })
}

/** A stream with its history decoded. */
export interface DecodedStream extends KnownStream {
  readonly history: readonly AnyRecorded[]
}

export async function decodedStream(codec: Codec, known: KnownStream): Promise<DecodedStream> {
  return { ...known, history: known.history ?? (await codec.decodeAll(known.events)) }
}

/** What may be kept of a stream: its decoded history only where nothing in it was sealed. */
export function withoutSealed(known: DecodedStream): KnownStream {
  const { revision, events } = known
  return events.some(isSealed) ? { revision, events } : known
}

const isSealed = ({ meta }: StreamEvent) => meta.keys !== undefined

export async function readHistory(ports: Reading, stream: string): Promise<readonly AnyRecorded[]> {
  return (await readKnown(ports, stream)).history
}

/** The state of a stream for commands that only look at it. */
export async function loadState<State>(ports: Reading, stream: string, fold: Fold<State>): Promise<State> {
  return (await readHistory(ports, stream)).reduce(fold.evolve, fold.initial)
}

interface Asked<State> {
  readonly stream: string
  readonly fold: Fold<State>
  /** What people wrote stays in the state as it lies in the log. */
  readonly staysSealed?: boolean
  /**
   * States of known streams, to be folded once. Of what is opened for them only that of a stream which itself tells when
   * its key is destroyed: they are forgotten with what is known of it.
   */
  readonly folded?: WeakMap<KnownStream, State>
}

/**
 * The same where a moment ago is soon enough: what this process knows, as long as the log is followed and the state
 * is one to go on with. Whoever would be told no because of it gets it read anew, so that nobody is refused for what
 * is no longer so.
 */
export async function knownState<State>(
  ports: Reading,
  asked: Asked<State>,
  isEnough: (state: State) => boolean,
): Promise<State> {
  const { stream, fold, folded } = asked
  const known = ports.streams.findCurrent(stream)
  const state = known && (folded?.get(known) ?? (await foldKnown(ports, asked, known)))
  return state !== undefined && isEnough(state) ? state : loadState(ports, stream, fold)
}

async function foldKnown<State>(
  { codec }: Reading,
  { fold, folded, staysSealed = false }: Asked<State>,
  known: KnownStream,
): Promise<State> {
  const { events } = known
  const history =
    known.history ?? (staysSealed ? events.map((event) => codec.decodeSealed(event)) : await codec.decodeAll(events))
  const state = history.reduce(fold.evolve, fold.initial)
  folded?.set(known, state)
  return state
}
