import { afterLast, beforeFirst, numberOf, type Position } from '@deals/events/platform'
import { StoreProblem } from '@deals/storage'
import { eventsOf } from './compare-logs.ts'
import { WrongRevision, type EventLog, type LogEvent, type NewEvent } from './event-log.ts'
import { expectedTotal } from './expected-total.ts'

export interface CopyLogOptions {
  from: Pick<EventLog, 'head' | 'readAll' | 'between' | 'estimate'>
  to: EventLog
  /** Milliseconds; when the copy was written stands in each event. */
  clock: { now(): number }
  signal: AbortSignal
  /** Up to here events have brought their letters and jobs; later ones bring them in the copy. All have, if nothing is said. */
  reacted?: Position | undefined
  /** `total` is told beforehand where the log that is copied can count, else by the share of the way. */
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

/** Each costs a way to the server and back; so many are on their way at once. */
const mostUnderWay = 256

/**
 * Writes every event of one log into another, in the order of the first, with the same ids, streams and revisions. An
 * event keeps its time as the time of its fact, and says when it was imported, so that nobody acts on it twice, unless
 * nobody has acted on it yet. A copy
 * that was cut off is begun again: what is there already is passed by. Throws WrongRevision where the other log holds
 * something else, Unavailable or OutcomeUnknown where a store does not answer.
 */
export async function copyLog(options: CopyLogOptions): Promise<CopiedLog> {
  const { from, to, signal, onProgress } = options
  const copied: CopiedLog = { events: 0, present: 0, position: beforeFirst }
  const head = await from.head()
  const total = await expectedTotal(from, beforeFirst, head)
  const there = eventsOf(to, signal)
  const underWay = inOrder(mostUnderWay)
  try {
    while (copied.position < head && !signal.aborted) {
      const batch = await from.readAll({ after: copied.position, upTo: head, limit: batchSize })
      const present = await countPresent(batch.events, there)
      for (const run of runsOf(batch.events.slice(present))) {
        signal.throwIfAborted()
        await underWay.give(() => appendRun(run, options))
      }
      copied.present += present
      copied.events += batch.events.length
      copied.position = batch.upTo
      onProgress?.({ events: copied.events, total: total(copied) })
    }
  } finally {
    await underWay.settled()
  }
  underWay.throwIfFailed()
  return copied
}

/** How many of these events, from the first on, an earlier copy has brought. Throws WrongRevision for anything else. */
async function countPresent(events: readonly LogEvent[], there: AsyncIterator<LogEvent, undefined>): Promise<number> {
  for (const [index, { id, stream, revision }] of events.entries()) {
    const next = await there.next()
    if (next.done === true) {
      return index
    }
    const other = next.value
    if (other.id !== id || other.stream !== stream || other.revision !== revision) {
      throw new WrongRevision(other.stream, other.revision === 0 ? 'none' : other.revision - 1, other.revision)
    }
  }
  return events.length
}

/** Work that is begun in order, some of it before the former is done. What fails first keeps what follows from beginning. */
function inOrder(most: number) {
  let underWay = 0
  let failure: { readonly error: unknown } | undefined
  let wake: (() => void) | undefined
  const fewerThan = async (count: number) => {
    while (underWay >= count) {
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const throwIfFailed = () => {
    if (failure !== undefined) {
      throw failure.error
    }
  }
  const over = (error?: { readonly error: unknown }) => {
    underWay -= 1
    failure ??= error
    wake?.()
  }
  return {
    throwIfFailed,
    give: async (begin: () => Promise<unknown>) => {
      await fewerThan(most)
      throwIfFailed()
      underWay += 1
      begin().then(
        () => over(),
        (error: unknown) => over({ error }),
      )
    },
    settled: () => fewerThan(1),
  }
}

async function appendRun(run: readonly LogEvent[], { to, clock, reacted = afterLast }: CopyLogOptions): Promise<void> {
  const [first] = run
  if (first === undefined) {
    return
  }
  const spoiled = run.find(({ damaged }) => damaged !== undefined)
  if (spoiled !== undefined) {
    const { position, type } = spoiled
    throw new StoreProblem(`The event at ${numberOf(position)}, ${type}, cannot be copied: ${spoiled.damaged ?? ''}.`)
  }
  const importedAt = clock.now()
  const events = run.map(({ id, type, data, meta, at, position }): NewEvent => {
    const isDone = position <= reacted
    const times = { occurredAt: meta.occurredAt ?? at, ...(isDone && { importedAt: meta.importedAt ?? importedAt }) }
    return { id, type, data, meta: { ...meta, ...times, knownAs: meta.knownAs ?? numberOf(position) } }
  })
  const expected = first.revision === 0 ? 'none' : first.revision - 1
  await to.append(first.stream, events, { expected, isInOrder: true, tellsDuplicate: false })
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
