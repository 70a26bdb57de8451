import { categoryOf, type AnyRecorded, type EventType, type StreamCategory } from '@deals/events'
import type { LogEvent, StreamEvent } from '@deals/event-log'

/** A stream as this process last read or wrote it. */
export interface KnownStream {
  readonly revision: number
  /** As the log has them: what is sealed stays sealed here, so that nothing outlives the key that opens it. */
  readonly events: readonly StreamEvent[]
  /** The same decoded, where nothing in it is sealed. */
  readonly history?: readonly AnyRecorded[] | undefined
}

/** Keeps what was read or written, unless the stream has moved on since the work began. */
export type Keep = (known: KnownStream) => void

/**
 * What this process knows of the streams that it decided on last. Other processes write too, so what is found here is
 * good for an append, whose expected revision is judged by the log; where nothing is appended it has to be current.
 */
export interface KnownStreams {
  find(stream: string): KnownStream | undefined
  /**
   * What was found, where the log is followed and so nothing is older than it takes to hear of an event; without the
   * events that nobody looks at.
   */
  findCurrent(stream: string): KnownStream | undefined
  /** Reads or writes a stream; what comes of it is handed to `keep`. */
  during<T>(stream: string, work: (keep: Keep) => Promise<T>): Promise<T>
  /** It was written to, and nobody knows what stands there now. */
  forget(stream: string): void
  /** From now on every event is told by `noticed`, until somebody says otherwise. */
  follows(isFollowing: boolean): void
  noticed(events: readonly LogEvent[]): void
}

/** Streams that commands look at to decide on another one; those that nothing else is known of need not be followed. */
export const lookedAt: readonly StreamCategory[] = ['post', 'user', 'comment', 'store', 'prefs', 'settings']

/**
 * What says nothing to those who only look: a member may change their profile as often as they like, and every call of
 * theirs asks who they are.
 */
const notLookedAt: ReadonlySet<string> = new Set<EventType>(['ProfileChanged'])

interface Most {
  readonly streams: number
  readonly bytes: number
  /** A stream that takes more than this is read each time. */
  readonly bytesOfOne: number
}
const usual: Most = { streams: 20_000, bytes: 48 * 1024 * 1024, bytesOfOne: 4 * 1024 * 1024 }

export function createKnownStreams(most: Most = usual): KnownStreams {
  const kept = keptStreams(most)
  // Work takes its time: what is heard of a stream meanwhile must not be undone by what was read before.
  const works = new Map<string, Set<{ heardOf: number }>>()
  let isFollowing = false
  const heard = (stream: string, revision: number) => {
    works.get(stream)?.forEach((work) => (work.heardOf = Math.max(work.heardOf, revision)))
    if (revision > (kept.revisionOf(stream) ?? Infinity)) {
      kept.forget(stream)
    }
  }
  return {
    find: (stream) => kept.find(stream),
    findCurrent: (stream) => (isFollowing && isLookedAt(stream) ? kept.look(stream) : undefined),
    during: async (stream, work) => {
      const own = { heardOf: -1 }
      const others = works.get(stream) ?? new Set()
      works.set(stream, others.add(own))
      try {
        return await work((known) => {
          if (known.revision >= own.heardOf) {
            heard(stream, known.revision)
            kept.keep(stream, known)
          }
        })
      } finally {
        others.delete(own)
        if (others.size === 0) {
          works.delete(stream)
        }
      }
    },
    forget: (stream) => heard(stream, Infinity),
    follows: (follows) => {
      isFollowing = follows
      // Of what was kept before nobody would have heard that it changed.
      kept.clear()
      works.forEach((ones) => ones.forEach((work) => (work.heardOf = Infinity)))
    },
    noticed: (events) => events.forEach(({ stream, revision }) => heard(stream, revision)),
  }
}

function isLookedAt(stream: string): boolean {
  const category = categoryOf(stream)
  return category !== undefined && lookedAt.includes(category)
}

interface Kept {
  readonly revision: number
  /** Absent where it takes too much. */
  readonly known?: KnownStream | undefined
  readonly looked?: KnownStream | undefined
  readonly bytes: number
}

interface Half {
  readonly streams: Map<string, Kept>
  bytes: number
}
const emptyHalf = (): Half => ({ streams: new Map(), bytes: 0 })

function removeFrom(half: Half, stream: string): void {
  half.bytes -= half.streams.get(stream)?.bytes ?? 0
  half.streams.delete(stream)
}

/**
 * The streams that were used last, as many as fit. When half of all that fits was used anew, what was not used meanwhile
 * is forgotten: to put each stream behind all others whenever it is used would cost more than to find it.
 */
function keptStreams(most: Most) {
  let [recent, earlier] = [emptyHalf(), emptyHalf()]
  const get = (stream: string) => recent.streams.get(stream) ?? earlier.streams.get(stream)
  const forget = (stream: string) => [recent, earlier].forEach((half) => removeFrom(half, stream))
  const put = (stream: string, entry: Kept) => {
    if (recent.streams.size >= most.streams / 2 || recent.bytes + entry.bytes > most.bytes / 2) {
      ;[recent, earlier] = [emptyHalf(), recent]
    }
    recent.streams.set(stream, entry)
    recent.bytes += entry.bytes
  }
  const use = (stream: string): Kept | undefined => {
    const entry = get(stream)
    if (entry !== undefined && !recent.streams.has(stream)) {
      removeFrom(earlier, stream)
      put(stream, entry)
    }
    return entry
  }
  return {
    forget,
    revisionOf: (stream: string) => get(stream)?.revision,
    find: (stream: string) => use(stream)?.known,
    look: (stream: string) => use(stream)?.looked,
    keep: (stream: string, known: KnownStream) => {
      const entry = entryOf(known, { before: get(stream), most: most.bytesOfOne })
      forget(stream)
      put(stream, entry)
    },
    clear: () => {
      ;[recent, earlier] = [emptyHalf(), emptyHalf()]
    },
  }
}

/** Of a stream that is too long, what is looked at is kept, if that is not too long as well. */
function entryOf(known: KnownStream, { before, most }: { before: Kept | undefined; most: number }): Kept {
  const { revision } = known
  const looked = withoutUnseen(known)
  const bytes = bytesOf(known, before)
  if (bytes <= most) {
    return { revision, known, looked, bytes }
  }
  const ofLooked = bytesOf(looked)
  return ofLooked <= most ? { revision, looked, bytes: ofLooked } : { revision, bytes: bytesOfStream }
}

function withoutUnseen(known: KnownStream): KnownStream {
  const isSeen = ({ type }: { type: string }) => !notLookedAt.has(type)
  return known.events.every(isSeen)
    ? known
    : { revision: known.revision, events: known.events.filter(isSeen), history: known.history?.filter(isSeen) }
}

const bytesOfEvent = 1_400
const bytesOfStream = 200

/** Roughly what it takes in memory, its decoded history included: measured by the heap of a site under votes. */
function bytesOf({ events }: KnownStream, before?: Kept): number {
  const earlier = before?.known?.events
  const isLonger = earlier?.every((event, at) => event === events[at]) === true
  const [added, bytes] = isLonger ? [events.slice(earlier.length), before?.bytes ?? 0] : [events, bytesOfStream]
  return added.reduce((sum, { data }) => sum + bytesOfEvent + bytesOfTexts(data), bytes)
}

function bytesOfTexts(value: unknown): number {
  if (typeof value === 'string') {
    return 2 * value.length
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + bytesOfTexts(part), 16)
    : 8
}
