import { postedBefore } from './posted-before.ts'
import { between, pick, seededRandom } from './random.ts'
import type { DemoPost } from './types.ts'

/** The share of products that were here before, so that their prices have a history. */
const shareKnown = 0.6
const firstDay = 96
const lastDay = 190
/** What things cost in earlier deals, and after them, against their usual price. */
const earlierShares = [0.78, 0.86, 0.93, 1] as const

const tellings: readonly string[] = [
  'The usual price, more or less, but it is in stock again.',
  'Not a big cut. I post it because somebody asked where to get one.',
  'A little under the usual price for some days.',
  'Seen it lower, though not often.',
]

/** What members posted of the same products in the months before: one or two posts each, long over. */
export function earlierPosts(posts: readonly DemoPost[]): DemoPost[] {
  return posts.filter(hasEarlier).flatMap((post) => {
    const random = seededRandom(`earlier:${post.key}`)
    return Array.from({ length: between(random, 1, 2) }, (_, place) => earlierPost(post, place))
  })
}

const hasEarlier = ({ key, type, price = 0, originalPrice, fate }: DemoPost): boolean =>
  type === 'product' &&
  price > 0 &&
  originalPrice !== undefined &&
  fate !== 'deleted' &&
  seededRandom(`known:${key}`)() < shareKnown

function earlierPost(post: DemoPost, place: number): DemoPost {
  const key = `${post.key}-earlier-${place + 1}`
  const random = seededRandom(key)
  const { storeSlug, dealUrl, originalPrice = 0 } = post
  return postedBefore(post, random, {
    key,
    hoursAgo: between(random, firstDay * 24, lastDay * 24),
    originalPrice,
    ...(storeSlug === undefined ? {} : { storeSlug }),
    ...(dealUrl === undefined ? {} : { dealUrl }),
    tellings,
    priceOf: () => Math.round(originalPrice * pick(random, earlierShares) * 100) / 100,
  })
}

/** The key of the post whose product this one was about before, or elsewhere. */
export const laterKeyOf = ({ key }: DemoPost): string => key.replace(/-(?:earlier-\d|elsewhere)$/, '')
