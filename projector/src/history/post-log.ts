import {
  factTime,
  type AnyRecorded,
  beforeFirst,
  byPosition,
  categoryOf,
  latestOf,
  positionFrom,
  streamOf,
  type Position,
  type PostText,
  type StreamCategory,
} from '@deals/events'
import type { Codec, EventLog, LogEvent, StreamEvent } from '@deals/event-log'
import { asHappened } from '../platform/as-happened.ts'
import { foldEvents, latestFact } from '../platform/as-of.ts'
import { parseDocument } from '../platform/parse-stored.ts'
import type { Projection } from '../platform/projection.ts'
import type { ReadModels } from '../platform/read-models.ts'
import { postBodies, posts, type PostBodyDoc, type PostDoc } from '../posts/posts.read-models.ts'
import { postHistory, type HistoryDoc } from './history.read-models.ts'
import { auditedStreams, shownStreams } from './post-streams.ts'
import { decoderWithout, removedAfter, removedWords, withoutRemoved } from './removed-words.ts'

export interface PostLogParts {
  log: EventLog
  codec: Codec
  readModels: ReadModels
  projections: readonly Projection[]
}
/** Votes and words about availability count up to `votesAt`, where it is another time. */
type Until = { position: Position } | { at: number; votesAt?: number | undefined }

/** A post at a revision of its stream, or at a time (ms). */
type PostVersion = { postId: number; version: number } | { postId: number; at: number }

export interface PastPost {
  /** Position of the last line of the post's history that counted. */
  position: Position
  /** When the last fact that counted happened. */
  at: number | null
  post: PostDoc
  content: string
  /** Words that stood then and that moderators removed since. */
  removed: PostText[]
}

/**
 * What moderators may see of the log itself. Documents name the streams of a post, so no more of the log is read than
 * belongs to it.
 */
export function createPostLog(parts: PostLogParts) {
  return {
    /** Events of the post, its score, its case and its reports, oldest first. */
    eventsOf: (postId: number): Promise<AnyRecorded[]> => eventsOf(parts, postId),
    /** Events of one comment, oldest first; their positions tell no more than their order. */
    commentEvents: async (commentId: number): Promise<AnyRecorded[]> => {
      const { events } = await parts.log.readStream(streamOf.comment(commentId))
      return parts.codec.decodeAll(inOrder(events))
    },
    /** The post as it stood; null when it did not exist yet, or when no event has the position. */
    asOf: (postId: number, until: Until): Promise<PastPost | null> => postAsOf(parts, postId, until),
    /** Each as its own stream told it up to there: its words, and nothing of those who took part. */
    versions: (asked: readonly PostVersion[]): Promise<(PostDoc | null)[]> =>
      Promise.all(asked.map((version) => postVersion(parts, version))),
  }
}

async function eventsOf(parts: PostLogParts, postId: number): Promise<AnyRecorded[]> {
  const streams = await auditedStreams(parts.readModels, postId)
  const events = await readStreams(parts.log, streams)
  const placed = await withPositions(parts, postId, events)
  return withoutRemoved(await parts.codec.decodeAll(placed), removedWords(parts.codec, placed))
}

const streamsAtOnce = 64

