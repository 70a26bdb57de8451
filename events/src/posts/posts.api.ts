import { z } from 'zod'
import { downReasons } from '../votes/down-reasons.ts'
import { currencies } from '../platform/currencies.ts'
import { couponWords } from './coupon-words.ts'
import { holdGroups } from './held-for.ts'
import { votedOn } from './voted-on.ts'
import { availabilities, postStatuses, postTypes, priceStandings } from './post.vocabulary.ts'

/** Amounts in answers and requests are major units with at most two decimals; times are ISO 8601 UTC texts. */
export const imageView = z.object({ imageUrl: z.string(), sequence: z.number(), alt: z.string().optional() })
export const storeView = z.object({ name: z.string(), slug: z.string(), iconUrl: z.string().nullable() })
export const permissionsView = z.object({
  canEdit: z.boolean(),
  canSuggestEdit: z.boolean(),
  canDelete: z.boolean(),
  canExpire: z.boolean(),
  canRenew: z.boolean(),
  canSendToReview: z.boolean(),
  canReport: z.boolean(),
  canLockComments: z.boolean(),
})
/** How many people said lately that a deal is there, and that it is over. */
export const meterView = z.object({
  confirmed: z.number(),
  denied: z.number(),
  /** Also where that was too long ago to count. */
  lastConfirmedAt: z.string().nullable(),
  /** Whether what they said, weighed, warns readers. */
  mayBeOver: z.boolean(),
})
export type MeterView = z.infer<typeof meterView>
/** What one pays for a post, then and now, with shipping where both times tell of it. */
export const paidSince = z.object({ then: z.number(), now: z.number(), withShipping: z.boolean() })
export type PaidSince = z.infer<typeof paidSince>
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
  /** When it begins to hold, where that was said. */
  startsAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** How its price stands among other posts of the product: lowest known in 90 days, or beaten by a cheaper one. */
  priceStanding: z.enum(priceStandings),
  /** When its price was changed last, if it was. */
  priceChangedAt: z.string().nullable(),
  votes: z.number(),
  /** Until when pages say “New” in place of the number of votes; left out where they say the number. */
  votesHiddenUntil: z.string().optional(),
  userVote: z.union([z.literal(1), z.literal(-1)]).nullable(),
  voteAggregatedAt: z.string().nullable(),
  userVoteUpdatedAt: z.string().nullable(),
  isBookmarked: z.boolean(),
  isRecommended: z.boolean(),
  commentCount: z.number(),
  /** Staff verified that its poster speaks for the store. */
  verifiedRep: z.boolean(),
  score: z.number().nullable(),
  postScores: z.array(z.object({ score: z.number() })),
})
export type PostCard = z.infer<typeof postCard>

