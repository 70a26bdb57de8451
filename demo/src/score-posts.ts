import { toMinorUnits, type Comparable } from '@deals/events'
import { scoreDeal, scorerVersion } from '@deals/workers/app'
import type { DoorsAt } from './clockwork.ts'
import { seededRandom, stores, votersFor, type DemoPost } from './demo-data.ts'
import type { Written } from './perform.ts'

/** How many comparable posts a score looks at. */
const mostComparables = 40
/** Scores come some minutes after the post. */
const scoringTakes = 3

/** Scores the products that are live, as the site would have when they were posted; a few are left to be asked for. */
export async function scorePosts(posts: readonly DemoPost[], doorsAt: DoorsAt, written: Written): Promise<void> {
  const scored = posts.filter((post) => isScored(post))
  for (let from = 0; from < scored.length; from += 64) {
    await Promise.all(scored.slice(from, from + 64).map((post) => score(post, { posts, doorsAt, written })))
  }
}

const isScored = ({ key, type, fate }: DemoPost) =>
  type === 'product' &&
  ['active', 'expired', 'edited', 'renewed'].includes(fate) &&
  seededRandom(`score:${key}`)() > 0.06

interface Around {
  posts: readonly DemoPost[]
  doorsAt: DoorsAt
  written: Written
}

async function score(post: DemoPost, { posts, doorsAt, written }: Around): Promise<void> {
  const postId = written.postIds.get(post.key)
  if (postId === undefined) {
    return
  }
  const { site } = doorsAt(Math.max(1, post.hoursAgo * 60 - scoringTakes))
  const cause = (step: string) => ({ causationId: `demo ${step} ${post.key}`, postId })
  const { attempt, worker, promptVersion } = { attempt: 1, worker: 'demonstration', promptVersion: scorerVersion }
  const result = scoreDeal(inputOf(post, postId, { posts, written }))
  await site.requestScore(cause('request'))
  await site.startScore({ ...cause('start'), attempt, worker, model: result.model, promptVersion })
  await site.completeScore({ ...cause('complete'), attempt, ...result })
}

function inputOf(post: DemoPost, postId: number, { posts, written }: Pick<Around, 'posts' | 'written'>) {
  const {
    title,
    content,
    currency,
    price = 0,
    originalPrice,
    storeSlug = null,
    dealUrl = null,
    couponCode = null,
    shippingCost,
    availability = null,
  } = post
  return {
    post: {
      postId,
      title,
      content,
      currency,
      storeSlug,
      dealUrl,
      couponCode,
      price: toMinorUnits(price),
      originalPrice: originalPrice === undefined ? null : toMinorUnits(originalPrice),
      availability,
      shippingCost: shippingCost === undefined ? null : toMinorUnits(shippingCost),
      images: post.pictureCount,
    },
    comparables: comparablesOf(post, { posts, written }),
    store: storeSlug === null ? null : recordOf(storeSlug, posts),
  }
}

function comparablesOf(post: DemoPost, { posts, written }: Pick<Around, 'posts' | 'written'>): Comparable[] {
  return posts
    .filter((other) => other.key !== post.key && other.currency === post.currency && other.price !== undefined)
    .filter(({ subCategory, categorySlug }) =>
      post.subCategory === undefined ? categorySlug === post.categorySlug : subCategory === post.subCategory,
    )
    .slice(0, mostComparables)
    .map(({ key, title, price = 0, originalPrice }) => ({
      postId: written.postIds.get(key) ?? 0,
      price: toMinorUnits(price),
      originalPrice: originalPrice === undefined ? null : toMinorUnits(originalPrice),
      title,
      score: null,
    }))
}

function recordOf(slug: string, posts: readonly DemoPost[]) {
  const own = posts.filter(({ storeSlug }) => storeSlug === slug)
  const votes = own.flatMap((post) => votersFor(post)).reduce((sum, { value }) => sum + value, 0)
  return {
    posts: own.length,
    expiredEarly: own.filter(({ fate }) => fate === 'expired').length,
    averageVotes: own.length === 0 ? 0 : votes / own.length,
    averageScore: null,
    ageDays: stores.some((store) => store.slug === slug) ? 200 : 0,
  }
}