async function readStreams(log: EventLog, streams: readonly string[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for (let from = 0; from < streams.length; from += streamsAtOnce) {
    const slices = await Promise.all(streams.slice(from, from + streamsAtOnce).map((stream) => log.readStream(stream)))
    events.push(...slices.flatMap((slice) => slice.events))
  }
  return events
}

const placeOf = ({ stream, revision }: Pick<StreamEvent, 'stream' | 'revision'>): string => `${stream}@${revision}`

/** A stream does not tell where its events stand in the log; the lines of the post's history do, and the log itself. */
async function withPositions(
  { log, readModels }: PostLogParts,
  postId: number,
  events: readonly StreamEvent[],
): Promise<LogEvent[]> {
  const lines = await linesOf(readModels, postId)
  const known = new Map(lines.map((line) => [placeOf(line), line.position]))
  const missing = new Set(events.map(placeOf).filter((place) => !known.has(place)))
  // What is not folded yet stands after what is, unless the folding of this post is parked: then the search is longer.
  for (let after = lines.at(-1)?.position ?? beforeFirst; missing.size > 0;) {
    const batch = await log.readAll({ after, limit: 1_000, categories: ['post', 'score', 'case', 'report'] })
    for (const event of batch.events.filter((one) => missing.delete(placeOf(one)))) {
      known.set(placeOf(event), event.position)
    }
    after = batch.upTo
    if (batch.live) {
      break
    }
  }
  return events
    .flatMap((event) => {
      const position = known.get(placeOf(event))
      return position === undefined ? [] : [{ ...event, position }]
    })
    .toSorted((one, other) => byPosition(one.position, other.position))
}

const mostLines = 10_000

const linesOf = (readModels: ReadModels, postId: number): Promise<HistoryDoc[]> =>
  readModels.collection(postHistory).find({ postId }, { sort: [['position', 1]], limit: mostLines })

async function postAsOf(parts: PostLogParts, postId: number, until: Until): Promise<PastPost | null> {
  const { log, codec, readModels } = parts
  if ('position' in until && (await log.eventAt(until.position)) === undefined) {
    return null
  }
  const projections = parts.projections.filter(({ name }) => name === 'posts' || name === 'post-bodies')
  const events = await readStreams(log, await shownStreams(readModels, postId))
  const counted = inOrder('at' in until ? happenedBy(events, until) : await writtenBy(log, events, until.position))
  // Also of a time before they were removed.
  const removed = removedWords(codec, events)
  const decoder = decoderWithout(codec, removed)
  const documents = await foldEvents({ decoder, projections, key: String(postId), events: counted })
  const post = parseDocument<PostDoc>(documents[posts.name]?.[String(postId)] ?? null)
  const body = parseDocument<PostBodyDoc>(documents[postBodies.name]?.[String(postId)] ?? null)
  const lines = (await linesOf(readModels, postId)).filter((line) =>
    'at' in until ? line.at <= until.at : line.position <= until.position,
  )
  const position = latestOf(lines.map((line) => line.position))
  // Whoever may not know when somebody voted is not told by this time either.
  const told = 'at' in until && until.votesAt !== undefined ? counted.filter((event) => !isOfVoter(event)) : counted
  const ofPost = counted.filter(({ stream }) => stream === streamOf.post(postId))
  return post === null
    ? null
    : {
        position,
        at: latestFact(told),
        post,
        content: body?.content ?? '',
        removed: removedAfter(codec, ofPost, removed),
      }
}

async function postVersion(parts: PostLogParts, asked: PostVersion): Promise<PostDoc | null> {
  const { postId } = asked
  const { events } = await parts.log.readStream(streamOf.post(postId))
  const counted = events.filter((event) =>
    'at' in asked ? factTime(event) <= asked.at : event.revision <= asked.version,
  )
  const documents = await foldEvents({
    decoder: decoderWithout(parts.codec, removedWords(parts.codec, events)),
    projections: parts.projections.filter(({ name }) => name === 'posts'),
    key: String(postId),
    events: inOrder(counted),
  })
  return parseDocument<PostDoc>(documents[posts.name]?.[String(postId)] ?? null)
}

const happenedBy = (
  events: readonly StreamEvent[],
  { at, votesAt = at }: Extract<Until, { at: number }>,
): StreamEvent[] => events.filter((event) => factTime(event) <= (isOfVoter(event) ? votesAt : at))

const ofVoters: ReadonlySet<StreamCategory | undefined> = new Set(['vote', 'avail'] as const)
const isOfVoter = ({ stream }: Pick<StreamEvent, 'stream'>): boolean => ofVoters.has(categoryOf(stream))

/** Times of the log never fall, so those of the events right behind a position tell which events stand before it. */
async function writtenBy(log: EventLog, events: readonly StreamEvent[], position: Position): Promise<StreamEvent[]> {
  const behind = new Set<string>()
  let first: number | undefined
  for (let after = position; ;) {
    const batch = await log.readAll({ after, limit: 100 })
    first ??= batch.events[0]?.at
    batch.events.forEach((event) => behind.add(placeOf(event)))
    after = batch.upTo
    if (batch.live || (batch.events.at(-1)?.at ?? 0) > (first ?? Infinity)) {
      break
    }
  }
  const from = first ?? Infinity
  return events.filter((event) => event.at < from || (event.at === from && !behind.has(placeOf(event))))
}

/** The numbers that facts get as they happened serve the fold alone. */
const inOrder = (events: readonly StreamEvent[]): LogEvent[] =>
  asHappened(events).map(({ event }, index) => ({ ...event, position: positionFrom(index + 1) }))
