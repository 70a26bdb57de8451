import { isReadable, membersSince } from './posts.ts'
import { between, seededRandom, shuffle, type Random } from './random.ts'
import type { DemoPost, DemoWord } from './types.ts'

/** Words count for three days; these were said within the last. */
const saidWithin = 20 * 60

const isOpen = (post: DemoPost): boolean =>
  isReadable(post) && post.fate !== 'expired' && post.type !== 'discussion' && post.startsInHours === undefined

/** Some members who were there and did not post it, each at a minute of their own. */
function speakers(
  post: DemoPost,
  random: Random,
  most: number,
): Pick<DemoWord, 'postKey' | 'username' | 'minutesAfter'>[] {
  const others = membersSince(post.hoursAgo).filter(
    ({ username, role }) => role === 'member' && username !== post.authorKey,
  )
  const age = Math.floor(post.hoursAgo * 60)
  return shuffle(random, others)
    .slice(0, between(random, 1, most))
    .map(({ username }) => {
      const minutesAgo = between(random, 1, Math.min(saidWithin, Math.max(2, age - 1)))
      return { postKey: post.key, username, minutesAfter: Math.max(1, age - minutesAgo) }
    })
}

/** Who still found a deal in the shop: the more, the more it is read. */
function ofDeal(post: DemoPost): DemoWord[] {
  const random = seededRandom(`seen:${post.key}`)
  return random() < post.popularity * 1.5
    ? speakers(post, random, 6).map((said) => ({ ...said, about: 'deal', isGood: true }))
    : []
}

/** Who tried a code: most work, and now and then one does for nobody. */
function ofCode(post: DemoPost): DemoWord[] {
  const random = seededRandom(`code:${post.key}`)
  const works = random() < 0.8
  return speakers(post, random, works ? 4 : 2).map((said) => ({ ...said, about: 'code', isGood: works }))
}

/** What members say who looked, in the last hours before the site starts. */
export function shopWordsOf(posts: readonly DemoPost[]): DemoWord[] {
  const open = posts.filter(isOpen)
  return [...open.flatMap(ofDeal), ...open.filter(({ couponCode }) => couponCode !== undefined).flatMap(ofCode)]
}
