import { z } from 'zod'
import { availabilities, currencies, postStatuses, postTypes } from './post.vocabulary.ts'

/** Amounts in answers and requests are major units with at most two decimals; times are ISO 8601 UTC texts. */
export const imageView = z.object({ imageUrl: z.string(), sequence: z.number(), alt: z.string().optional() })
export const storeView = z.object({ name: z.string(), slug: z.string(), iconUrl: z.string().nullable() })
export const permissionsView = z.object({
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canExpire: z.boolean(),
  canRenew: z.boolean(),
  canSendToReview: z.boolean(),
  canReport: z.boolean(),
})
/** A post as lists show it; `content` holds only an excerpt there. */
export const postCard = z.object({
  id: z.number(),
  type: z.enum(postTypes),
  title: z.string(),
  subtitle: z.string().nullable(),
  excerpt: z.string(),
  price: z.number().nullable(),
  originalPrice: z.number().nullable(),
  currency: z.enum(currencies),
  status: z.enum(postStatuses),
  edited: z.boolean(),
  imageUrl: z.string().nullable(),
  images: z.array(imageView),
  dealUrl: z.string().nullable(),
  categorySlug: z.string(),
  subCategorySlug: z.string().nullable(),
  subCategory: z.string().nullable(),
  store: storeView.nullable(),
  storeName: z.string().nullable(),
  storeSlug: z.string().nullable(),
  storeImageUrl: z.string().nullable(),
  foundBy: z.string(),
  user: z.object({ username: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  expiresAt: z.string().nullable(),
  votes: z.number(),
  userVote: z.union([z.literal(1), z.literal(-1)]).nullable(),
  voteAggregatedAt: z.string().nullable(),
  userVoteUpdatedAt: z.string().nullable(),
  isBookmarked: z.boolean(),
  isRecommended: z.boolean(),
  commentCount: z.number(),
  score: z.number().nullable(),
  postScores: z.array(z.object({ score: z.number() })),
})
export type PostCard = z.infer<typeof postCard>

export const postDetails = postCard.extend({
  content: z.string(),
  permissions: permissionsView,
  version: z.number(),
  couponCode: z.string().nullable(),
  couponSource: z.string().nullable(),
  shippingCost: z.number().nullable(),
  availability: z.enum(availabilities).nullable(),
  location: z.string().nullable(),
  startsAt: z.string().nullable(),
  affiliated: z.boolean(),
  priceStanding: z.enum(['lowest', 'beaten', 'none']),
  meter: z.object({ confirmed: z.number(), denied: z.number(), lastConfirmedAt: z.string().nullable() }),
  review: z.object({ feedback: z.string().nullable(), role: z.string(), at: z.string() }).nullable(),
})
export type PostDetails = z.infer<typeof postDetails>
/** What the poster of a deleted post gets. */
export const postTombstone = z.object({
  id: z.number(),
  title: z.string(),
  status: z.literal('deleted'),
  deletedAt: z.string(),
  deletedBy: z.string(),
  reason: z.string().nullable(),
})
export type PostTombstone = z.infer<typeof postTombstone>

export const postList = z.object({ posts: z.array(postCard), total: z.number() })
export type PostList = z.infer<typeof postList>

export const historyEntry = z.object({
  position: z.number(),
  at: z.string(),
  kind: z.string(),
  role: z.string(),
  from: z.enum(postStatuses).optional(),
  to: z.enum(postStatuses).optional(),
  actor: z.object({ id: z.string(), username: z.string() }).optional(),
  reason: z.string().optional(),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).optional(),
})
export type HistoryEntry = z.infer<typeof historyEntry>
export const postHistory = z.object({ entries: z.array(historyEntry) })
