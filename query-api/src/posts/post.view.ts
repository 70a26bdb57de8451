import {
  downReasons,
  findSubCategory,
  heldFor,
  meterOf,
  saidIn,
  permissionsOf,
  priceNoteOf,
  isCurrencyLocked,
  toMajorUnits,
  type PostPermissions,
  type Viewer,
  type Word,
  canSeeHeldPosts,
  isPoster,
  type PostCard,
  type PostDetails,
  type PostTombstone,
} from '@deals/events'
import {
  isOutdated,
  type CouponWordDoc,
  type PostDoc,
  type PostVoteDoc,
  type StoreDoc,
} from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { shownVotes, type ShownVotes } from '../votes/viewer-votes.hydrator.ts'
import { toCouponWords } from './coupon-words.view.ts'

/** What a post's card needs beside its document. */
export interface CardParts {
  username: string
  store: StoreDoc | undefined
  /** Until when pages do not say how many votes it has. */
  hiddenUntil: number | null
}

const major = (amount: number | undefined): number | null => (amount === undefined ? null : toMajorUnits(amount))

/** Sales and discussions have no price of their own: 0 and nothing before it. */
export function pricesOf({ type, price, originalPrice }: PostDoc): Pick<PostCard, 'price' | 'originalPrice'> {
  return type === 'product'
    ? { price: major(price), originalPrice: major(originalPrice) }
    : { price: 0, originalPrice: null }
}

function placeOf({ categorySlug, subCategorySlug }: PostDoc) {
  const subCategory = findSubCategory(categorySlug, subCategorySlug ?? '')?.name ?? null
  return { categorySlug, subCategorySlug: subCategorySlug ?? null, subCategory }
}

function storeFieldsOf({ storeSlug }: PostDoc, store: StoreDoc | undefined) {
  const mark = store && { name: store.name, slug: store.slug, iconUrl: store.iconUrl ?? null }
  return {
    store: mark ?? null,
    storeName: mark?.name ?? null,
    storeSlug: storeSlug ?? null,
    storeImageUrl: mark?.iconUrl ?? null,
  }
}

export function votesIn({ votes, userVote, voteAggregatedAt, userVoteUpdatedAt }: ShownVotes) {
  return {
    votes,
    userVote,
    voteAggregatedAt: isoOrNull(voteAggregatedAt),
    userVoteUpdatedAt: isoOrNull(userVoteUpdatedAt),
  }
}

const scoresOf = ({ type, score }: PostDoc): Pick<PostCard, 'score' | 'postScores'> =>
  type === 'product' && score !== undefined ? { score, postScores: [{ score }] } : { score: null, postScores: [] }

/** A post as lists show it to visitors. */
export function toPostCard(post: PostDoc, { username, store, hiddenUntil }: CardParts): PostCard {
  const images = post.images.toSorted((left, right) => left.sequence - right.sequence)
  return {
    id: post.postId,
    type: post.type,
    title: post.title,
    subtitle: post.subtitle ?? null,
    excerpt: post.excerpt,
    ...pricesOf(post),
    currency: post.currency,
    status: post.status,
    edited: post.edited,
    imageUrl: images[0]?.imageUrl ?? null,
    images,
    dealUrl: post.dealUrl ?? null,
    ...placeOf(post),
    ...storeFieldsOf(post, store),
    verifiedRep: store?.representatives?.includes(post.authorId) ?? false,
    foundBy: username,
    user: { username },
    createdAt: iso(post.createdAt),
    updatedAt: iso(post.updatedAt),
    startsAt: isoOrNull(post.startsAt),
    expiresAt: isoOrNull(post.expiresAt),
    priceStanding: post.priceStanding,
    priceChangedAt: isoOrNull(post.priceChangedAt),
    ...votesIn(shownVotes(post, undefined)),
    ...(hiddenUntil !== null && { votesHiddenUntil: iso(hiddenUntil) }),
    isBookmarked: false,
    isRecommended: false,
    commentCount: post.commentCount,
    ...scoresOf(post),
  }
}

