import { counted } from '@deals/events'

const hour = 3_600_000
const day = 24 * hour

/** A post for the member's own store. */
export interface StorePost {
  readonly at: number
  readonly votes: number
}
interface Quota {
  /** The latest first. */
  readonly posts: readonly StorePost[]
  readonly perDay: number
  readonly perWeek: number
  readonly now: number
}
export interface Wait {
  readonly until: number
  readonly isPause: boolean
}

/** So many votes on each of the last two posts earn one more in a week. */
const wellLiked = 20
/** Less than this many on average in 30 days, and there is a pause. */
const leastLiked = 3
const pause = 14 * day

/** Until when a member may post nothing for their own store; null where they may. */
export function waitForStore({ posts, perDay, perWeek, now }: Quota): Wait | null {
  const isEarned = posts.length >= 2 && posts.slice(0, 2).every(({ votes }) => votes >= wellLiked)
  const ends = [
    { until: endOf(posts, perDay, day), isPause: false },
    { until: endOf(posts, perWeek + (isEarned ? 1 : 0), 7 * day), isPause: false },
    { until: endOfPause(posts, now), isPause: true },
  ]
  const latest = ends.reduce((one, other) => (other.until > one.until ? other : one))
  return latest.until > now ? latest : null
}

/** When there are fewer than so many in the time before. */
function endOf(posts: readonly StorePost[], most: number, span: number): number {
  return most === 0 ? Number.MAX_SAFE_INTEGER : (posts[most - 1]?.at ?? -span) + span
}

/** What was posted within the last day has had no time to be voted on. */
function endOfPause(posts: readonly StorePost[], now: number): number {
  const judged = posts.filter(({ at }) => now - at >= day && now - at < 30 * day)
  const votes = judged.reduce((sum, post) => sum + post.votes, 0)
  return judged.length === 0 || votes >= leastLiked * judged.length ? 0 : (posts[0]?.at ?? 0) + pause
}

/** What is told to who has to wait. */
export function waitWords({ until, isPause }: Wait, now: number): string {
  const left = until - now
  const wait = left >= 2 * day ? counted(Math.ceil(left / day), 'day') : counted(Math.ceil(left / hour), 'hour')
  const why = isPause ? 'Your posts for your store got few votes in the last 30 days. ' : ''
  return `${why}You can post for your store again in ${wait}.`
}
