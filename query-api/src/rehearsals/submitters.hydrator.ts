import { groupedBy, type Role, type Submitter, type TrustLevel } from '@deals/events'
import {
  comments,
  users,
  type CommentDoc,
  type PostDoc,
  type ReadModels,
  type UserDoc,
} from '@deals/projector/read-models'
import { trustLevelOf } from '../platform/trust-level.ts'

/** Whoever submitted a post, as they were known then; roles are those of today. */
export interface PastSubmitter extends Submitter {
  readonly trust: TrustLevel
  readonly roles: readonly Role[]
}

/** As whom each post was submitted, by its id; members who left are nobody any more. */
export async function submittersOf(
  readModels: ReadModels,
  posts: readonly PostDoc[],
): Promise<ReadonlyMap<number, PastSubmitter>> {
  const byAuthor = groupedBy(posts, ({ authorId }) => authorId)
  const members = await readModels.collection<UserDoc>(users).many([...byAuthor.keys()])
  const unsure = [...members.values()].filter((member) => {
    const own = byAuthor.get(member.userId) ?? []
    return own.some((post) => isUnsure(member, own, post))
  })
  const written = await commentsSince(readModels, unsure, posts.at(-1)?.createdAt ?? 0)
  return new Map(
    posts.flatMap((post) => {
      const member = members.get(post.authorId)
      const own = byAuthor.get(post.authorId) ?? []
      const times = written.get(post.authorId) ?? []
      return member === undefined ? [] : [[post.postId, submitterAt(member, { own, times }, post)] as const]
    }),
  )
}

/** What a member had done before a post, from what they have done by now and what of it came after. */
function submitterAt(
  member: UserDoc,
  { own, times }: { own: readonly PostDoc[]; times: readonly number[] },
  { submittedAt }: PostDoc,
): PastSubmitter {
  const published = publishedBefore(member, own, submittedAt)
  const commentCount = member.commentCount - times.filter((at) => at >= submittedAt).length
  const trust = trustLevelOf({ ...member, postsPublished: published, commentCount }, submittedAt)
  return { published, trust, roles: member.roles }
}

function publishedBefore({ postsPublished }: UserDoc, own: readonly PostDoc[], at: number): number {
  const later = own.filter(({ publishedAt = at - 1, status }) => status !== 'deleted' && publishedAt >= at).length
  const goneSince = own.filter(
    ({ publishedAt = at, deletion }) => publishedAt < at && deletion !== undefined && deletion.at >= at,
  ).length
  return Math.max(0, postsPublished - later + goneSince)
}

/** Whether comments decide how well a member was known: where time or posts do, they need not be read. */
function isUnsure(member: UserDoc, own: readonly PostDoc[], { submittedAt }: PostDoc): boolean {
  const postsPublished = publishedBefore(member, own, submittedAt)
  const levelWith = (commentCount: number) => trustLevelOf({ ...member, postsPublished, commentCount }, submittedAt)
  return levelWith(0) === 0 && levelWith(member.commentCount) > 0
}

const mostComments = 20_000

/** When each of some members commented since a time. */
async function commentsSince(
  readModels: ReadModels,
  members: readonly UserDoc[],
  since: number,
): Promise<ReadonlyMap<string, number[]>> {
  if (members.length === 0) {
    return new Map()
  }
  const filter = { authorId: { $in: members.map(({ userId }) => userId) }, createdAt: { $gte: since } }
  const found = await readModels
    .collection<CommentDoc>(comments)
    .find(filter, { sort: [['createdAt', -1]], limit: mostComments })
  const standing = found.filter(({ deletedBy }) => deletedBy === undefined)
  const byAuthor = groupedBy(standing, ({ authorId }) => authorId)
  return new Map([...byAuthor].map(([userId, own]) => [userId, own.map(({ createdAt }) => createdAt)]))
}