/** Feedback of a review, and why a post is held, is for the poster and moderators. */
function reviewOf(viewer: Viewer | null, post: PostDoc): PostDetails['review'] {
  const { review } = post
  if (review === undefined || !(isPoster(viewer, post) || canSeeHeldPosts(viewer))) {
    return null
  }
  return {
    feedback: review.feedback ?? null,
    role: review.role,
    at: iso(review.at),
    heldFor: post.status === 'staff-review' ? heldFor(review.findings) : [],
  }
}

/** Links come from anybody, so only who can do something about the price gets them. */
function downReasonsOf(
  viewer: Viewer | null,
  { downReasons: counts = {}, cheaperAt = [], ...post }: PostDoc,
): Pick<PostDetails, 'downReasons' | 'cheaperAt'> {
  const named = downReasons.map((reason) => ({ reason, count: counts[reason] ?? 0 })).filter(({ count }) => count > 0)
  const mayMend = isPoster(viewer, post) || canSeeHeldPosts(viewer)
  return {
    downReasons: named.toSorted((one, other) => other.count - one.count),
    cheaperAt: mayMend ? cheaperAt.map(({ link }) => link) : [],
  }
}

export function permissionsFor(viewer: Viewer | null, post: PostDoc, now: number): PostPermissions {
  const { publishedAt = null, expiredAt = null } = post
  return permissionsOf(viewer, { ...post, publishedAt, expiredAt }, now)
}

/** Votes on the deal as it was before, and whether the viewer's is one of them. */
function outdatedVotesOf(
  { outdated, voteCount }: PostDoc,
  vote: PostVoteDoc | undefined,
): PostDetails['outdatedVotes'] {
  if (outdated === undefined) {
    return null
  }
  const { by: changed, at, voteCount: before } = outdated
  const isMine = vote !== undefined && isOutdated(outdated, vote)
  return { changed, at: iso(at), before, after: voteCount - before, isMine }
}

interface Reading {
  viewer: Viewer | null
  now: number
  content: string
  avatarUrl?: string | undefined
  /** Where a merged post leads in the end. */
  mergedInto?: number | null
  /** The viewer's, where it matters when it was given. */
  vote?: PostVoteDoc | undefined
  /** What members say of the deal; nothing where nobody is asked. */
  words?: readonly Word[]
  /** What they say of its code, where it has one. */
  tried?: readonly CouponWordDoc[] | undefined
}

/** A post with everything that its page shows. */
export function toPostDetails(card: PostCard, post: PostDoc, reading: Reading): PostDetails {
  const { viewer, now, content, avatarUrl, mergedInto = post.mergedInto ?? null, words = [], tried, vote } = reading
  const permissions = permissionsFor(viewer, post, now)
  const priceNote = priceNoteOf(post)
  return {
    ...card,
    content,
    ...(avatarUrl !== undefined && { foundByAvatarUrl: avatarUrl }),
    permissions,
    isCurrencyLocked: isCurrencyLocked(post),
    version: post.version,
    couponCode: post.couponCode ?? null,
    couponSource: post.couponSource ?? null,
    couponWords: tried === undefined ? null : toCouponWords(tried, post, reading),
    shippingCost: major(post.shippingCost),
    ...(priceNote !== undefined && { priceNote }),
    availability: post.availability ?? null,
    location: post.location ?? null,
    affiliated: post.affiliated,
    meter: meterOf(saidIn(words), {
      isLive: post.status === 'active',
      lastConfirmedAt: post.lastConfirmedAt ?? null,
    }),
    outdatedVotes: outdatedVotesOf(post, vote),
    ...downReasonsOf(viewer, post),
    review: reviewOf(viewer, post),
    renewalSuggestedBy: permissions.canRenew ? (post.renewalSuggestedBy ?? null) : null,
    mergedInto,
    commentsLockedFor: post.lockedFor ?? null,
  }
}

/** What remains of a deleted post for its poster. */
export function toTombstone({ postId, title, deletion, updatedAt }: PostDoc): PostTombstone {
  return {
    id: postId,
    title,
    status: 'deleted',
    deletedAt: iso(deletion?.at ?? updatedAt),
    deletedBy: deletion?.role ?? 'system',
    reason: deletion?.reason ?? null,
  }
}
