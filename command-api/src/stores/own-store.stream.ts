import { dayMs, factTime, streamOf, usualLimit, windowsAsSet, type Room } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { fold, loadState, unchangedBy } from '../platform/fold.ts'
import { anotherInvocation, type Invocation } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { takeInLog } from '../platform/take-in-log.ts'
import { roomsForStore, waitForStore, waitWords, type Quota } from './store-quota.ts'

/** A post that counts for the store of whoever made it. */
interface Posted {
  readonly postId: number
  readonly at: number
}
interface PostedOnes {
  readonly posts: readonly Posted[]
  /** How often something was written, so that nobody decides on what is no longer so. */
  readonly count: number
}
/** What a member posted for stores that they belong to, the latest first. */
const postedFold = fold<'place', PostedOnes>(
  { posts: [], count: 0 },
  {
    StorePostCounted: (state, event) => {
      const { postId, isCounted } = event.data
      const others = state.posts.filter((post) => post.postId !== postId)
      const posts = isCounted ? [{ postId, at: factTime(event) }, ...others] : others
      return { posts, count: state.count + 1 }
    },
    ...unchangedBy('PlaceTaken', 'PlaceFreed', 'HostGiven'),
  },
)

const longest = 30 * dayMs
const daySeconds = 86_400

/** What a member may still post for their own store; empty for who did not lately. */
export async function roomsOfOwnStore(context: CommandContext, userId: string): Promise<Room[]> {
  const { posts } = await loadState(context, streamOf.storePosts(userId), postedFold)
  const quota = await quotaOf(context, userId, posts)
  return quota.posts.length === 0 ? [] : roomsForStore(quota)
}

/** The posts of the last month with what they were worth to others, and how many there may be. */
async function quotaOf(
  { clock, queries, settings }: CommandContext,
  userId: string,
  all: readonly Posted[],
): Promise<Quota> {
  const now = clock.now()
  const recent = all.filter(({ at }) => now - at < longest)
  const posts = await Promise.all(
    recent.map(async ({ postId, at }) => ({ at, votes: (await queries.voteTotal({ postId, userId })).votes })),
  )
  const { windows, setting } = usualLimit('storeSubmit', 0)
  const allowed = await settings()
  const mostIn = (span: 'day' | 'week') =>
    windowsAsSet(windows, setting, allowed).find(({ seconds }) => (seconds === daySeconds) === (span === 'day'))?.most
  return { posts, perDay: mostIn('day') ?? 1, perWeek: mostIn('week') ?? 2, now }
}

const rounds = 5

/** A post of a member for a store that they belong to. */
export interface OwnStorePost {
  readonly by: Invocation
  readonly userId: string
  readonly postId: number
  readonly isForOwnStore: boolean
}

/** Who belongs to a store posts for it seldom, and more seldom where few like it: counted in the log, of one member one at a time. */
export async function reserveStorePost(context: CommandContext, post: OwnStorePost): Promise<Refused | null> {
  if (!post.isForOwnStore || context.imported === true) {
    return null
  }
  const { userId, postId } = post
  return takeInLog(context, post.by, {
    stream: streamOf.storePosts(userId),
    fold: postedFold,
    rounds,
    isSame: (now, seen) => now.count === seen.count,
    take: { type: 'StorePostCounted', data: { userId, postId, isCounted: true } },
    look: async ({ posts }) =>
      posts.some((one) => one.postId === postId) ? 'taken' : refuseTooMany(context, userId, posts),
  })
}

/** Nothing came of it, so it counts for nothing. */
export async function releaseStorePost(context: CommandContext, { by, userId, postId }: OwnStorePost): Promise<void> {
  const stream = streamOf.storePosts(userId)
  const { posts } = await loadState(context, stream, postedFold)
  if (posts.some((one) => one.postId === postId)) {
    await decideAndAppend(context, anotherInvocation(by), {
      stream,
      fold: postedFold,
      decide: () => [{ type: 'StorePostCounted', data: { userId, postId, isCounted: false } }],
    })
  }
}

async function refuseTooMany(
  context: CommandContext,
  userId: string,
  all: readonly Posted[],
): Promise<Refused | undefined> {
  const quota = await quotaOf(context, userId, all)
  const wait = waitForStore(quota)
  return wait === null
    ? undefined
    : refuse('too-often', {
        message: waitWords(wait, quota.now),
        retryAfter: Math.ceil((wait.until - quota.now) / 1000),
      })
}
