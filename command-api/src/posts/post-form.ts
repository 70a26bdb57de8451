import { z } from 'zod'
import {
  currencies,
  postLimits,
  postTypes,
  toMajorUnits,
  toMinorUnits,
  type PostFields,
  type PostType,
} from '@deals/events'
import { boundedText } from '../platform/bounded-text.ts'

/** What the form says about each field that is not as it must be. */
export const texts = {
  type: 'Choose a post type',
  dealUrl: 'Enter a full web address',
  shortened: 'Shortened links are not allowed',
  title: 'Title must be 8 to 150 characters',
  price: 'Enter a price, or choose Free',
  originalPrice: 'Original price cannot be lower than the price',
  currency: 'Choose USD or CAD',
  subtitle: 'Describe the sale in up to 60 characters',
  content: 'Tell others why this is a good deal (20 characters or more)',
  categorySlug: 'Choose a category',
  subCategorySlug: 'Choose a sub-category',
  store: 'Store not found',
  couponCode: 'Code may hold letters, digits, - and _',
  couponSource: 'Where is this code published?',
  shippingCost: 'Shipping costs 0 to 9999.99, or leave it open',
  availability: 'Choose online, in store or both',
  location: 'Say where this is available',
  startsAt: 'Start must be within the next 30 days',
  expiresAt: 'End must be in the future',
  duplicateOverride: 'Say why this is not a duplicate',
  images: 'A picture has an address and a place in the order',
} as const

/** A text that is too long is told so by its rule; one of five times that length is not read. */
const longestContent = 5 * postLimits.content.max
const text = (message: string, most?: number) => boundedText(message, most).nullish()
const amount = (message: string) => z.number(message).nullish()

/** The fields of the submit form as they come: amounts in major units, times as ISO texts. */
export const postForm = z.strictObject({
  type: z.enum(postTypes, texts.type).optional(),
  dealUrl: text(texts.dealUrl),
  title: text(texts.title),
  price: amount(texts.price),
  originalPrice: amount(texts.originalPrice),
  currency: z.enum(currencies, texts.currency).nullish(),
  subtitle: text(texts.subtitle),
  content: text(texts.content, longestContent),
  categorySlug: text(texts.categorySlug),
  subCategorySlug: text(texts.subCategorySlug),
  /** Another name of the same field: a sub-category's name or slug. */
  subCategory: text(texts.subCategorySlug),
  storeSlug: text(texts.store),
  storeName: text(texts.store),
  images: z
    .array(
      z.strictObject({
        imageUrl: boundedText(texts.images),
        sequence: z.number(texts.images).int(texts.images).min(0, texts.images),
        alt: boundedText(texts.images).nullish(),
      }),
      texts.images,
    )
    .max(20, 'That is too many pictures')
    .optional(),
  couponCode: text(texts.couponCode),
  couponSource: text(texts.couponSource),
  shippingCost: amount(texts.shippingCost),
  availability: z.enum(['online', 'in-store', 'both'], texts.availability).nullish(),
  location: text(texts.location),
  startsAt: text(texts.startsAt),
  expiresAt: text(texts.expiresAt),
  affiliated: z.boolean('Say yes or no').optional(),
  duplicateOverride: text(texts.duplicateOverride),
})
export type PostForm = z.infer<typeof postForm>

/** The form of an edit: what changes, the version that it changes, and why. */
export const postEditForm = postForm.omit({ duplicateOverride: true }).extend({
  version: z.number('Say which version you changed').int().optional(),
  reason: text('Say why you changed this'),
})
export type PostEditForm = z.infer<typeof postEditForm>

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
const majorOf = (minor: number | null) => (minor === null ? null : toMajorUnits(minor))

/** A post's fields as its form would hold them. */
export function formOf(type: PostType, fields: PostFields) {
  const {
    price,
    originalPrice,
    shippingCost,
    startsAt,
    expiresAt,
    urlKey: _key,
    priceStanding: _standing,
    ...same
  } = fields
  return {
    ...same,
    type,
    images: [...fields.images],
    price: majorOf(price),
    originalPrice: majorOf(originalPrice),
    shippingCost: majorOf(shippingCost),
    startsAt: isoOf(startsAt),
    expiresAt: isoOf(expiresAt),
  } satisfies PostForm
}

/** Whole cents of an amount, or null when it has parts of a cent or is no amount. */
export function centsOf(amount: number): number | null {
  const cents = toMinorUnits(amount)
  return Number.isSafeInteger(cents) && Math.abs(cents - amount * 100) < 1e-6 * Math.max(1, Math.abs(amount))
    ? cents
    : null
}
