import { isInLog } from '@deals/events'
import {
  appeals,
  postHistory,
  posts,
  sanctions,
  type AppealDoc,
  type Found,
  type HistoryDoc,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import type { Appealed } from './appeal.view.ts'

interface Reading {
  readonly readModels: ReadModels
}
const mostOfOne = 100
const mostLines = 1_000

/** The appeals of one member, the latest first. */
export function appealsOf({ readModels }: Reading, userId: string): Promise<Found<AppealDoc>[]> {
  return readModels.collection(appeals).find({ userId }, { sort: [['at', -1]], limit: mostOfOne })
}

/** The posts that appeals are about, by id. */
export function appealedPosts(
  { readModels }: Reading,
  found: readonly AppealDoc[],
): Promise<ReadonlyMap<string, PostDoc>> {
  const ids = found.flatMap(({ postId }) => (postId === undefined ? [] : [String(postId)]))
  return readModels.collection(posts).many([...new Set(ids)])
}

/** What each of some appeals is about, each kind in one read. */
export async function appealedIn(
  asking: Reading,
  found: readonly Found<AppealDoc>[],
): Promise<(appeal: Found<AppealDoc>) => Appealed> {
  const { readModels } = asking
  const postIds = found.flatMap(({ postId }) => postId ?? [])
  const decisionIds = found.map(({ _id }) => _id)
  const [byId, lines, told] = await Promise.all([
    appealedPosts(asking, found),
    postIds.length === 0
      ? []
      : readModels
          .collection(postHistory)
          .find({ postId: { $in: postIds } }, { sort: [['position', -1]], limit: mostLines }),
    readModels
      .collection(sanctions)
      .find({ eventId: { $in: decisionIds } }, { sort: [], limit: decisionIds.length + 1 }),
  ])
  return (appeal) => ({
    post: byId.get(String(appeal.postId)),
    line: decisionAmong(lines, appeal),
    sanction: told.find(({ eventId }) => eventId === appeal._id),
  })
}

/** How far the clock of the log may be from that of whoever noted in the appeal when the decision was made. */
const clocksDifferMs = 60_000

/** The line of the decision that is appealed: what its moderator brought the post to, nearest to the time in the appeal. */
function decisionAmong(lines: readonly HistoryDoc[], appeal: AppealDoc): HistoryDoc | undefined {
  const awayFrom = ({ at }: HistoryDoc) => Math.abs(at - appeal.decidedAt)
  return lines
    .filter((line) => isOf(line, appeal) && awayFrom(line) <= clocksDifferMs)
    .toSorted((one, other) => awayFrom(one) - awayFrom(other))[0]
}

function isOf({ postId, to, actorId, kind }: HistoryDoc, appeal: AppealDoc): boolean {
  return postId === appeal.postId && actorId === appeal.decidedById && to !== undefined && isInLog(kind)
}
