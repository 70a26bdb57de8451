import {
  dayMs,
  appealDays,
  isModeratorsRole,
  numberOf,
  type DecisionOnPost,
  type NotificationKind,
} from '@deals/events'
import { notifications, postHistory, posts, type HistoryDoc, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Asking } from '../platform/ports.ts'

const mostDecisions = 100
const toldAs: readonly NotificationKind[] = ['removed', 'marked-expired', 'merged']

/** What moderators did to posts of a member and what can still be appealed, the latest first. */
export async function decisionsOnPosts(
  { readModels, now }: Pick<Asking, 'readModels' | 'now'>,
  userId: string,
): Promise<DecisionOnPost[]> {
  // The poster was told of each, by a notice that knows its line.
  const filter = { userId, kind: { $in: toldAs }, createdAt: { $gte: now - appealDays * dayMs } }
  const notices = await readModels
    .collection(notifications)
    .find(filter, { sort: [['position', -1]], limit: mostDecisions })
  const told = notices.flatMap(({ postId, position }) => (postId === undefined ? [] : [{ postId, position }]))
  const lineOf = ({ postId, position }: (typeof told)[number]) => `${postId}:${numberOf(position)}`
  const [lines, about] = await Promise.all([
    readModels.collection(postHistory).many(told.map(lineOf)),
    readModels.collection(posts).many([...new Set(told.map(({ postId }) => String(postId)))]),
  ])
  return told.flatMap((notice) => {
    const line = lines.get(lineOf(notice))
    const post = about.get(String(notice.postId))
    return line !== undefined && post?.authorId === userId && isModeratorsRole(line.role) && stands(line, post)
      ? [toDecision(line, post)]
      : []
  })
}

/** Whether the post is as the decision left it, and by this one. */
function stands({ kind, at }: HistoryDoc, { status, deletion, expiredAt, mergedInto }: PostDoc): boolean {
  switch (kind) {
    case 'PostDeleted':
      return deletion?.at === at
    case 'PostMerged':
      return status === 'expired' && mergedInto !== undefined
    default:
      return status === 'expired' && mergedInto === undefined && expiredAt === at
  }
}

const toDecision = ({ kind, role, at, reason }: HistoryDoc, post: PostDoc): DecisionOnPost => ({
  postId: post.postId,
  title: post.title,
  kind,
  role,
  at: iso(at),
  reason: reason ?? null,
  mergedInto: post.mergedInto ?? null,
})
