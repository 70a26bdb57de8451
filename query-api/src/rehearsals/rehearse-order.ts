import { best, currencies, settingOf, usualReading, type OrderRehearsal, type SettingValues } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'
import { comparePosts } from '../platform/sort-orders.ts'
import type { RehearsedPosts } from './rehearsed-posts.hydrator.ts'

/** The upper half of what the home page shows at first. */
const places = 25

/**
 * The home page of visitors as it is, and as it would be had its posts all been submitted under another window. A post
 * keeps the window that it was submitted under, so the page becomes this one as its posts are followed by new ones.
 */
export function rehearseOrder({ posts }: RehearsedPosts, candidate: SettingValues): OrderRehearsal {
  const rankHours = settingOf(candidate, 'best.hours')
  const [currency] = currencies
  const listed = posts.filter(
    ({ status, type, listedCurrencies }) =>
      status === 'active' && usualReading.types.includes(type) && listedCurrencies.includes(currency),
  )
  const before = inOrder(listed)
  const after = inOrder(listed.map((post) => ({ ...post, best: best({ ...post, rankHours }) })))
  const shown = [...after.slice(0, places), ...before.slice(0, places)]
  const firstOfEach = [...new Map(shown.map((post) => [post.postId, post])).values()]
  const both = firstOfEach.map(({ postId, title }) => ({
    postId,
    title,
    before: placeIn(before, postId),
    after: placeIn(after, postId),
  }))
  return {
    concerned: listed.length,
    places: Math.min(places, listed.length),
    moved: both.filter((one) => one.before !== one.after).length,
    posts: both,
  }
}

const inOrder = (listed: readonly PostDoc[]): PostDoc[] => listed.toSorted(comparePosts('best'))

function placeIn(ordered: readonly PostDoc[], postId: number): number | null {
  const at = ordered.slice(0, places).findIndex((post) => post.postId === postId)
  return at < 0 ? null : at + 1
}
