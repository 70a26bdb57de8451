import { dayMs, factTime, streamOf, usualLimit, windowsAsSet, type Room } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { fold, loadState, unchangedBy } from '../platform/fold.ts'
import { roomsForStore, type Quota } from './store-quota.ts'

/** A post that counts for the store of whoever made it. */
export interface Posted {
  readonly postId: number
  readonly at: number
}
interface PostedOnes {
  readonly posts: readonly Posted[]
  /** How often something was written, so that nobody decides on what is no longer so. */
  readonly count: number
}
/** What a member posted for stores that they belong to, the latest first. */
export const postedFold = fold<'place', PostedOnes>(
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
export async function quotaOf(
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
