import type { CheckedAppend } from './checked-append.ts'
import { assertStreamName, checkedAppend } from './checked-append.ts'
import { decideAppend, lastOfDuplicate } from './decide-append.ts'
import type { Appended, Batch, EventLog, LogEvent, ReadAllOptions, StreamSlice } from './event-log.ts'
import { Unavailable, WrongRevision } from './event-log.ts'
import { parseStoredEvent } from './parse-stored-event.ts'
import { subscribeTo } from './subscription.ts'
import { watchTail } from './tail-watch.ts'

/** A stored event is kept as text, so that nobody who read it can change it for the next reader. */
type Stored = Omit<LogEvent, 'data' | 'meta'> & { data: string; meta: string }

/** A log that lives as long as its process: for tests, and for trying things out. */
export function openMemoryLog({ now = Date.now }: { now?: () => number } = {}): EventLog {
  const { all, streams, append } = memory(now)
  const tail = watchTail(() => all.length)
  let closed = false
  const assertOpen = () => {
    if (closed) {
      throw new Unavailable('The log is closed.')
    }
  }
  const readAll = async (options: ReadAllOptions): Promise<Batch> => {
    assertOpen()
    return slice(all, options)
  }
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
    head: async () => {
      assertOpen()
      return all.length
    },
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
    const at = Math.max(now(), all.at(-1)?.at ?? 0)
    const added = storedEvents(offered, { revision: length, position: all.length + 1, at })
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
    const position = streams.get(offered.stream)?.[revision]?.position ?? 0
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
    position: first.position + index,
    at: first.at,
    data,
    meta,
  }))
}

function slice(all: readonly Stored[], { after, upTo = all.length, limit, categories }: ReadAllOptions): Batch {
  const range = all.slice(after, upTo)
  const wanted = range.filter(
    ({ stream }) => categories === undefined || categories.includes(stream.slice(0, stream.indexOf('-'))),
  )
  const events = wanted.slice(0, limit).map(opened)
  const last = events.length === limit ? events.at(-1)?.position : undefined
  const reached = Math.max(after, last ?? Math.min(upTo, all.length))
  return { events, upTo: reached, live: reached >= all.length }
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
