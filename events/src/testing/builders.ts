import { filtersByDefault } from '../deal-alerts/deal-alerts.api.ts'
import { builder } from './builder.ts'
import { ann, bob } from './people.ts'
import { firstTime } from './told.ts'

/** The post, comment and shop that tests speak of where they name no other. */
export const postId = 7_000_001
export const commentId = 8_000_001
export const storeSlug = 'north-audio'

/** ann posts headphones for 59.99 instead of 99.99 dollars; they are active at once. */
export const aPost = builder('PostSubmitted', {
  postId,
  type: 'product',
  title: 'Wireless headphones with noise cancelling',
  content: 'Down from 99.99, best price this year. Ships free.',
  subtitle: null,
  price: 5999,
  originalPrice: 9999,
  currency: 'USD',
  images: [{ imageUrl: '/images/headphones.webp', sequence: 0 }],
  dealUrl: 'https://north-audio.example/headphones',
  urlKey: 'north-audio.example/headphones',
  categorySlug: 'electronics',
  subCategorySlug: null,
  storeSlug,
  couponCode: null,
  couponSource: null,
  shippingCost: 0,
  availability: 'online',
  location: null,
  startsAt: null,
  expiresAt: null,
  affiliated: false,
  priceStanding: 'none',
  authorId: ann,
  status: 'active',
  duplicateOverride: null,
})
export const aPostEdit = builder('PostEdited', {
  postId,
  changes: { title: 'Wireless headphones, black' },
  material: false,
  grace: false,
  reason: null,
})
export const aPostExpiry = builder('PostExpired', { postId, from: 'active', cause: 'author' })
export const aPostRenewal = builder('PostRenewed', { postId, from: 'expired' })
export const aVoteRoot = builder('VoteRootPublished', {
  day: 20_468,
  votes: 1,
  before: 0,
  root: '1'.repeat(64),
  previous: null,
  chained: '2'.repeat(64),
  parts: [{ root: '1'.repeat(64), after: 0, since: 0 }],
  through: 1,
})
/** One post stands on the home page at nine o'clock of the day of all tests. */
export const aFrontPage = builder('FrontPageNoted', {
  day: 20_468,
  hour: 9,
  readAt: Date.UTC(2026, 0, 15, 9),
  places: [{ postId, version: 0, isFeatured: false, votes: 3, comments: 1, score: null, price: 5999 }],
})
export const aPageReadByModel = builder('PageReadByModel', {
  day: 20_468,
  model: 'bigger',
  promptVersion: 'fill-in-1',
  usage: { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 },
})
export const aReview = builder('PostReviewAdvised', {
  postId,
  verdict: 'pass',
  confidence: 1,
  findings: [],
  model: 'built-in-checks-2',
})
export const aPostSentToReview = builder(
  'PostSentToReview',
  { postId, from: 'active', to: 'poster-review', feedback: 'Please name the size.', findings: [] },
  'mo',
)
export const aPostApproval = builder(
  'PostApproved',
  { postId, authorId: ann, from: 'staff-review', to: 'active', type: 'product' },
  'mo',
)
export const aPostDeletion = builder('PostDeleted', {
  postId,
  authorId: ann,
  from: 'active',
  cause: 'author',
  reason: null,
})
export const aPostRestoration = builder('PostRestored', { postId, authorId: ann, from: 'deleted', to: 'active' }, 'mo')
export const aCommentLock = builder('PostCommentsLocked', { postId, reason: 'It went in circles.' }, 'mo')
export const aRedaction = builder(
  'PostVersionRedacted',
  { postId, version: 0, fields: ['title', 'content'], reason: 'A telephone number.' },
  'mo',
)
export const aCommentUnlock = builder('PostCommentsUnlocked', { postId }, 'mo')

