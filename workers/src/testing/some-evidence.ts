import type { DealEvidence, StoreRecord } from '@deals/events'

const day = 86_400_000

/** The record of a store whose deals last and are found. */
export const goodStore: StoreRecord = {
  posts: 40,
  expiredEarly: 1,
  averageVotes: 22,
  averageScore: 80,
  ageDays: 400,
  confirmed: 30,
  denied: 2,
  raised: 0,
  lookedAt: 40,
}

/** A drive of 8 TB of which much is known; everything not said is filled. */
export const someEvidence = (over: Partial<DealEvidence['post']> = {}): DealEvidence => {
  const now = Date.UTC(2026, 10, 22)
  const content = 'Rated 4.6 of 5 by 1,210 buyers.\nTwo years of warranty.\n30-day returns.'
  return {
    post: {
      postId: 1,
      title: '8 TB external hard drive',
      content,
      price: 11_999,
      originalPrice: 15_999,
      currency: 'USD',
      categorySlug: 'computers',
      storeSlug: 'voltmart',
      dealUrl: 'https://voltmart.example/8',
      availability: 'online',
      shippingCost: 0,
      couponCode: null,
      images: 1,
      ...over,
    },
    comparables: [],
    history: [15_999, 14_999, 16_499].map((price, place) => ({
      at: now - (30 - place) * day,
      postId: 50 + place,
      price,
      originalPrice: null,
    })),
    store: goodStore,
    said: { confirmed: 2, denied: 0 },
    now,
  }
}
