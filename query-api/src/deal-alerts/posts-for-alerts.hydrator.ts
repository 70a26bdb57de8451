import { leadingTo, searchedText, type PostForAlerts } from '@deals/events'
import { postBodies, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { findMoves } from '../categories/moved-sub-categories.lookup.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'

/** Posts as alerts see them, with what they say. */
export async function postsForAlerts(
  readModels: ReadModels,
  posts: readonly PostDoc[],
): Promise<(post: PostDoc) => PostForAlerts> {
  const slugs = posts.map(({ storeSlug }) => storeSlug)
  const [bodies, stores, moves] = await Promise.all([
    readModels.collection(postBodies).many(posts.map(({ postId }) => String(postId))),
    storesOf({ readModels }, slugs),
    findMoves({ readModels }),
  ])
  return (post) =>
    toPostForAlerts(post, {
      texts: [post.title, bodies.get(String(post.postId))?.content ?? ''],
      storeName: stores.get(post.storeSlug ?? '')?.name ?? null,
      storeWas: stores.get(post.storeSlug ?? '')?.gathered ?? [],
      subCategoryWas: leadingTo(moves, post.subCategorySlug ?? ''),
    })
}

/** The post without its words, for which nothing more has to be read. */
export const wordlessPost = (post: PostDoc): PostForAlerts =>
  toPostForAlerts(post, { texts: [], storeName: null, storeWas: [], subCategoryWas: [] })

type WhatLeadsThere = Pick<PostForAlerts, 'storeName' | 'storeWas' | 'subCategoryWas'>

function toPostForAlerts(
  post: PostDoc,
  { texts, storeName, storeWas, subCategoryWas }: { texts: readonly string[] } & WhatLeadsThere,
): PostForAlerts {
  const { postId, authorId, status, type, categorySlug, currency, votes } = post
  const isProduct = type === 'product'
  return {
    postId,
    authorId,
    status,
    type,
    categorySlug,
    currency,
    votes,
    storeName,
    storeWas,
    subCategoryWas,
    text: searchedText(texts),
    subCategorySlug: post.subCategorySlug ?? null,
    storeSlug: post.storeSlug ?? null,
    price: isProduct ? (post.price ?? null) : null,
    originalPrice: isProduct ? (post.originalPrice ?? null) : null,
    score: isProduct ? (post.score ?? null) : null,
    isLowestPrice: post.priceStanding === 'lowest',
    publishedAt: post.publishedAt ?? null,
  }
}
