import { newUuid, beforeFirst, numberOf, positionFrom, type Position } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import { assertStreamName, checkedAppend, type CheckedAppend } from './checked-append.ts'
import { decideAppend, lastOfDuplicate } from './decide-append.ts'
import {
  WrongRevision,
  type Appended,
  type Batch,
  type EventLog,
  type LogEvent,
  type ReadAllOptions,
  type StreamSlice,
  noEventAt,
} from './event-log.ts'
import { withFactTimes } from './fact-times.ts'
import { parseStoredEvent } from './parse-stored-event.ts'
import { subscribeTo } from './subscription.ts'
import { watchTail } from './tail-watch.ts'
import { whileOpen, countBetween } from './embedded-log.ts'

/** A stored event is kept as text, so that nobody who read it can change it for the next reader. */
type Stored = Omit<LogEvent, 'data' | 'meta'> & { data: string; meta: string }

/** A log that lives as long as its process: for tests, and for trying things out. */
export function openMemoryLog({ now = Date.now }: { now?: () => number } = {}): EventLog {
  const { all, streams, append } = memory(now)
  const identity = newUuid()
  const head = () => positionFrom(all.length)
  const tail = watchTail(head)
  let closed = false
  const assertOpen = () => {
    if (closed) {
      throw new Unavailable('The log is closed.')
    }
  }
  const ifOpen = whileOpen(assertOpen)
  const readAll = ifOpen((options: ReadAllOptions) => slice(all, options))
  return {
    append: async (stream, events, { expected }) => {
      assertOpen()
      const appended = append(checkedAppend(stream, events, expected))
      tail.announce()
      return appended
    },
    readStream: async (name, options = {}) => {
      assertOpen()
      assertStreamName(name)
      return sliceOfStream(streams.get(name) ?? [], options)
    },
    readAll,
    subscribe: (options) => subscribeTo({ readAll, tail, isClosed: () => closed }, options),
    head: ifOpen(() => head()),
    eventAt: ifOpen((position: Position) => openedAt(all, position)),
    latest: ifOpen((count: number) => (count > 0 ? all.slice(-count).map(opened) : [])),
    between: ifOpen((after: Position, upTo: Position) => countBetween(after, upTo)),
    estimate: countBetween,
    identity: ifOpen(() => identity),
    promises: { dense: true, atHand: true },
    close: async () => {
      closed = true
      tail.close()
    },
  }
}

function memory(now: () => number) {
  const all: Stored[] = []
  const streams = new Map<string, Stored[]>()
  const write = (offered: CheckedAppend, length: number) => {
    const time = now()
    const at = Math.max(time, all.at(-1)?.at ?? 0)
    const events = withFactTimes(offered.events, { now: time, at })
    const added = storedEvents({ ...offered, events }, { revision: length, position: all.length + 1, at })
    all.push(...added)
    streams.set(offered.stream, [...(streams.get(offered.stream) ?? []), ...added])
  }
  const append = (offered: CheckedAppend): Appended => {
    const stream = streams.get(offered.stream) ?? []
    const actual = stream.length - 1
    const decision = decideAppend(offered, actual, (revision) => stream[revision]?.id)
    if (decision === 'wrong-revision') {
      throw new WrongRevision(offered.stream, offered.expected, actual)
    }
    if (decision === 'append') {
      write(offered, stream.length)
    }
    const revision = decision === 'append' ? actual + offered.events.length : lastOfDuplicate(offered)
    const position = streams.get(offered.stream)?.[revision]?.position ?? beforeFirst
    return { revision, position, duplicate: decision === 'duplicate' }
  }
  return { all, streams, append }
}

function storedEvents(
  { stream, events }: CheckedAppend,
  first: { revision: number; position: number; at: number },
): Stored[] {
  return events.map(({ id, type, data, meta }, index) => ({
    id,
    type,
    stream,
    revision: first.revision + index,
    position: positionFrom(first.position + index),
    at: first.at,
    data,
    meta,
  }))
}

function slice(all: readonly Stored[], { after, upTo, limit, categories }: ReadAllOptions): Batch {
  const [from, head] = [placeOf(all, after), all.length]
  const end = upTo === undefined ? head : placeOf(all, upTo)
  const range = all.slice(from, end)
  const wanted = range.filter(
    ({ stream }) => categories === undefined || categories.includes(stream.slice(0, stream.indexOf('-'))),
  )
  const events = wanted.slice(0, limit).map(opened)
  const last = events.length === limit ? events.at(-1)?.position : undefined
  const reached = last === undefined ? Math.max(from, end) : numberOf(last)
  return { events, upTo: positionFrom(reached), live: reached >= head }
}

/** How many events lie up to a position of this log. Throws Invalid for one that no event has. */
function placeOf(all: readonly Stored[], position: Position): number {
  if (position !== beforeFirst && numberOf(position) > all.length) {
    throw noEventAt(position)
  }
  return numberOf(position)
}

function openedAt(all: readonly Stored[], position: Position): LogEvent | undefined {
  const found = all[numberOf(position) - 1]
  return found && opened(found)
}

function sliceOfStream(
  stream: readonly Stored[],
  { from, limit = Infinity, reverse = false }: { from?: number; limit?: number; reverse?: boolean },
): StreamSlice {
  const range = reverse ? stream.slice(0, (from ?? stream.length - 1) + 1).reverse() : stream.slice(from ?? 0)
  const events = range.slice(0, limit).map((event) => {
    const { position: _position, ...rest } = opened(event)
    return rest
  })
  return { exists: stream.length > 0, revision: stream.length - 1, events }
}

function opened({ data, meta, ...event }: Stored): LogEvent {
  return { ...event, ...parseStoredEvent(data, meta) }
}
