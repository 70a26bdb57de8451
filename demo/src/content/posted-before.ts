import { membersSince, pickMember } from './posts.ts'
import { pick, type Random } from './random.ts'
import type { DemoPost } from './types.ts'

interface Before extends Pick<DemoPost, 'key' | 'hoursAgo' | 'storeSlug' | 'dealUrl' | 'originalPrice'> {
  /** One of these is what its poster says. */
  readonly tellings: readonly string[]
  readonly priceOf: () => number
}

/** An earlier post about the same product, long over, by a member who was there by then. */
export function postedBefore(
  { type, title, currency, categorySlug, subCategory, object }: DemoPost,
  random: Random,
  { tellings, priceOf, ...before }: Before,
): DemoPost {
  return {
    type,
    title,
    currency,
    categorySlug,
    object,
    ...(subCategory === undefined ? {} : { subCategory }),
    ...before,
    content: pick(random, tellings),
    price: priceOf(),
    pictureCount: 1,
    authorKey: pickMember(random, membersSince(before.hoursAgo)).username,
    fate: 'expired',
    popularity: 0.02,
  }
}
