import {
  beforeFirst,
  numberOf,
  WrongRevision,
  type EventLog,
  type LogEvent,
  type NewEvent,
  type Position,
} from './event-log.ts'
import { StoreProblem } from './store-problem.ts'

export interface CopyLogOptions {
  from: EventLog
  to: EventLog
  /** Milliseconds; when the copy was written stands in each event. */
  clock: { now(): number }
  signal: AbortSignal
  /** `total` is null where the log that is copied cannot count its events beforehand. */
  onProgress?: (progress: { events: number; total: number | null }) => void
}
export interface CopiedLog {
  events: number
  /** Those that an earlier copy had brought already. */
  present: number
  /** Place of the last copied event in the log it came from. */
  position: Position
}

const batchSize = 1000
const mostInOneAppend = 100
const mostBytes = 900_000

/**
 * Writes every event of one log into another, in the order of the first, with the same ids, streams and revisions. An
 * event keeps its time as the time of its fact, and says when it was imported, so that nobody acts on it twice. A copy
 * that was cut off is begun again: what is there already is passed by. Throws WrongRevision where the other log holds
 * something else, Unavailable or OutcomeUnknown where a store does not answer.
 */
export async function copyLog(options: CopyLogOptions): Promise<CopiedLog> {
  const { from, signal, onProgress } = options
  const copied: CopiedLog = { events: 0, present: 0, position: beforeFirst }
  const head = await from.head()
  const total = (await from.between(beforeFirst, head)) ?? null
  while (copied.position < head && !signal.aborted) {
    const batch = await from.readAll({ after: copied.position, upTo: head, limit: batchSize })
    for (const run of runsOf(batch.events)) {
      signal.throwIfAborted()
      copied.present += await copyRun(run, options)
      copied.events += run.length
    }
    copied.position = batch.upTo
    onProgress?.({ events: copied.events, total })
  }
  return copied
}

/** Answers how many events of the run were there already. */
async function copyRun(run: readonly LogEvent[], options: CopyLogOptions): Promise<number> {
  try {
    return (await appendRun(run, options)) ? run.length : 0
  } catch (error) {
    // An earlier copy may have ended in the middle of what is one run now.
    const present = error instanceof WrongRevision ? await countPresent(run, options.to) : 0
    if (present === 0) {
      throw error
    }
    await appendRun(run.slice(present), options)
    return present
  }
}

async function appendRun(run: readonly LogEvent[], { to, clock }: CopyLogOptions): Promise<boolean> {
  const [first] = run
  if (first === undefined) {
    return true
  }
  const spoiled = run.find(({ damaged }) => damaged !== undefined)
  if (spoiled !== undefined) {
    const { position, type } = spoiled
    throw new StoreProblem(`The event at ${numberOf(position)}, ${type}, cannot be copied: ${spoiled.damaged ?? ''}.`)
  }
  const importedAt = clock.now()
  const events = run.map(({ id, type, data, meta, at }): NewEvent => {
    const times = { occurredAt: meta.occurredAt ?? at, importedAt: meta.importedAt ?? importedAt }
    return { id, type, data, meta: { ...meta, ...times } }
  })
  const expected = first.revision === 0 ? 'none' : first.revision - 1
  const { duplicate } = await to.append(first.stream, events, { expected })
  return duplicate
}

/** How many of a run, from its first on, are in the other log; 0 where that holds something else. */
async function countPresent(run: readonly LogEvent[], to: EventLog): Promise<number> {
  const [first] = run
  if (first === undefined) {
    return 0
  }
  const { events } = await to.readStream(first.stream, { from: first.revision, limit: run.length })
  return events.every(({ id }, at) => id === run[at]?.id) ? events.length : 0
}

/** Neighbours of one stream go into one append, as far as an append can hold them. */
function runsOf(events: readonly LogEvent[]): LogEvent[][] {
  const runs: LogEvent[][] = []
  let bytes = 0
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event))
    const run = runs.at(-1)
    if (run?.[0]?.stream === event.stream && run.length < mostInOneAppend && bytes + size <= mostBytes) {
      run.push(event)
      bytes += size
    } else {
      runs.push([event])
      bytes = size
    }
  }
  return runs
}
