import { toMinorUnits, type Comparable, type DealEvidence, type KnownPrice, type StoreRecord } from '@deals/events'
import { scoreDeal, scorerVersion } from '@deals/workers/app'
import type { DoorsAt } from './clockwork.ts'
import { fateMinute, laterKeyOf, seededRandom, stores, votersFor, type DemoPost } from './demo-data.ts'
import type { Written } from './perform.ts'

/** How many comparable posts a score looks at. */
const mostComparables = 40
/** Scores come some minutes after the post. */
const scoringTakes = 3

interface Posted {
  posts: readonly DemoPost[]
  /** Of the same products, long over. */
  earlier: readonly DemoPost[]
}

/** Scores the products that are live, as the site would have when they were posted; a few are left to be asked for. */
export async function scorePosts({ posts, earlier }: Posted, doorsAt: DoorsAt, written: Written): Promise<void> {
  const scored = posts.filter((post) => isScored(post))
  for (let from = 0; from < scored.length; from += 64) {
    await Promise.all(scored.slice(from, from + 64).map((post) => score(post, { posts, earlier, doorsAt, written })))
  }
}

const isScored = ({ key, type, fate }: DemoPost) =>
  type === 'product' &&
  ['active', 'expired', 'edited', 'renewed'].includes(fate) &&
  seededRandom(`score:${key}`)() > 0.06

interface Around extends Posted {
  doorsAt: DoorsAt
  written: Written
}

async function score(post: DemoPost, { doorsAt, ...around }: Around): Promise<void> {
  const postId = around.written.postIds.get(post.key)
  if (postId === undefined) {
    return
  }
  const { site } = doorsAt(Math.max(1, post.hoursAgo * 60 - scoringTakes))
  const cause = (step: string) => ({ causationId: `demo ${step} ${post.key}`, postId })
  const { attempt, worker, promptVersion } = { attempt: 1, worker: 'demonstration', promptVersion: scorerVersion }
  const result = scoreDeal(evidenceOf(post, postId, around))
  await site.requestScore(cause('request'))
  await site.startScore({ ...cause('start'), attempt, worker, model: result.model, promptVersion })
  await site.completeScore({ ...cause('complete'), attempt, ...result })
}

/** The evidence that the site would have had when the post was new. */
function evidenceOf(
  post: DemoPost,
  postId: number,
  { posts, earlier, written }: Omit<Around, 'doorsAt'>,
): DealEvidence {
  const { title, content, currency, price = 0, originalPrice, categorySlug } = post
  const { storeSlug = null, dealUrl = null, couponCode = null, availability = null, shippingCost } = post
  const comparables = comparablesOf(post, { posts, written })
  return {
    post: {
      postId,
      title,
      content,
      currency,
      storeSlug,
      dealUrl,
      couponCode,
      availability,
      categorySlug,
      price: toMinorUnits(price),
      originalPrice: originalPrice === undefined ? null : toMinorUnits(originalPrice),
      shippingCost: shippingCost === undefined ? null : toMinorUnits(shippingCost),
      images: post.pictureCount,
    },
    comparables,
    history: historyOf(post, { earlier, written }),
    store: storeSlug === null ? null : recordOf(storeSlug, [...posts, ...earlier]),
    said: { confirmed: 0, denied: 0 },
    now: Math.round(written.start - post.hoursAgo * 3_600_000),
  }
}

function comparablesOf(post: DemoPost, { posts, written }: Pick<Around, 'posts' | 'written'>): Comparable[] {
  const found = posts
    .filter(
      (other) => other.authorKey !== post.authorKey && other.currency === post.currency && other.price !== undefined,
    )
    .filter(({ subCategory, categorySlug }) =>
      post.subCategory === undefined ? categorySlug === post.categorySlug : subCategory === post.subCategory,
    )
    .slice(0, mostComparables)
  const members = found.map(({ authorKey }) => authorKey)
  return found.map(({ key, title, price = 0, originalPrice, hoursAgo, storeSlug = null, authorKey }) => ({
    postId: written.postIds.get(key) ?? 0,
    price: toMinorUnits(price),
    title,
    score: null,
    storeSlug,
    voice: members.indexOf(authorKey),
    originalPrice: originalPrice === undefined ? null : toMinorUnits(originalPrice),
    at: Math.round(written.start - hoursAgo * 3_600_000),
  }))
}

function historyOf(
  { key, authorKey }: DemoPost,
  { earlier, written }: Pick<Around, 'earlier' | 'written'>,
): KnownPrice[] {
  return earlier
    .filter((post) => laterKeyOf(post) === key)
    .map((post) => ({
      at: Math.round(written.start - post.hoursAgo * 3_600_000),
      postId: written.postIds.get(post.key) ?? 0,
      price: toMinorUnits(post.price ?? 0),
      originalPrice: post.originalPrice === undefined ? null : toMinorUnits(post.originalPrice),
      isByPoster: post.authorKey === authorKey,
    }))
    .toSorted((left, right) => left.at - right.at)
}

/** A deal that was over within as many minutes ended early. */
const early = 2 * 24 * 60

function recordOf(slug: string, posts: readonly DemoPost[]): StoreRecord {
  const own = posts.filter(({ storeSlug }) => storeSlug === slug)
  const votes = own.flatMap((post) => votersFor(post)).reduce((sum, { value }) => sum + value, 0)
  return {
    posts: own.length,
    expiredEarly: own.filter((post) => post.fate === 'expired' && fateMinute(post) < early).length,
    averageVotes: own.length === 0 ? 0 : votes / own.length,
    averageScore: null,
    ageDays: stores.some((store) => store.slug === slug) ? 200 : 0,
  }
}
