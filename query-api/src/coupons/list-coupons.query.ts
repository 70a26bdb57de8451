import type { CouponWords, StoreCoupon, StoreCoupons } from '@deals/events'
import { couponWords, posts, stores, type PostDoc } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { sortOf } from '../platform/sort-orders.ts'
import { findStore, refuseStore } from '../stores/merged-stores.hydrator.ts'
import { couponWordsOf } from '../posts/coupon-words.hydrator.ts'
import { toCouponWords } from '../posts/coupon-words.view.ts'
import { pricesOf } from '../posts/post.view.ts'

/** More codes than anybody tries; the rest stand on the pages of their deals. */
const mostCoupons = 100

/** GET /api/stores/{slug}/coupons: in the order `best`, those that are said not to work at the end. */
export const listCoupons = defineQuery({
  reads: [stores, posts, couponWords],
  isSameForVisitors: true,
  find: async (asking, { slug }: { slug: string }) =>
    (await findStore(asking, slug.toLowerCase())) ?? notFound('Store'),
  hydrate: async (asking, store) => {
    const collection = asking.readModels.collection(posts)
    const withCode = { storeSlug: store.slug, status: 'active', couponCode: { $exists: true } }
    const [found, total] = await Promise.all([
      collection.find(withCode, { sort: sortOf('best'), limit: mostCoupons }),
      collection.count(withCode),
    ])
    return { store, found, total, wordsOf: await couponWordsOf(asking, found) }
  },
  permit: ({ viewer }, hydrated) => refuseStore(viewer, hydrated.store) ?? hydrated,
  present: (reading, { found, total, wordsOf }): StoreCoupons => {
    const coupons = found.map((post) => toStoreCoupon(post, toCouponWords(wordsOf(post), post, reading)))
    return {
      coupons: coupons.toSorted((one, other) => Number(one.words.isDoubtful) - Number(other.words.isDoubtful)),
      total,
    }
  },
})

/** The code of a deal among those of its store. */
const toStoreCoupon = (post: PostDoc, words: CouponWords): StoreCoupon => ({
  postId: post.postId,
  type: post.type,
  title: post.title,
  subtitle: post.subtitle ?? null,
  price: pricesOf(post).price,
  currency: post.currency,
  expiresAt: isoOrNull(post.expiresAt),
  code: post.couponCode ?? '',
  words,
})
