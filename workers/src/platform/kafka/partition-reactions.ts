import { beforeFirst, earlierOf, earliestOf, laterOf, type Position } from '@deals/events'
import {
  everyPartition,
  keyIn,
  partitionOf,
  runsOf,
  views,
  type CarriedRecord,
  type LogEvent,
  type View,
} from '@deals/event-log'
import { givingJobs } from '../give-jobs.ts'
import { beginAt, checkpointName, saveCheckpoint, type Checkpoint } from '../reaction-checkpoint.ts'
import type { RunReactionsOptions } from '../run-reactions.ts'

/** A part of what one partition carries. */
export interface CarriedPiece {
  view: View
  partition: number
  records: readonly CarriedRecord[]
  /** Called between long steps. Throws when the partition was given to another process. */
  beat(): Promise<void>
}

export interface PartitionReactionsOptions extends RunReactionsOptions {
  /** How many partitions each view has. */
  partitions: number
  /** Of the log, whose positions the checkpoints hold. */
  identity: string
}

/** Turns what partitions carry into jobs, each at least once, with a checkpoint for every partition. */
export interface PartitionReactions {
  receive(piece: CarriedPiece): Promise<void>
  /** How far all partitions are, whoever works on them: read from the checkpoints. */
  lowest(): Promise<Position>
  /** Takes note of what the queue calls itself now; another name means that it has lost its jobs. */
  setMark(mark: string): void
}

interface State extends PartitionReactionsOptions {
  mark: string
  give: ReturnType<typeof givingJobs>
  /** Positions of the partitions that this process worked on, which may be further than what is saved. */
  reached: Map<string, Position>
  saved: Map<string, { position: Position; at: number }>
}

const pageSize = 1000
const saveEvery = 2_000

const nameOf = (view: View, index: number, count: number) => `${checkpointName} ${view} ${index}/${count}`

export function partitionReactions(options: PartitionReactionsOptions, mark: string): PartitionReactions {
  const state: State = { ...options, mark, give: givingJobs(options), reached: new Map(), saved: new Map() }
  return {
    receive: (piece) => receive(state, piece),
    lowest: () => lowest(state),
    setMark(now) {
      if (now !== state.mark) {
        state.logger.warn({}, 'the queue has lost its jobs; the events of the last hour bring theirs again')
        state.mark = now
        state.give = givingJobs(options)
        state.reached.clear()
      }
    },
  }
}

async function receive(state: State, piece: CarriedPiece): Promise<void> {
  const { view, partition, records } = piece
  const { log, signal, partitions, logger } = state
  const name = nameOf(view, partition, partitions)
  const receiving = { name, mark: state.mark }
  let position = await begin(state, receiving)
  const isMine = (event: LogEvent) => isOf(event, { view, index: partition, count: partitions })
  for (const { after, upTo, events } of runsOf(records)) {
    if (position < after) {
      logger.info({ view, partition, after: position, upTo: after }, 'events are read from the log itself')
    }
    while (position < after && !signal.aborted) {
      const batch = await log.readAll({ after: position, upTo: after, limit: pageSize })
      await react(state, receiving, { events: batch.events.filter(isMine), upTo: earlierOf(batch.upTo, after) })
      position = laterOf(position, earlierOf(batch.upTo, after))
      await piece.beat()
    }
    if (position < upTo && !signal.aborted) {
      const since = position
      await react(state, receiving, { events: events.filter((one) => one.position > since && isMine(one)), upTo })
      position = upTo
    }
  }
  await saveWhenDue(state, name)
}

interface Receiving {
  name: string
  /** What the queue called itself when this began. */
  mark: string
}

/** Where to go on: another process may have worked on the partition, and the queue may have forgotten what it got. */
async function begin({ checkpoints, reached }: State, { name, mark }: Receiving): Promise<Position> {
  const stored = (await checkpoints.get(name))?.value ?? (await checkpoints.get(checkpointName))?.value
  const { after, isLost } = beginAt(stored, mark)
  return isLost ? (reached.get(name) ?? after) : laterOf(after, reached.get(name) ?? beforeFirst)
}

async function react(
  state: State,
  { name, mark }: Receiving,
  { events, upTo }: { events: readonly LogEvent[]; upTo: Position },
): Promise<void> {
  const hasGiven = await state.give(events)
  if (state.mark !== mark) {
    // The queue has lost what it was given before this: from there on the jobs are brought again, and not from here.
    return
  }
  state.reached.set(name, upTo)
  if (hasGiven) {
    await save(state, name)
  }
}

/** Events that bring no jobs may be read again; saving after each of them would cost a write to the disk. */
async function saveWhenDue(state: State, name: string): Promise<void> {
  const { position = beforeFirst, at = Number.NEGATIVE_INFINITY } = state.saved.get(name) ?? {}
  if ((state.reached.get(name) ?? beforeFirst) > position && performance.now() - at >= saveEvery) {
    await save(state, name)
  }
}

async function save({ checkpoints, mark, identity, reached, saved, clock = Date }: State, name: string): Promise<void> {
  const position = reached.get(name) ?? beforeFirst
  saved.set(name, { position, at: performance.now() })
  await saveCheckpoint(checkpoints, { position, mark, log: identity, at: clock.now() }, name)
}

/** An event brings its jobs in one partition of one view, in however many it is carried. */
function isOf(event: LogEvent, { view, index, count }: { view: View; index: number; count: number }): boolean {
  const home = views.find((one) => keyIn(one, event) !== null)
  const key = home === view ? keyIn(home, event) : null
  return key === everyPartition ? index === 0 : key !== null && partitionOf(key, count) === index
}

/** Also kept under the name that workers without Kafka go on from. */
async function lowest({ checkpoints, partitions, reached, mark, identity, clock = Date }: State): Promise<Position> {
  const names = views.flatMap((view) => Array.from({ length: partitions }, (_, at) => nameOf(view, at, partitions)))
  const stored = await checkpoints.list(`${checkpointName} `, 10_000)
  const savedOf = (name: string): Checkpoint | undefined => stored.find(({ id }) => id === name)?.value
  const positions = names.map((name) =>
    laterOf(savedOf(name)?.position ?? beforeFirst, reached.get(name) ?? beforeFirst),
  )
  const position = earliestOf(positions)
  // What another queue was given, this one does not have.
  const isOfThisQueue = names.every((name) => reached.has(name) || (savedOf(name)?.mark ?? mark) === mark)
  if (position > beforeFirst && stored.length > 0 && isOfThisQueue) {
    await saveCheckpoint(checkpoints, { position, mark, log: identity, at: clock.now() })
  }
  return position
}
