import { z } from 'zod'
import { modelAsked } from '../language-models/model-use.ts'
import { defineEvent } from '../platform/event.ts'
import { currencies } from '../platform/currencies.ts'
import { inspection } from './inspection.ts'
import { availabilities, postStatuses, postTypes, priceStandings } from './post.vocabulary.ts'

export const imageField = z.object({
  imageUrl: z.string(),
  sequence: z.number().int().min(0),
  alt: z.string().max(300).optional(),
})

/** Amounts are whole minor units; texts are plain here and sealed in the log. */
export const postFields = z.object({
  title: z.string(),
  content: z.string(),
  subtitle: z.string().nullable(),
  price: z.number().int().nullable(),
  originalPrice: z.number().int().nullable(),
  currency: z.enum(currencies),
  images: z.array(imageField),
  dealUrl: z.string().nullable(),
  /** The address in its normal form; equal for two posts of one product page. */
  urlKey: z.string().nullable(),
  categorySlug: z.string(),
  subCategorySlug: z.string().nullable(),
  storeSlug: z.string().nullable(),
  couponCode: z.string().nullable(),
  couponSource: z.string().nullable(),
  shippingCost: z.number().int().nullable(),
  availability: z.enum(availabilities).nullable(),
  location: z.string().nullable(),
  startsAt: z.number().nullable(),
  expiresAt: z.number().nullable(),
  affiliated: z.boolean(),
  /** How the price stood among other posts of the product when it was set. */
  priceStanding: z.enum(priceStandings),
})
export type PostFields = z.infer<typeof postFields>

const sealed = ['title', 'content', 'subtitle'] as const
const status = z.enum(postStatuses)
/** What changes the count of a member's posts says whose post it is, so that views of members need no look-up. */
const ofAuthor = z.object({ postId: z.number().int(), authorId: z.string() })
/** The author of posts whose author left and let them stay; nobody can sign in as this. */
export const keptAuthorId = 'nobody'
export const deletionCauses = ['author', 'moderator', 'abandoned', 'erased'] as const
export type DeletionCause = (typeof deletionCauses)[number]
export const expiryCauses = ['author', 'moderator', 'member', 'report', 'schedule'] as const

/** One thing that a check found; severities decide where a post goes. */
export const findingField = z.object({
  code: z.string(),
  severity: z.enum(['info', 'fixable', 'suspicious']),
  evidence: z.string(),
  /** The words that it rests on, by their place in the post, where they stay sealed, or in the title of its page. */
  words: z
    .object({
      field: z.enum(['title', 'content', 'page']),
      from: z.number().int(),
      to: z.number().int(),
      /** Of the whole text then; another length says that the words may stand elsewhere by now. */
      length: z.number().int(),
    })
    .optional(),
})
export type Finding = z.infer<typeof findingField>

