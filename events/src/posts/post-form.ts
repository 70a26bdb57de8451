import { findCategory } from '../categories/catalogue.ts'
import { subCategoryNames } from '../categories/sub-category-names.ts'
import { findSubCategory } from '../categories/sub-categories.ts'
import { isNewMember } from '../platform/trust.ts'
import { dayMs } from '../platform/day.ts'
import { postLimits } from './post-limits.ts'
import { toMinorUnits, type Availability, type PostType } from './post.vocabulary.ts'
import { readWebAddress } from './web-address.ts'

const { title, subtitle, content, discussionContent, editReason } = postLimits

/** What the form says about each field that is not as it must be. */
export const postFormTexts = {
  type: 'Choose a post type',
  dealUrl: 'Enter a full web address',
  shortened: 'Shortened links are not allowed',
  title: `Title must be ${title.min} to ${title.max} characters`,
  price: 'Enter a price, or choose Free',
  originalPrice: 'Original price cannot be lower than the price',
  originalPriceRange: `Original price is 0 to ${postLimits.price}`,
  currency: 'Choose USD or CAD',
  subtitle: `Describe the sale in up to ${subtitle.max} characters`,
  content: `Tell others why this is a good deal (${content.min} characters or more)`,
  talk: `Write ${discussionContent.min} characters or more`,
  longContent: `Text must be at most ${content.max} characters`,
  categorySlug: 'Choose a category',
  subCategorySlug: 'Choose a sub-category',
  storeName: 'Choose a store',
  store: 'Store not found',
  couponCode: 'Code may hold letters, digits, - and _',
  couponSource: 'Where is this code published?',
  shippingCost: `Shipping costs 0 to ${postLimits.shippingCost}, or leave it open`,
  availability: 'Choose online, in store or both',
  location: 'Say where this is available',
  startsAt: 'Start must be within the next 30 days',
  expiresAt: 'End must be in the future',
  noTime: 'There is no such day or time',
  lateEnd: 'End must be within a year',
  endBeforeStart: 'End must be after the start',
  duplicateOverride: 'Say why this is not a duplicate',
  images: 'A picture has an address and a place in the order',
  noImage: 'Add at least one picture',
  alt: `A picture is described in at most ${postLimits.alt} characters`,
  noAlt: 'Say what the picture shows, for those who cannot see it',
} as const

/** A post as its form states it, trimmed. What is left open is '' or null; an amount or a time that is none is NaN. */
export interface StatedPost {
  readonly type: PostType
  readonly dealUrl: string
  readonly title: string
  readonly subtitle: string
  /** In major units. */
  readonly price: number | null
  readonly originalPrice: number | null
  readonly shippingCost: number | null
  /** Null where the server finds the store by other means. */
  readonly storeName: string | null
  readonly categorySlug: string
  /** Its slug or its name. */
  readonly subCategorySlug: string
  readonly content: string
  readonly images: readonly { readonly alt?: string | null | undefined }[]
  /** Each picture has to be described. */
  readonly needsAlt?: boolean
  readonly availability: Availability
  readonly location: string
  readonly couponCode: string
  readonly couponSource: string
  readonly startsAt: number | null
  readonly expiresAt: number | null
}

/** The length as people count it, so that an emoji is one. */
const lengthOf = (text: string) => [...text].length
const isWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }) =>
  lengthOf(text) >= min && lengthOf(text) <= max
const isOffer = ({ type }: StatedPost) => type !== 'discussion'
const isInStoreOnly = (post: StatedPost) => isOffer(post) && post.availability === 'in-store'
const isAddress = (text: string) => typeof readWebAddress(text) !== 'string'

/** Whether an amount is a whole number of cents up to a most. */
function isAmount(amount: number, most: number): boolean {
  const isWhole = Math.abs(toMinorUnits(amount) - amount * 100) < 1e-6 * Math.max(1, Math.abs(amount))
  return amount >= 0 && amount <= most && isWhole
}

type Check = (post: StatedPost, now: number) => string | false | undefined

