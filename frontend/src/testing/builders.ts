import { defaultNotices, type CurrentUser, type PostCard, type Preferences } from '@deals/events'

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
    expiresAt: null,
    votes: 10,
    userVote: null,
    voteAggregatedAt: '2026-11-20T11:00:00.000Z',
    userVoteUpdatedAt: null,
    isBookmarked: false,
    isRecommended: false,
    commentCount: 3,
    score: null,
    postScores: [],
    ...said,
  }
}

/** A member who is signed in. */
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

/** What a member chose. */
export function somePreferences(said: Partial<Preferences> = {}): Preferences {
  return {
    currency: 'USD',
    layout: 'grid',
    theme: 'system',
    pinnedCategories: [],
    emailPreferences: { newsletter: false },
    notices: defaultNotices,
    ...said,
  }
}
