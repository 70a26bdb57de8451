import { numberOf, type EventMeta, type JsonObject, type Position } from '@deals/events/platform'

export { OutcomeUnknown } from '@deals/storage'

/** 0-based place of an event in its stream; the last one of a stream that does not exist is -1. */
export type Revision = number
export type Expected = Revision | 'none' | 'any'

export interface NewEvent {
  id: string
  type: string
  data: JsonObject
  meta: EventMeta
}
export interface StreamEvent extends NewEvent {
  stream: string
  revision: Revision
  /** Milliseconds, set by the store; never decreases with position. */
  at: number
  /** Why payload and metadata cannot be read; they are empty then, and decoding the event throws. */
  damaged?: string | undefined
}
export interface LogEvent extends StreamEvent {
  position: Position
}
export interface Appended {
  revision: Revision
  position: Position
  /** True when the very same events were there already. */
  duplicate: boolean
}
export interface Batch {
  events: LogEvent[]
  /** Everything up to here has been delivered. */
  upTo: Position
  /** True once the tail of the log was reached. */
  live: boolean
}
export interface StreamSlice {
  exists: boolean
  /** Revision of the stream's last event, -1 for a stream that does not exist. */
  revision: Revision
  events: StreamEvent[]
}
export interface ReadAllOptions {
  after: Position
  upTo?: Position
  limit: number
  categories?: readonly string[]
}
export interface SubscribeOptions {
  after: Position
  categories?: readonly string[]
  maxBatch?: number
  /** A moment for company before the next reading at the tail. */
  lingerMs?: number
  /** How long that moment is while many come: who is behind by some of them is so whether they come one by one or together. */
  busyLingerMs?: number
  signal: AbortSignal
}

export interface AppendOptions {
  expected: Expected
  deadlineMs?: number
  /**
   * False for whoever need not know who wrote the events, because their ids tell what they say: then `duplicate` may
   * be false though they were there already, and nothing is asked of a log that does not know it anyway.
   */
  tellsDuplicate?: boolean
  /**
   * Written behind every append that was given before it in the same way, without waiting for the answers. What fails
   * is not given again, and those behind it may be written all the same: the order is then no longer the one wanted.
   */
  isInOrder?: boolean
}

/** The append-only log. Semantics: docs/reference; pinned by event-log.contract.ts on every adapter. */
export interface EventLog {
  /** Throws WrongRevision, Unavailable, OutcomeUnknown or Invalid. */
  append(stream: string, events: readonly NewEvent[], options: AppendOptions): Promise<Appended>
  readStream(stream: string, options?: { from?: Revision; limit?: number; reverse?: boolean }): Promise<StreamSlice>
  readAll(options: ReadAllOptions): Promise<Batch>
  subscribe(options: SubscribeOptions): AsyncIterable<Batch>
  /** Position of the last event; `beforeFirst` where there is none. */
  head(): Promise<Position>
  /** Undefined for a position that no event of this log has. */
  eventAt(position: Position): Promise<LogEvent | undefined>
  /** The last events of the log, the oldest of them first. */
  latest(count: number): Promise<LogEvent[]>
  /** How many events lie behind one position up to another; undefined where the log would have to read them all. */
  between(after: Position, upTo: Position): Promise<number | undefined>
  /**
   * About as many events as lie behind one position up to another, judged by the room that they take where the log does
   * not count: for the share of a way and for choosing between ways, never to be told as a number.
   */
  estimate(after: Position, upTo: Position): number
  /** Made once with the log and kept in it: whose positions these are. Asked of the log itself each time. */
  identity(): Promise<string>
  /**
   * What its positions promise, beside rising: that none is left out, where they are dense. And whether it is at hand: then
   * nobody waits for what is read, and what is read ahead is only kept the longer.
   */
  readonly promises: { readonly dense: boolean; readonly atHand?: boolean }
  close(): Promise<void>
}

/** The stream is not where the caller expected it; nothing was written. */
export class WrongRevision extends Error {
  readonly stream: string
  readonly expected: Expected
  readonly actual: Revision
  constructor(stream: string, expected: Expected, actual: Revision) {
    super(`${stream}: expected ${expected}, found ${actual === -1 ? 'no stream' : actual}`)
    this.name = 'WrongRevision'
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}
/** The caller offered something that no store may hold, or asked from a position that no event has. */
export class Invalid extends Error {
  override name = 'Invalid'
}

/** What whoever asks from a position hears that no event of the log has. */
export const noEventAt = (position: Position): Invalid =>
  new Invalid(`The event log has no event at position ${numberOf(position)}.`)