/** In the order of the form, so that a summary reads like it. */
const checks = {
  dealUrl: (post) => {
    if (!isOffer(post) || (post.dealUrl === '' && isInStoreOnly(post))) {
      return undefined
    }
    const address = readWebAddress(post.dealUrl)
    return typeof address === 'string' && postFormTexts[address === 'shortened' ? 'shortened' : 'dealUrl']
  },
  title: (post) => !isWithin(post.title, title) && postFormTexts.title,
  subtitle: (post) => post.type === 'sales' && !isWithin(post.subtitle, subtitle) && postFormTexts.subtitle,
  price: ({ type, price }) => type === 'product' && !isAmount(price ?? NaN, postLimits.price) && postFormTexts.price,
  originalPrice: ({ type, originalPrice, price }) => {
    if (type !== 'product' || originalPrice === null) {
      return undefined
    }
    const isLower = originalPrice < (price ?? 0)
    return isAmount(originalPrice, postLimits.price)
      ? isLower && postFormTexts.originalPrice
      : postFormTexts.originalPriceRange
  },
  shippingCost: ({ type, shippingCost }) =>
    type === 'product' && !isAmount(shippingCost ?? 0, postLimits.shippingCost) && postFormTexts.shippingCost,
  storeName: (post) =>
    isOffer(post) && post.storeName !== null && lengthOf(post.storeName) < 2 && postFormTexts.storeName,
  categorySlug: (post) => findCategory(post.categorySlug) === undefined && postFormTexts.categorySlug,
  subCategorySlug: ({ type, categorySlug, subCategorySlug }) => {
    const category = findCategory(categorySlug)
    const isMissing = type === 'product' && subCategoryNames(categorySlug).length > 0
    const isWrong =
      subCategorySlug === '' ? isMissing : findSubCategory(category?.slug ?? '', subCategorySlug) === undefined
    return category !== undefined && isWrong && postFormTexts.subCategorySlug
  },
  content: (post) => {
    const length = lengthOf(post.content)
    const [least, text] = isOffer(post)
      ? [content.min, postFormTexts.content]
      : [discussionContent.min, postFormTexts.talk]
    return length > content.max ? postFormTexts.longContent : length < least && text
  },
  images: (post) => {
    const most = postLimits.images[post.type]
    if (post.images.some(({ alt }) => lengthOf(alt ?? '') > postLimits.alt)) {
      return postFormTexts.alt
    }
    if (post.needsAlt === true && post.images.some(({ alt }) => (alt ?? '').trim() === '')) {
      return postFormTexts.noAlt
    }
    const needsOne = post.type === 'product' || (post.type === 'sales' && isInStoreOnly(post))
    return post.images.length > most
      ? `At most ${most} pictures`
      : needsOne && post.images.length === 0 && postFormTexts.noImage
  },
  location: (post) => {
    const isMissing = isInStoreOnly(post) && post.location === ''
    return isOffer(post) && (isMissing || lengthOf(post.location) > postLimits.location) && postFormTexts.location
  },
  couponCode: (post) => {
    const isCode = isWithin(post.couponCode, postLimits.coupon) && /^[A-Za-z0-9_-]+$/.test(post.couponCode)
    return isOffer(post) && post.couponCode !== '' && !isCode && postFormTexts.couponCode
  },
  couponSource: (post) => {
    const isSource = post.couponSource.startsWith('/images/') || isAddress(post.couponSource)
    return isOffer(post) && post.couponSource !== '' && !isSource && postFormTexts.couponSource
  },
  startsAt: ({ startsAt }, now) =>
    Number.isNaN(startsAt)
      ? postFormTexts.noTime
      : startsAt !== null && startsAt > now + 30 * dayMs && postFormTexts.startsAt,
  expiresAt: ({ startsAt, expiresAt }, now) => {
    if (expiresAt === null) {
      return undefined
    }
    if (Number.isNaN(expiresAt)) {
      return postFormTexts.noTime
    }
    if (expiresAt <= now) {
      return postFormTexts.expiresAt
    }
    return expiresAt > now + 365 * dayMs
      ? postFormTexts.lateEnd
      : startsAt !== null && expiresAt <= startsAt && postFormTexts.endBeforeStart
  },
} as const satisfies Partial<Record<keyof StatedPost, Check>>

/** What is wrong with a form, by field: every rule that needs nothing but the form and the clock. */
export function postFormErrors(post: StatedPost, now: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Check>(checks).flatMap(([name, check]) => {
      const message = check(post, now)
      return typeof message === 'string' ? [[name, message]] : []
    }),
  )
}

/** New members have enough to learn; who knows the site describes their pictures. Programs may leave it out. */
export const describesPictures = (viewer: { readonly trustLevel: number } | null): boolean =>
  viewer !== null && !isNewMember(viewer)

/** The problem with the reason of an edit: the poster may give none, others must. */
export function editReasonProblem(reason: string, isPoster: boolean): string | undefined {
  const length = lengthOf(reason.trim())
  const isFine = (length === 0 && isPoster) || (length >= (isPoster ? 1 : editReason.min) && length <= editReason.max)
  return isFine ? undefined : `Say why in ${editReason.min} to ${editReason.max} characters`
}
