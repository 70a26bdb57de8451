import { z } from 'zod'
import { limitField, postIdField, readAfter, timeField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { trustLevelField } from '../platform/viewer-fields.ts'
import { currencies } from '../platform/currencies.ts'
import { inspection } from './inspection.ts'
import { postStatuses, postTypes, priceStandings } from './post.vocabulary.ts'
import { findingField } from './posts.events.ts'

/** A post as jobs need it. Amounts in minor units, times in ms. */
const postForJobs = z.object({
  postId: postIdField,
  type: z.enum(postTypes),
  status: z.enum(postStatuses),
  title: z.string(),
  content: z.string(),
  price: z.number().nullable(),
  originalPrice: z.number().nullable(),
  currency: z.enum(currencies),
  categorySlug: z.string(),
  subCategorySlug: z.string().nullable(),
  storeSlug: z.string().nullable(),
  storeHosts: z.array(z.string()),
  dealUrl: z.string().nullable(),
  authorId: z.string(),
  authorTrust: trustLevelField,
  /** How many posts of the author have been live. */
  authorPublished: z.number().int(),
  availability: z.string().nullable(),
  shippingCost: z.number().nullable(),
  couponCode: z.string().nullable(),
  images: z.number(),
  /** Missing where an older process answers, like what follows. */
  imageUrls: z.array(z.string()).optional(),
  urlKey: z.string().nullable().optional(),
  /** What its last automatic review found, and what that looked at. */
  reviewed: z
    .object({ findings: z.array(findingField), seen: inspection.nullable() })
    .nullable()
    .optional(),
  submittedAt: timeField,
  expiresAt: timeField.nullable(),
})
export type PostForJobs = z.infer<typeof postForJobs>

/** Prices with one voice are told by one member. Missing where an older process answers. */
const voiceField = z.number().int().optional()

const comparable = z.object({
  postId: postIdField,
  price: z.number(),
  /** Missing where an older process answers. */
  shippingCost: z.number().nullable().optional(),
  originalPrice: z.number().nullable(),
  title: z.string(),
  score: z.number().nullable(),
  /** Missing where an older process answers. */
  at: timeField.optional(),
  storeSlug: z.string().nullable().optional(),
  voice: voiceField,
})
export type Comparable = z.infer<typeof comparable>

/** What one paid for the product here, and what it was said to have cost before. */
const knownPrice = z.object({
  at: timeField,
  /** When the post had another price or was over; none while it stands. */
  until: timeField.optional(),
  postId: postIdField,
  /** Shipping included. */
  price: z.number(),
  originalPrice: z.number().nullable(),
  /** Who posted the deal says so themselves, in another post, or somebody who belongs to the same store. */
  isByPoster: z.boolean().optional(),
  voice: voiceField,
})
export type KnownPrice = z.infer<typeof knownPrice>

const similarPost = z.object({
  postId: postIdField,
  title: z.string(),
  price: z.number().nullable(),
  currency: z.enum(currencies),
  status: z.enum(postStatuses),
  publishedAt: timeField.nullable(),
  expiredAt: timeField.nullable(),
  sameUrl: z.boolean(),
  similarity: z.number(),
  couponCode: z.string().nullable(),
})
export type SimilarPost = z.infer<typeof similarPost>

const alikePicture = z.object({
  postId: postIdField,
  title: z.string(),
  status: z.enum(postStatuses),
  /** In how many signs of 64 the pictures differ. */
  distance: z.number().int(),
})
export type AlikePicture = z.infer<typeof alikePicture>

const postIds = z.array(postIdField)

/** What command-api and workers ask about posts. */
export const postQuestions = {
  post: processCall('A post; null when there is none.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: postForJobs.nullable(),
  }),
  comparables: processCall(
    'Products of the sub-category (or category) and currency that others posted, those whose titles are most alike first.',
    { asks: readAfter.extend({ postId: postIdField, limit: limitField }), answers: z.array(comparable) },
  ),
  knownPrices: processCall('Every price of a product: of all posts of its page, and of their edits; oldest first.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: z.array(knownPrice),
  }),
  similarPosts: processCall('Posts of the same address, or of the same shop with a title that is much alike.', {
    asks: z.object({
      urlKey: z.string().nullable(),
      storeSlug: z.string().nullable(),
      title: z.string(),
      sinceDays: z.number().min(0),
      limit: limitField,
    }),
    answers: z.array(similarPost),
  }),
  alikePictures: processCall('Other living posts that show a picture which looks the same, the most alike first.', {
    asks: z.object({ postId: postIdField, hashes: z.array(z.string()), limit: limitField }),
    answers: z.array(alikePicture),
  }),
  priceStanding: processCall('How a price stands among other posts of the product.', {
    asks: z.object({
      urlKey: z.string().nullable(),
      postId: postIdField.nullable(),
      /** Who posts it. */
      authorId: z.string(),
      price: z.number().int().nullable(),
      shippingCost: z.number().optional(),
      currency: z.enum(currencies),
      /** What is offered for it: a month is not measured by what is paid once, nor a pack by a piece. */
      offered: z.object({ title: z.string(), categorySlug: z.string() }).optional(),
    }),
    answers: z.enum(priceStandings),
  }),
  duePosts: processCall('Posts whose expiry has come.', {
    asks: z.object({ now: timeField, limit: limitField }),
    answers: postIds,
  }),
  endingPosts: processCall('Posts that end between two times, those first that end first.', {
    asks: z.object({ after: timeField, until: timeField, limit: limitField }),
    answers: z.array(z.object({ postId: postIdField, expiresAt: timeField })),
  }),
  waitingReviews: processCall('Posts whose automatic review waits since before a time.', {
    asks: z.object({ before: timeField, limit: limitField }),
    answers: postIds,
  }),
  awaitedPosts: processCall('Posts whose posters are to be reminded of changes, or that end because they were not.', {
    asks: z.object({ now: timeField, limit: limitField }),
    answers: postIds,
  }),
}