export const PostSubmitted = defineEvent({
  type: 'PostSubmitted',
  category: 'post',
  sealed,
  about: 'A member posted a deal, a sale or a discussion.',
  schema: postFields.extend({
    postId: z.number().int(),
    type: z.enum(postTypes),
    authorId: z.string(),
    status,
    duplicateOverride: z.string().nullable(),
  }),
})
export const PostEdited = defineEvent({
  type: 'PostEdited',
  category: 'post',
  sealed: ['changes.title', 'changes.content', 'changes.subtitle', 'reason'],
  about: 'Fields of a post were changed; only those that changed are here.',
  schema: z.object({
    postId: z.number().int(),
    changes: postFields.partial(),
    /** Price, host, expiry or kind of availability changed in a way that matters to readers. */
    material: z.boolean(),
    /** Within the poster's grace period after publishing: recorded, but the post gets no "Edited" mark. */
    grace: z.boolean(),
    reason: z.string().nullable(),
  }),
})
export const PostExpired = defineEvent({
  type: 'PostExpired',
  category: 'post',
  about: 'The deal is over.',
  schema: z.object({ postId: z.number().int(), from: status, cause: z.enum(expiryCauses) }),
})
export const PostRenewed = defineEvent({
  type: 'PostRenewed',
  category: 'post',
  about: 'An expired deal is available again.',
  schema: z.object({ postId: z.number().int(), from: status }),
})
export const PostSentToReview = defineEvent({
  type: 'PostSentToReview',
  category: 'post',
  version: 3,
  sealed: ['feedback'],
  about: 'A post was taken out of sight until somebody decides.',
  schema: z.object({
    postId: z.number().int(),
    from: status,
    to: z.enum(['staff-review', 'poster-review', 'ai-review']),
    feedback: z.string().nullable(),
    findings: z.array(findingField),
  }),
})
export const PostResubmitted = defineEvent({
  type: 'PostResubmitted',
  category: 'post',
  about: 'The poster changed the post as asked and sent it back.',
  schema: z.object({ postId: z.number().int(), from: status, to: z.enum(['ai-review', 'staff-review']) }),
})
export const PosterReminded = defineEvent({
  type: 'PosterReminded',
  category: 'post',
  about: 'The poster was reminded of changes that the post waits for.',
  schema: z.object({
    postId: z.number().int(),
    /** On which day of waiting the reminder falls due. */
    day: z.number().int(),
  }),
})
export const PostRenewalSuggested = defineEvent({
  type: 'PostRenewalSuggested',
  category: 'post',
  about: 'Enough members say that an expired deal is back; its poster and moderators may renew it.',
  schema: z.object({ postId: z.number().int(), members: z.number().int() }),
})
export const PostReviewAdvised = defineEvent({
  type: 'PostReviewAdvised',
  category: 'post',
  version: 3,
  about: 'The automatic review finished with a verdict.',
  schema: z.object({
    postId: z.number().int(),
    verdict: z.enum(['pass', 'fixable', 'suspicious']),
    confidence: z.number(),
    findings: z.array(findingField),
    model: z.string(),
    /** What was looked at beside the words of the post; reviews that were made before looked at nothing else. */
    seen: inspection.optional(),
    /** The language model that looked at it beside the built-in checks. */
    asked: modelAsked.optional(),
  }),
})
export const PostApproved = defineEvent({
  type: 'PostApproved',
  category: 'post',
  version: 2,
  about: 'A post was found good and became active.',
  schema: ofAuthor.extend({
    from: status,
    to: z.literal('active'),
    /** What kind of post it is, so that nobody has to ask; approvals that were made before do not say. */
    type: z.enum(postTypes).optional(),
  }),
})
export const PostDeleted = defineEvent({
  type: 'PostDeleted',
  category: 'post',
  sealed: ['reason'],
  about: 'A post was taken away; it can be restored for 90 days.',
  schema: ofAuthor.extend({ from: status, cause: z.enum(deletionCauses), reason: z.string().nullable() }),
})
export const PostRestored = defineEvent({
  type: 'PostRestored',
  category: 'post',
  about: 'A deleted post came back in the status it had.',
  schema: ofAuthor.extend({ from: status, to: status }),
})
export const PostKept = defineEvent({
  type: 'PostKept',
  category: 'post',
  sealed,
  about: "Its author left and let the post stay: it is nobody's from now on, and its texts are sealed anew.",
  schema: ofAuthor.extend(postFields.pick({ title: true, content: true, subtitle: true }).shape),
})
export const PostMerged = defineEvent({
  type: 'PostMerged',
  category: 'post',
  about: 'A duplicate was folded into another post.',
  schema: z.object({ postId: z.number().int(), from: status, into: z.number().int() }),
})
export const PostDuplicatesChanged = defineEvent({
  type: 'PostDuplicatesChanged',
  category: 'post',
  about: 'Other posts were folded into this one, or taken out of it again.',
  schema: z.object({
    postId: z.number().int(),
    /** All posts that lead here from now on, each with the number of its own comments. */
    duplicates: z.array(z.object({ postId: z.number().int(), comments: z.number().int() })),
  }),
})
export const PostDecisionUndone = defineEvent({
  type: 'PostDecisionUndone',
  category: 'post',
  about: 'A moderator took the last decision about a post back: everything stands as before it.',
  schema: ofAuthor.extend({
    from: status,
    to: status,
    /** Revision of the decision in the post's stream. */
    undone: z.number().int(),
    /** When the post was first active, as it stood before that decision. */
    publishedAt: z.number().nullable(),
  }),
})

export const postEvents = [
  PostSubmitted,
  PostEdited,
  PostExpired,
  PostRenewed,
  PostSentToReview,
  PostResubmitted,
  PosterReminded,
  PostRenewalSuggested,
  PostReviewAdvised,
  PostApproved,
  PostDeleted,
  PostRestored,
  PostKept,
  PostMerged,
  PostDuplicatesChanged,
  PostDecisionUndone,
] as const