/** bob votes ann's post up. */
export const aVote = builder('VoteCast', { postId, userId: bob, authorId: ann, value: 1, previous: 0, weight: 1 }, bob)
export const aClearedVote = builder('VoteCleared', { postId, userId: bob, authorId: ann, previous: 1, weight: 1 }, bob)
export const aBookmark = builder('PostBookmarked', { postId, userId: bob, price: 5999, currency: 'USD' }, bob)
export const aRemovedBookmark = builder('PostUnbookmarked', { postId, userId: bob }, bob)
export const aDismissedRecommendation = builder('RecommendationDismissed', { postId, userId: bob }, bob)
export const aVisit = builder(
  'VisitRecorded',
  { userId: bob, from: firstTime, until: firstTime, readUpTo: null, opened: null },
  bob,
)
export const aRestoredRecommendation = builder('RecommendationRestored', { postId, userId: bob }, bob)

/** bob comments on ann's post. */
export const aComment = builder(
  'CommentPosted',
  {
    commentId,
    postId,
    authorId: bob,
    parentId: null,
    rootId: commentId,
    depth: 0,
    content: 'Bought a pair, they are good.',
    postAuthorId: ann,
    parentAuthorId: null,
    mentions: [],
  },
  bob,
)
export const aCommentEdit = builder(
  'CommentEdited',
  { commentId, postId, content: 'Bought two pairs.', grace: false },
  bob,
)
export const aCommentDeletion = builder(
  'CommentDeleted',
  { commentId, postId, authorId: bob, parentId: null, cause: 'author', reason: null },
  bob,
)
export const aCommentRestoration = builder(
  'CommentRestored',
  { commentId, postId, authorId: bob, parentId: null },
  'mo',
)
export const aCommentVote = builder('CommentVoteCast', {
  commentId,
  postId,
  userId: ann,
  authorId: bob,
  value: 1,
  previous: 0,
})

/** bob reports ann's post. */
export const aReport = builder(
  'PostReported',
  { postId, commentId: null, userId: bob, reason: 'spam', note: null, authorId: ann, weight: 1, trust: 1 },
  bob,
)
export const anAnnouncement = builder('AnnouncementMade', {
  announcementId: 1,
  text: 'New: alerts for whole stores',
  link: '/deal-alerts',
  audience: 'everybody',
  startsAt: firstTime,
  endsAt: firstTime + 86_400_000,
})
export const aFeaturedPost = builder('PostFeatured', {
  postId,
  startsAt: firstTime,
  endsAt: firstTime + 86_400_000,
})
/** The alert that tests speak of where they name no other; it is bob's and looks for headphones. */
export const alertId = 'alert1'
export const anAlert = builder(
  'DealAlertCreated',
  {
    alertId,
    userId: bob,
    name: 'Headphones',
    frequency: 'instant',
    words: { any: 'headphones', all: '', none: '' },
    filters: filtersByDefault,
    channels: { email: false, push: false },
  },
  bob,
)
export const aChangedAlert = builder('DealAlertChanged', { alertId, userId: bob, changes: { name: 'Earphones' } }, bob)
export const aPausedAlert = builder('DealAlertPaused', { alertId, userId: bob, until: null }, bob)
export const aResumedAlert = builder('DealAlertResumed', { alertId, userId: bob }, bob)
export const aDeletedAlert = builder('DealAlertDeleted', { alertId, userId: bob }, bob)
export const anAlertMatch = builder(
  'AlertMatched',
  {
    alertId,
    userId: bob,
    postId,
    price: 5999,
    currency: 'USD',
    why: ['keyword'],
    frequency: 'instant',
  },
  'system',
)
export const aDismissedMatch = builder('AlertMatchDismissed', { alertId, userId: bob, postId }, bob)
export const aCarriedMatch = builder(
  'AlertMatchCarried',
  { alertId, userId: bob, postId, from: 2, isStanding: true, price: 5999, currency: 'USD' },
  'system',
)

export const aStore = builder(
  'StoreRegistered',
  {
    slug: storeSlug,
    name: 'North Audio',
    url: 'https://north-audio.example',
    iconUrl: null,
    hosts: ['north-audio.example'],
    description: 'Headphones and speakers.',
    status: 'active',
    affiliateDisclosed: false,
  },
  'stacy',
)
