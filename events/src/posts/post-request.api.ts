import { z } from 'zod'
import { boundedText } from '../platform/call-fields.ts'
import { currencies } from '../platform/currencies.ts'
import { postFormTexts } from './post-form.ts'
import { postLimits } from './post-limits.ts'
import { availabilities, postTypes } from './post.vocabulary.ts'

/** A text that is too long is told so by its rule; one of five times that length is not read. */
const longestContent = 5 * postLimits.content.max
const { lockReason } = postLimits
const text = (message: string, most?: number) => boundedText(message, most).nullish()
const amount = (message: string) => z.number(message).nullish()

/** The fields of the submit form as they come: amounts in major units, times as ISO postFormTexts. */
export const postForm = z.strictObject({
  type: z.enum(postTypes, postFormTexts.type).optional(),
  dealUrl: text(postFormTexts.dealUrl),
  title: text(postFormTexts.title),
  price: amount(postFormTexts.price),
  originalPrice: amount(postFormTexts.originalPrice),
  currency: z.enum(currencies, postFormTexts.currency).nullish(),
  subtitle: text(postFormTexts.subtitle),
  content: text(postFormTexts.content, longestContent),
  categorySlug: text(postFormTexts.categorySlug),
  subCategorySlug: text(postFormTexts.subCategorySlug),
  /** Another name of the same field: a sub-category's name or slug. */
  subCategory: text(postFormTexts.subCategorySlug),
  storeSlug: text(postFormTexts.store),
  storeName: text(postFormTexts.store),
  images: z
    .array(
      z.strictObject({
        imageUrl: boundedText(postFormTexts.images),
        sequence: z.number(postFormTexts.images).int(postFormTexts.images).min(0, postFormTexts.images),
        alt: boundedText(postFormTexts.images).nullish(),
      }),
      postFormTexts.images,
    )
    .max(20, 'That is too many pictures')
    .optional(),
  couponCode: text(postFormTexts.couponCode),
  couponSource: text(postFormTexts.couponSource),
  shippingCost: amount(postFormTexts.shippingCost),
  availability: z.enum(availabilities, postFormTexts.availability).nullish(),
  location: text(postFormTexts.location),
  startsAt: text(postFormTexts.startsAt),
  expiresAt: text(postFormTexts.expiresAt),
  affiliated: z.boolean('Say yes or no').optional(),
  duplicateOverride: text(postFormTexts.duplicateOverride),
})
export type PostForm = z.infer<typeof postForm>

/** The form of an edit: what changes, the version that it changes, and why. */
export const postEditForm = postForm.omit({ duplicateOverride: true }).extend({
  version: z.number('Say which version you changed').int().optional(),
  reason: text('Say why you changed this'),
})
export type PostEditForm = z.infer<typeof postEditForm>

/** Ending the talk under a post; everybody there reads why. */
export const commentLock = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(lockReason.min, `A reason has at least ${lockReason.min} characters`)
    .max(lockReason.max, `A reason has at most ${lockReason.max} characters`),
})

/** Taking something away, with a reason. */
export const deletion = z.strictObject({ reason: z.string().trim().max(1000).nullish() })
