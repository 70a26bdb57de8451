import { findSubCategory, priceNoteOf, toMinorUnits, type PostDetails } from '@deals/events'
import { amountFrom } from '../../lib/amount.ts'
import type { PostFormValues } from '../../features/submit/post-form-values.ts'

const nobody = {
  canEdit: false,
  canDelete: false,
  canExpire: false,
  canRenew: false,
  canSendToReview: false,
  canReport: false,
  canLockComments: false,
  canSuggestEdit: false,
}

const untouched = {
  id: 0,
  status: 'active',
  edited: false,
  expiresAt: null,
  startsAt: null,
  votes: 0,
  userVote: null,
  voteAggregatedAt: null,
  userVoteUpdatedAt: null,
  isBookmarked: false,
  isRecommended: false,
  commentCount: 0,
  score: null,
  postScores: [],
  permissions: nobody,
  isCurrencyLocked: false,
  version: 0,
  couponSource: null,
  couponWords: null,
  priceStanding: 'none',
  priceChangedAt: null,
  meter: { confirmed: 0, denied: 0, lastConfirmedAt: null, mayBeOver: false },
  review: null,
  renewalSuggestedBy: null,
  mergedInto: null,
  commentsLockedFor: null,
  outdatedVotes: null,
} as const

/** Null where the form does not tell. */
function shippingIn({ type, shipping, shippingCost }: PostFormValues): number | null {
  if (type !== 'product' || shipping === 'unknown') {
    return null
  }
  return shipping === 'free' ? 0 : (amountFrom(shippingCost) ?? null)
}

/** What is said beside the price. */
function noteOf(form: PostFormValues): string | undefined {
  const price = amountFrom(form.price)
  const shippingCost = toMinorUnits(shippingIn(form) ?? 0)
  return typeof price === 'number' ? priceNoteOf({ ...form, price: toMinorUnits(price), shippingCost }) : undefined
}

/** The post that a form would become, as its page would show it now. */
export function previewPost(form: PostFormValues, username: string, now: number): PostDetails {
  const time = new Date(now).toISOString()
  const sub = findSubCategory(form.categorySlug, form.subCategorySlug)
  const isOffer = form.type !== 'discussion'
  const hasStore = isOffer && form.storeName.trim() !== ''
  const storeSlug = hasStore ? form.storeSlug : null
  const storeName = hasStore ? form.storeName : null
  const priceNote = noteOf(form)
  return {
    ...untouched,
    ...(priceNote !== undefined && { priceNote }),
    downReasons: [],
    cheaperAt: [],
    postScores: [],
    type: form.type,
    title: form.title.trim() === '' ? 'Title' : form.title,
    subtitle: form.subtitle === '' ? null : form.subtitle,
    excerpt: form.content.slice(0, 200),
    content: form.content,
    price: form.type === 'product' ? (amountFrom(form.price) ?? null) : 0,
    originalPrice: form.type === 'product' ? (amountFrom(form.originalPrice) ?? null) : null,
    currency: form.currency,
    shippingCost: shippingIn(form),
    imageUrl: form.images[0]?.imageUrl ?? null,
    images: form.images.map((image, sequence) => ({ ...image, sequence })),
    dealUrl: isOffer && form.dealUrl.trim() !== '' ? form.dealUrl.trim() : null,
    categorySlug: form.categorySlug,
    subCategorySlug: sub?.slug ?? null,
    subCategory: sub?.name ?? null,
    store: storeName === null ? null : { name: storeName, slug: storeSlug ?? '', iconUrl: null },
    storeName,
    storeSlug,
    storeImageUrl: null,
    foundBy: username,
    user: { username },
    createdAt: time,
    updatedAt: time,
    couponCode: isOffer && form.couponCode.trim() !== '' ? form.couponCode.trim() : null,
    availability: isOffer ? form.availability : null,
    location: form.location === '' ? null : form.location,
    affiliated: form.affiliated,
    verifiedRep: false,
  }
}
