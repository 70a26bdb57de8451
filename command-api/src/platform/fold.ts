import type { AnyRecorded } from '@deals/events'
import type { Codec, EventLog } from '@deals/events/log'

/** How a stream becomes the state that a rule reads. */
export interface Fold<State> {
  readonly initial: State
  readonly evolve: (state: State, event: AnyRecorded) => State
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
