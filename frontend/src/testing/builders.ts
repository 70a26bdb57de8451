import {
  defaultNotices,
  nothingMuted,
  usuallyShown,
  usualReading,
  type CommentView,
  type CurrentUser,
  type PostCard,
  type PostDetails,
  type Preferences,
  type PublicProfile,
  type StandingView,
  type StoreDetails,
} from '@deals/events'
import type { FeedAnswer } from '../screens/shared/feed-answer.ts'

/** A comment on the post 1; what a test does not say is filled. */
export function aComment(said: Partial<CommentView> = {}): CommentView {
  const id = said.id ?? 1
  return {
    id,
    content: `Text ${id}`,
    username: 'bob',
    parentId: null,
    depth: 0,
    votes: 3,
    userVote: null,
    createdAt: '2026-11-20T14:05:00.000Z',
    edited: false,
    hasReply: false,
    deletedBy: null,
    reason: null,
    badges: [],
    postId: 1,
    ...said,
  }
}

/** A member as everybody sees them; what a test does not say is filled. */
export const aProfile = (said: Partial<PublicProfile> = {}): PublicProfile => ({
  username: 'ann',
  joinedAt: '2026-01-20T14:05:00.000Z',
  bio: null,
  location: null,
  avatarUrl: null,
  roles: [],
  isNewMember: false,
  postsPublished: 3,
  postsLiked: 1,
  reportsUpheld: 0,
  reportsDecided: null,
  commentCount: 2,
  reputation: 12,
  badges: [],
  active: true,
  shown: usuallyShown,
  visible: usuallyShown,
  ...said,
})

/** A post as lists show it; what a test does not say is filled. */
export function aPostCard(said: Partial<PostCard> = {}): PostCard {
  const id = said.id ?? 1001
  return {
    id,
    type: 'product',
    title: `Deal ${id}`,
    subtitle: null,
    excerpt: 'A few words about it.',
    price: 54.95,
    originalPrice: 119,
    currency: 'USD',
    status: 'active',
    edited: false,
    imageUrl: null,
    images: [],
    dealUrl: 'https://shop.example/deal',
    categorySlug: 'computers',
    subCategorySlug: null,
    subCategory: null,
    store: { name: 'Norvik', slug: 'norvik', iconUrl: null },
    storeName: 'Norvik',
    storeSlug: 'norvik',
    storeImageUrl: null,
    foundBy: 'ann',
    user: { username: 'ann' },
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    startsAt: null,
    expiresAt: null,
    priceStanding: 'none',
    priceChangedAt: null,
    votes: 10,
    userVote: null,
    voteAggregatedAt: '2026-11-20T11:00:00.000Z',
    userVoteUpdatedAt: null,
    isBookmarked: false,
    isRecommended: false,
    commentCount: 3,
    score: null,
    verifiedRep: false,
    postScores: [],
    ...said,
  }
}

/** A member who is signed in. */
export const noPermissions: PostDetails['permissions'] = {
  canEdit: false,
  canDelete: false,
  canExpire: false,
  canRenew: false,
  canSendToReview: false,
  canReport: false,
  canLockComments: false,
  canSuggestEdit: false,
}

export function aPostDetails(said: Partial<PostDetails> = {}): PostDetails {
  return {
    ...aPostCard(),
    content: 'Down from 119.',
    permissions: noPermissions,
    isCurrencyLocked: false,
    version: 4,
    couponCode: null,
    couponSource: null,
    couponWords: null,
    shippingCost: null,
    availability: null,
    location: null,
    affiliated: false,
    downReasons: [],
    cheaperAt: [],
    review: null,
    renewalSuggestedBy: null,
    mergedInto: null,
    commentsLockedFor: null,
    outdatedVotes: null,
    meter: { confirmed: 0, denied: 0, lastConfirmedAt: null, mayBeOver: false },
    ...said,
  }
}

export function aMember(said: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-ann',
    username: 'ann',
    isOwner: false,
    isSuperUser: false,
    isModerator: false,
    isStaff: false,
    trustLevel: 1,
    ...said,
  }
}

/** The standing of a member about whom nothing was decided. */
export const aStanding = (said: Partial<StandingView> = {}): StandingView => ({
  trustLevel: 1,
  next: null,
  restricts: [],
  until: null,
  sanctions: [],
  ofPosts: [],
  appeals: [],
  ...said,
})

/** What a member chose. */
export function somePreferences(said: Partial<Preferences> = {}): Preferences {
  return {
    currency: 'USD',
    layout: 'grid',
    theme: 'system',
    pinnedCategories: [],
    emailPreferences: { newsletter: false },
    recommendations: { isOn: true, clearedAt: null },
    reading: usualReading,
    shown: usuallyShown,
    notices: defaultNotices,
    muted: nothingMuted(),
    ...said,
  }
}

/** A store as its page shows it. */
export const aShop = (over: Partial<StoreDetails> = {}): StoreDetails => ({
  slug: 'north-audio',
  name: 'North Audio',
  url: null,
  iconUrl: null,
  description: null,
  activeDeals: 4,
  status: 'active',
  hosts: [],
  affiliateDisclosed: false,
  pausedUntil: null,
  representatives: [],
  ownRequest: null,
  postedIn30Days: 2,
  medianDiscount: null,
  expiredEarly: null,
  ...over,
})

/** A list without end that has come to its end. */
export const aFeed = (posts: readonly PostCard[], over: Partial<FeedAnswer> = {}): FeedAnswer => ({
  data: { pages: [{ posts, total: posts.length }] },
  isError: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
  ...over,
})
