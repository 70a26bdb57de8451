import { dayMs, type AnsweredBy, type PostForJobs, type postQuestions } from '@deals/events'
import {
  cases,
  inspections,
  postBodies,
  postHistory,
  posts,
  stores,
  users,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import { linkedTo } from './product-posts.hydrator.ts'
import { alikePictures } from './alike-pictures.ts'
import { comparablesFrom } from './comparables.ts'
import { findSimilar, type Alike } from './similar.hydrator.ts'
import { knownPricesOf } from './known-prices.ts'
import { priceStandingOf } from './price-standing.ts'

const priceMemory = 90 * dayMs

/** What command-api and workers ask about posts. */
export function postAnswers(ports: QuestionPorts): AnsweredBy<typeof postQuestions> {
  const { readModels, clock } = ports
  const collection = readModels.collection(posts)
  const comparablesOf = comparablesFrom(ports)
  return {
    post: async ({ postId, ...read }) => {
      await readAfter(ports, [posts, postBodies, inspections], { postId, ...read })
      const post = await collection.get(String(postId))
      return post === null ? null : forJobs(ports, post)
    },
    comparables: async ({ postId, limit, ...read }) => {
      await readAfter(ports, [posts], read)
      const post = await collection.get(String(postId))
      if (post === null) {
        return []
      }
      // What is known to be the same product is no other one to compare with.
      const same = await linkedTo(readModels, [postId])
      return (await comparablesOf(post, limit)).filter((other) => !same.includes(other.postId))
    },
    knownPrices: async ({ postId, ...read }) => {
      await readAfter(ports, [posts, postHistory], read)
      const post = await collection.get(String(postId))
      return post === null ? [] : knownPricesOf(readModels, post)
    },
    similarPosts: async (query) => {
      const alike = await findSimilar({ readModels, now: clock() }, query)
      return alike.map(toSimilarPost)
    },
    alikePictures: (query) => alikePictures(readModels, query),
    priceStanding: async ({ price, shippingCost = 0, ...asked }) =>
      price === null
        ? 'none'
        : priceStandingOf(readModels, { ...asked, price, paid: price + shippingCost }, clock() - priceMemory),
    ...whatIsDue(readModels),
  }
}

type Due = 'duePosts' | 'endingPosts' | 'waitingReviews' | 'awaitedPosts'

/** What workers ask by the clock. */
function whatIsDue(readModels: ReadModels): Pick<AnsweredBy<typeof postQuestions>, Due> {
  const collection = readModels.collection(posts)
  return {
    duePosts: async ({ now, limit }) => {
      const due = { status: 'active', expiresAt: { $lte: now } }
      return idsOf(await collection.find(due, { sort: [['expiresAt', 1]], limit }))
    },
    endingPosts: async ({ after, until, limit }) => {
      const ending = { status: 'active', expiresAt: { $gt: after, $lte: until } }
      const found = await collection.find(ending, { sort: [['expiresAt', 1]], limit })
      return found.map(({ postId, expiresAt = until }) => ({ postId, expiresAt }))
    },
    waitingReviews: async ({ before, limit }) => {
      const waiting = { status: 'ai-review', createdAt: { $lt: before } }
      return idsOf(await collection.find(waiting, { sort: [['createdAt', 1]], limit }))
    },
    awaitedPosts: async ({ now, limit }) => {
      const due = { posterDueAt: { $lte: now } }
      const found = await readModels.collection(cases).find(due, { sort: [['posterDueAt', 1]], limit })
      return found.map(({ postId }) => postId)
    },
  }
}

const idsOf = (found: readonly PostDoc[]): number[] => found.map(({ postId }) => postId)

function toSimilarPost({ post, sameUrl, similarity }: Alike) {
  return {
    postId: post.postId,
    title: post.title,
    currency: post.currency,
    status: post.status,
    price: post.price ?? null,
    couponCode: post.couponCode ?? null,
    publishedAt: post.publishedAt ?? null,
    expiredAt: post.expiredAt ?? null,
    sameUrl,
    similarity,
  }
}

async function forJobs({ readModels, clock }: QuestionPorts, post: PostDoc): Promise<PostForJobs> {
  const { postId, type, status, title, currency, categorySlug, authorId, submittedAt, storeSlug } = post
  const [body, inspected, author, store] = await Promise.all([
    readModels.collection(postBodies).get(String(postId)),
    readModels.collection(inspections).get(String(postId)),
    readModels.collection(users).get(authorId),
    storeSlug === undefined ? null : readModels.collection(stores).get(storeSlug),
  ])
  return {
    postId,
    type,
    status,
    title,
    currency,
    categorySlug,
    authorId,
    submittedAt,
    content: body?.content ?? '',
    price: post.price ?? null,
    originalPrice: post.originalPrice ?? null,
    subCategorySlug: post.subCategorySlug ?? null,
    storeSlug: storeSlug ?? null,
    storeHosts: store?.hosts ?? [],
    dealUrl: post.dealUrl ?? null,
    authorTrust: author === null ? 0 : trustLevelOf(author, clock()),
    authorPublished: author?.postsPublished ?? 0,
    availability: post.availability ?? null,
    shippingCost: post.shippingCost ?? null,
    couponCode: post.couponCode ?? null,
    images: post.images.length,
    imageUrls: post.images.map(({ imageUrl }) => imageUrl),
    urlKey: post.urlKey ?? null,
    reviewed: inspected === null ? null : { findings: inspected.findings, seen: inspected.seen ?? null },
    expiresAt: post.expiresAt ?? null,
  }
}
