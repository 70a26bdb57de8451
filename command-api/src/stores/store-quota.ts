import { counted, type Room } from '@deals/events'

const hour = 3_600_000
const day = 24 * hour

/** A post for the member's own store. */
export interface StorePost {
  readonly at: number
  readonly votes: number
}
export interface Quota {
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
  const ends = [
    { until: endOf(posts, perDay, day), isPause: false },
    { until: endOf(posts, perWeek + (isWellLiked(posts) ? 1 : 0), 7 * day), isPause: false },
    { until: endOfPause(posts, now), isPause: true },
  ]
  const latest = ends.reduce((one, other) => (other.until > one.until ? other : one))
  return latest.until > now ? latest : null
}

/** What a member may still post for their own store, by the day and by the week; nothing while there is a pause. */
export function roomsForStore({ posts, perDay, perWeek, now }: Quota): Room[] {
  const left = Math.max(0, endOfPause(posts, now) - now)
  const most = perWeek + (isWellLiked(posts) ? 1 : 0)
  return [roomIn({ posts, most: perDay, span: day, now }), roomIn({ posts, most, span: 7 * day, now })].map((room) =>
    left === 0 ? room : { ...room, left: 0, nextIn: Math.max(room.nextIn, Math.ceil(left / 1000)) },
  )
}

interface Window extends Pick<Quota, 'posts' | 'now'> {
  readonly most: number
  readonly span: number
}

function roomIn({ posts, most, span, now }: Window): Room {
  const used = posts.filter(({ at }) => now - at < span)
  const left = Math.max(0, most - used.length)
  // The one with which there is room again; where there is some, the next that counts no more.
  const next = left === 0 && most > 0 ? used[most - 1] : used.at(-1)
  const nextIn = next === undefined ? 0 : Math.ceil((next.at + span - now) / 1000)
  return { most, seconds: span / 1000, left, nextIn }
}

const isWellLiked = (posts: Quota['posts']): boolean =>
  posts.length >= 2 && posts.slice(0, 2).every(({ votes }) => votes >= wellLiked)

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