export const postDetails = postCard.extend({
  content: z.string(),
  /** The picture of who found it; left out where there is none. */
  foundByAvatarUrl: z.string().optional(),
  permissions: permissionsView,
  /** From the first vote on. */
  isCurrencyLocked: z.boolean(),
  version: z.number(),
  couponCode: z.string().nullable(),
  couponSource: z.string().nullable(),
  /** What members say of the code of an active deal; null where there is none to try. */
  couponWords: couponWords.nullable(),
  shippingCost: z.number().nullable(),
  /** How often the price is paid, or what one of it costs with shipping; left out where the title leaves a doubt. */
  priceNote: z.string().optional(),
  availability: z.enum(availabilities).nullable(),
  location: z.string().nullable(),
  affiliated: z.boolean(),
  meter: meterView,
  /** Votes from before the deal changed for the worse, which weigh half, and those since; null where there are none. */
  outdatedVotes: z
    .object({
      changed: z.enum(votedOn),
      at: z.string(),
      before: z.number(),
      after: z.number(),
      isMine: z.boolean(),
    })
    .nullable(),
  /** Why members voted it down, as far as they said so, the most first. */
  downReasons: z.array(z.object({ reason: z.enum(downReasons), count: z.number() })),
  /** Where they saw it cheaper, the latest first; for its poster and moderators. */
  cheaperAt: z.array(z.string()),
  review: z
    .object({
      feedback: z.string().nullable(),
      role: z.string(),
      at: z.string(),
      /** Why the staff look at it; empty while it waits for its poster. */
      heldFor: z.array(z.enum(holdGroups)),
    })
    .nullable(),
  /** How many members say that the expired deal is back, once enough of them do; for those who may renew it. */
  renewalSuggestedBy: z.number().nullable(),
  /** The post to go to instead, after a moderator merged this one into it. */
  mergedInto: z.number().nullable(),
  /** Why a moderator ended the talk under it; null where nobody did. */
  commentsLockedFor: z.string().nullable(),
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

/** What can be chosen of one facet, what is chosen among it, each with the posts that it would leave. */
const facet = <const Choice extends z.ZodRawShape>(choice: Choice) =>
  z.object({
    choices: z.array(z.object({ ...choice, count: z.number() })),
    /** Else there are at least so many: not all posts were looked at. */
    isExact: z.boolean(),
  })
const namedFacet = facet({ value: z.string() })
export const postFacets = z.object({
  types: namedFacet,
  categories: namedFacet,
  /** Those of the chosen categories. */
  subCategories: namedFacet,
  /** The stores with the most posts, most first. */
  stores: facet({ value: z.string(), name: z.string() }),
  /** So many percent off or more. */
  discounts: facet({ value: z.number() }),
})
export type PostFacets = z.infer<typeof postFacets>
export type FacetName = keyof PostFacets

/** The list of a member. */
export const forYouList = postList.extend({
  /** False when the member has done too little yet: then categories may be asked for. */
  isKnown: z.boolean(),
  /** True when the member wants no recommendations: then the list is empty. */
  isOff: z.boolean(),
  /** By post id: why it is here. */
  because: z.record(z.string(), z.string()),
})
export type ForYouList = z.infer<typeof forYouList>

/** A price that was known from some time on. */
const pricePoint = z.object({
  at: z.string(),
  /** When the post had another price or was over; null while it stands. */
  until: z.string().nullable(),
  postId: z.number(),
  price: z.number(),
  kind: z.enum(['posted', 'changed']),
})
/** Every known price of the product, oldest first. */
export const priceHistory = z.object({
  currency: z.enum(currencies),
  points: z.array(pricePoint),
  /** Lowest known price of the last 90 days. */
  lowest: pricePoint.nullable(),
})
export type PriceHistory = z.infer<typeof priceHistory>

/** Why a post stands where it stands. */
export const rankView = z.object({
  best: z.number(),
  terms: z.object({
    votes: z.number(),
    approval: z.number(),
    comments: z.number(),
    price: z.number(),
    expiry: z.number(),
    time: z.number(),
  }),
  /** Votes that weigh in the order, and those that do not: the poster's, the associated, new accounts. */
  countedVotes: z.number(),
  excludedVotes: z.number(),
  /** Of those that weigh, the ones from before the deal changed for the worse: they weigh half. */
  outdatedVotes: z.number(),
  /** What one more up-vote would add to `best`. */
  oneMoreVote: z.number(),
  /** Place among active posts of its type, counted from 1; null when it is not active. */
  place: z.number().nullable(),
})
export type RankView = z.infer<typeof rankView>

/** Where a post waits for moderators. */
export const waitView = z.object({
  /** Place in their queue, counted from 1; null when it does not wait there. */
  position: z.number().nullable(),
  /** What the middle one of the last days' decisions took; null when none was made. */
  minutes: z.number().nullable(),
})
export type WaitView = z.infer<typeof waitView>

/** What became of a post. */
export const postStatusReply = z.object({ status: z.enum(postStatuses), version: z.number() })
export const submitReply = z.object({ id: z.number(), status: z.enum(postStatuses) })
export const editReply = postStatusReply.extend({ id: z.number() })
