import { groupedBy, type Role, type Submitter, type TrustLevel } from '@deals/events'
import { comments, users, type PostDoc, type ReadModels, type UserDoc } from '@deals/projector/read-models'
import { trustLevelOf } from '../platform/trust-level.ts'

/** Whoever submitted a post, as they were known then; roles are those of today. */
export interface PastSubmitter extends Submitter {
  readonly trust: TrustLevel
  readonly roles: readonly Role[]
}

/** As whom each post was submitted, by its id. The posts are the newest that there are. */
export async function submittersOf(
  readModels: ReadModels,
  posts: readonly PostDoc[],
): Promise<ReadonlyMap<number, PastSubmitter>> {
  const byAuthor = groupedBy(posts, ({ authorId }) => authorId)
  const members = await readModels.collection(users).many([...byAuthor.keys()])
  const known = [...members.values()].map((member) => pastOf(member, byAuthor.get(member.userId) ?? []))
  const unsure = known.filter((past) => past.own.some((post) => isUnsure(past, post)))
  const commented = await commentsSince(readModels, unsure, posts.at(-1)?.createdAt ?? 0)
  return new Map(
    known.flatMap((past) => {
      const times = commented.get(past.member.userId) ?? []
      return past.own.map((post) => [post.postId, submitterAt(past, times, post)] as const)
    }),
  )
}

/** What is known of a member, so that it can be told how they were known before each of their posts. */
interface Past {
  readonly member: UserDoc
  readonly own: readonly PostDoc[]
  /** When those of their posts that stand were published, the earliest first. */
  readonly published: readonly number[]
  /** Their posts that stood for a while. */
  readonly gone: readonly PostDoc[]
}

function pastOf(member: UserDoc, own: readonly PostDoc[]): Past {
  const standing = own.filter(({ status }) => status !== 'deleted')
  const published = standing.flatMap(({ publishedAt }) => publishedAt ?? []).toSorted((left, right) => left - right)
  return { member, own, published, gone: own.filter(({ deletion }) => deletion !== undefined) }
}

/** What a member had done before a post, from what they have done by now and what of it came after. */
function submitterAt(past: Past, commented: readonly number[], { submittedAt }: PostDoc): PastSubmitter {
  const { member } = past
  const published = publishedBefore(past, submittedAt)
  const commentCount = member.commentCount - countFrom(commented, submittedAt)
  const trust = trustLevelOf({ ...member, postsPublished: published, commentCount }, submittedAt)
  return { published, trust, roles: member.roles }
}

function publishedBefore({ member, published, gone }: Past, at: number): number {
  const goneSince = gone.filter(
    ({ publishedAt = at, deletion }) => publishedAt < at && deletion !== undefined && deletion.at >= at,
  ).length
  return Math.max(0, member.postsPublished - countFrom(published, at) + goneSince)
}

/** How many of some times, the earliest first, are not before another one. */
function countFrom(times: readonly number[], at: number): number {
  let [from, to] = [0, times.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((times[middle] ?? at) < at) {
      from = middle + 1
    } else {
      to = middle
    }
  }
  return times.length - from
}

/** Whether comments decide how well a member was known: where time or posts do, they need not be read. */
function isUnsure(past: Past, { submittedAt }: PostDoc): boolean {
  const { member } = past
  const postsPublished = publishedBefore(past, submittedAt)
  const levelWith = (commentCount: number) => trustLevelOf({ ...member, postsPublished, commentCount }, submittedAt)
  return levelWith(0) !== levelWith(member.commentCount)
}

const mostComments = 20_000

/** When each of some members commented since a time, the earliest first. */
async function commentsSince(
  readModels: ReadModels,
  members: readonly Past[],
  since: number,
): Promise<ReadonlyMap<string, number[]>> {
  if (members.length === 0) {
    return new Map()
  }
  const filter = { authorId: { $in: members.map(({ member }) => member.userId) }, createdAt: { $gte: since } }
  const found = await readModels.collection(comments).find(filter, { sort: [['createdAt', -1]], limit: mostComments })
  const standing = found.filter(({ deletedBy }) => deletedBy === undefined).toReversed()
  const byAuthor = groupedBy(standing, ({ authorId }) => authorId)
  return new Map([...byAuthor].map(([userId, own]) => [userId, own.map(({ createdAt }) => createdAt)]))
}
