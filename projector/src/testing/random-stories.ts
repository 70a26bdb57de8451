import fc from 'fast-check'
import { postTexts, usualNewsletter, type EventType } from '@deals/events'
import * as say from '@deals/events/testing'
import { tell } from './tell.ts'

export const people = ['ann', 'bob', 'mo'] as const
const anyone = fc.constantFrom(...people)
const postId = fc.integer({ min: 1, max: 2 })
const ofPost = fc.record({ postId, userId: anyone })
const commentId = fc.integer({ min: 1, max: 2 })
const value = fc.constantFrom<1 | -1>(1, -1)
export const authorId = 'ann'
const text = fc.constantFrom('one', 'two', 'three')
const seeker = anyone.map((userId) => ({ userId, alertId: `alert of ${userId}` }))

const anIssue = { introduction: 'Hi', chosen: [1], removed: [2] }
const announced = fc.integer({ min: 1, max: 2 })
const aSuggestionOf = (userId: string, id: number) => ({ postId: id, suggestionId: `${id} by ${userId}`, userId })
const applied = (of: ReturnType<typeof aSuggestionOf>) => tell('EditSuggestionApplied', { ...of, suggestedAs: '2' })
const anAppealOf = (userId: string) => ({ decisionId: `about ${userId}`, userId })

/** Comments belong to one author each, as they do in the site. */
export const commenterOf = (comment: number): string => (comment === 1 ? 'bob' : 'mo')

/** Stories that hang together no better than random ones do; folds must stand them all. */
export const stories: Partial<Record<EventType, fc.Arbitrary<say.Told>>> = {
  PostSubmitted: fc
    .tuple(postId, text)
    .map(([id, title]) => say.aPost({ postId: id, title, content: title, subtitle: title, authorId })),
  PostEdited: fc
    .tuple(postId, text, anyone)
    .map(([id, title, by]) =>
      say.aPostEdit({ postId: id, changes: { title, content: title, price: 5 }, reason: title }, { by }),
    ),
  PostSentToReview: postId.map((id) => say.aPostSentToReview({ postId: id })),
  VoteRootPublished: fc
    .integer({ min: 20_468, max: 20_470 })
    .map((day) => say.aVoteRoot({ day, previous: day === 20_468 ? null : 'f'.repeat(64) })),
  FrontPageNoted: fc.integer({ min: 0, max: 23 }).map((hour) => say.aFrontPage({ hour })),
  PageReadByModel: fc.constant(say.aPageReadByModel()),
  PostReviewAdvised: postId.map((id) => say.aReview({ postId: id, asked: { model: 'big', promptVersion: 'r' } })),
  PostApproved: postId.map((id) => say.aPostApproval({ postId: id })),
  PostExpired: postId.map((id) => say.aPostExpiry({ postId: id, cause: 'report' }, { by: 'mo' })),
  PostRenewed: postId.map((id) => say.aPostRenewal({ postId: id })),
  PostDeleted: fc
    .tuple(postId, text)
    .map(([id, reason]) => say.aPostDeletion({ postId: id, cause: 'moderator', reason }, { by: 'mo' })),
  PostVersionRedacted: fc
    .tuple(postId, fc.integer({ min: 0, max: 6 }), fc.subarray([...postTexts], { minLength: 1 }), text)
    .map(([id, version, fields, reason]) => say.aRedaction({ postId: id, version, fields, reason })),
  PostRestored: postId.map((id) => say.aPostRestoration({ postId: id })),
  VoteCast: fc.tuple(ofPost, value).map(([of, up]) => say.aVote({ ...of, value: up }, { by: of.userId })),
  VoteCleared: ofPost.map((of) => say.aClearedVote(of, { by: of.userId })),
  CommentPosted: fc.tuple(postId, commentId, text).map(([id, comment, content]) => {
    const by = commenterOf(comment)
    return say.aComment({ postId: id, commentId: comment, rootId: comment, authorId: by, content }, { by })
  }),
  CommentDeleted: fc
    .tuple(postId, commentId, text)
    .map(([id, comment, reason]) =>
      say.aCommentDeletion(
        { postId: id, commentId: comment, authorId: commenterOf(comment), cause: 'moderator', reason },
        { by: 'mo' },
      ),
    ),
  CommentRestored: fc
    .tuple(postId, commentId)
    .map(([id, comment]) =>
      say.aCommentRestoration({ postId: id, commentId: comment, authorId: commenterOf(comment) }),
    ),
  CommentVoteCast: fc
    .tuple(postId, commentId, anyone)
    .map(([id, comment, userId]) => say.aCommentVote({ postId: id, commentId: comment, userId })),
  PostBookmarked: ofPost.map((of) => say.aBookmark(of)),
  VisitRecorded: anyone.map((userId) => say.aVisit({ userId, opened: '1@7' }, { by: userId })),
  RecommendationDismissed: ofPost.map((of) => say.aDismissedRecommendation(of)),
  PostReported: fc
    .tuple(postId, anyone, text)
    .map(([id, userId, note]) =>
      say.aReport({ postId: id, userId, note }, { by: userId, stream: `report-${id}_${userId}` }),
    ),
  ScoreRequested: postId.map((id) => say.aScoreRequest({ postId: id })),
  ScoreStarted: postId.map((id) => say.aScoreStart({ postId: id })),
  ScoreCompleted: postId.map((id) => say.aScore({ postId: id })),
  ScoreReplayAsked: fc.constant(say.aScoreReplay()),
  ScoreReplayed: fc.integer({ min: 0, max: 3 }).map((place) => say.aReplayedScore({ place })),
  ScoreReplayEnded: fc.constant(say.anEndedReplay()),
  ScoreInvalidated: postId.map((id) => tell('ScoreInvalidated', { postId: id, reason: 'price' })),
  AvailabilityDenied: ofPost.map((of) => tell('AvailabilityDenied', { ...of, weight: 1 })),
  ProductLinked: postId.map((id) => tell('ProductLinked', { postId: id, otherId: id + 1, cause: 'moderator' })),
  CouponFailed: ofPost.map((of) => tell('CouponFailed', { ...of, code: 'TEN' })),
  CaseAssigned: fc
    .tuple(postId, anyone)
    .map(([id, assigneeId]) => tell('CaseAssigned', { postId: id, assigneeId }, { by: 'mo' })),
  CaseKept: fc
    .tuple(postId, anyone, fc.integer({ min: 0, max: 40 }))
    .map(([id, assigneeId, minutes]) =>
      tell('CaseKept', { postId: id, assigneeId, until: say.firstTime + minutes * 60_000 }),
    ),
  CaseOverdue: ofPost.map(({ postId: id, userId }) => tell('CaseOverdue', { postId: id, since: 1, toldIds: [userId] })),
  DealVisited: fc
    .tuple(postId, fc.constantFrom(1, 10))
    .map(([id, count]) => tell('DealVisited', { postId: id, count })),
  PostViewed: fc.tuple(postId, fc.constantFrom(1, 10)).map(([id, count]) => tell('PostViewed', { postId: id, count })),
  PosterReminded: fc
    .tuple(postId, fc.constantFrom(3, 10))
    .map(([id, day]) => tell('PosterReminded', { postId: id, day })),
  PostRenewalSuggested: postId.map((id) => tell('PostRenewalSuggested', { postId: id, members: 3 })),
  EditSuggested: fc
    .tuple(postId, anyone, text)
    .map(([id, userId, title]) =>
      tell('EditSuggested', { ...aSuggestionOf(userId, id), changes: { title }, reason: title }, { by: userId }),
    ),
  EditSuggestionAgreed: fc
    .tuple(postId, anyone, anyone)
    .map(([id, userId, agreedById]) =>
      tell('EditSuggestionAgreed', { ...aSuggestionOf(userId, id), agreedById }, { by: agreedById }),
    ),
  EditSuggestionApplied: ofPost.map(({ postId: id, userId }) => applied(aSuggestionOf(userId, id))),
  EditSuggestionEnded: fc
    .tuple(postId, anyone, fc.constantFrom('accepted' as const, 'withdrawn' as const))
    .map(([id, userId, outcome]) =>
      tell('EditSuggestionEnded', { ...aSuggestionOf(userId, id), outcome, agreedByIds: ['mo'] }, { by: 'mo' }),
    ),
  BulkDecided: fc
    .tuple(anyone, fc.uniqueArray(postId, { minLength: 1 }))
    .map(([userId, postIds]) =>
      tell('BulkDecided', { bulkId: 'b', userId, decision: 'active', postIds }, { by: userId }),
    ),
  ModeratorWrote: fc
    .tuple(anyone, text)
    .map(([userId, words]) => tell('ModeratorWrote', { userId, aboutPostId: 1, text: words }, { by: 'mo' })),
  MemberAnswered: fc
    .tuple(anyone, text, anyone)
    .map(([userId, words, answersId]) =>
      tell('MemberAnswered', { userId, aboutPostId: null, text: words, answersId }, { by: userId }),
    ),
  CaseNoted: fc.tuple(postId, text).map(([id, note]) => tell('CaseNoted', { postId: id, note }, { by: 'mo' })),
  UserRegistered: anyone.map((userId) => say.aUser({ userId, username: userId }, { by: userId })),
  UsernameChanged: anyone.map((userId) => say.aNewName({ userId, username: `${userId}_2` }, { by: userId })),
  ProfileChanged: fc
    .tuple(anyone, text)
    .map(([userId, bio]) => tell('ProfileChanged', { userId, bio, location: bio, avatarUrl: null }, { by: userId })),
  PreferencesChanged: anyone.map((userId) => say.someChangedPreferences({ userId })),
  NotificationSeen: anyone.map((userId) => tell('NotificationSeen', { userId, notificationId: '4-poster-comment' })),
  DealAlertCreated: seeker.map((one) => say.anAlert({ ...one, frequency: 'hourly' }, { by: one.userId })),
  DealAlertChanged: fc
    .tuple(seeker, text)
    .map(([one, name]) => say.aChangedAlert({ ...one, changes: { name } }, { by: one.userId })),
  DealAlertPaused: seeker.map((one) => say.aPausedAlert(one)),
  DealAlertResumed: seeker.map((one) => say.aResumedAlert(one)),
  DealAlertDeleted: seeker.map((one) => say.aDeletedAlert(one)),
  AlertMatched: fc
    .tuple(seeker, postId, fc.constantFrom('instant' as const, 'hourly' as const))
    .map(([one, id, frequency]) => say.anAlertMatch({ ...one, postId: id, frequency })),
  AlertMatchDismissed: fc.tuple(seeker, postId).map(([one, id]) => say.aDismissedMatch({ ...one, postId: id })),
  AlertMatchCarried: fc
    .tuple(seeker, postId, postId, fc.boolean())
    .map(([one, id, from, isStanding]) => say.aCarriedMatch({ ...one, postId: id, from, isStanding })),
  AlertMatchesSeen: anyone.map((userId) => tell('AlertMatchesSeen', { userId, upToPosition: 3 })),
  AppealOpened: fc
    .tuple(anyone, postId, text)
    .map(([userId, id, words]) =>
      tell(
        'AppealOpened',
        { ...anAppealOf(userId), about: 'post', aboutPost: id, decidedById: 'mo', decidedAt: 5, text: words },
        { by: userId },
      ),
    ),
  AppealDecided: fc
    .tuple(anyone, text)
    .map(([userId, answer]) =>
      tell('AppealDecided', { ...anAppealOf(userId), outcome: 'overturned', answer }, { by: 'mo' }),
    ),
  FeedbackTemplatesChanged: text.map((title) =>
    tell('FeedbackTemplatesChanged', { slug: 'feedback', templates: [{ title, text: title }] }, { by: 'mo' }),
  ),
  QueueViewsChanged: fc
    .tuple(anyone, text)
    .map(([userId, name]) => tell('QueueViewsChanged', { userId, names: [name], queries: [name] }, { by: userId })),
  SettingsChanged: fc
    .tuple(fc.constantFrom('over.net', 'best.hours'), fc.integer({ min: 6, max: 48 }))
    .map(([name, to]) => tell('SettingsChanged', { changes: [{ name, from: 3, to }] }, { by: 'mo' })),
  AnnouncementMade: announced.map((announcementId) => say.anAnnouncement({ announcementId }, { by: 'mo' })),
  AnnouncementChanged: fc
    .tuple(announced, text)
    .map(([announcementId, words]) =>
      tell('AnnouncementChanged', { announcementId, changes: { text: words } }, { by: 'mo' }),
    ),
  AnnouncementEnded: announced.map((announcementId) =>
    tell('AnnouncementEnded', { announcementId, endedAt: say.firstTime }, { by: 'mo' }),
  ),
  SitePageChanged: fc
    .tuple(fc.constantFrom('privacy' as const, 'terms' as const), fc.integer({ min: 2, max: 5 }), text)
    .map(([slug, version, words]) =>
      tell('SitePageChanged', { slug, version, text: words, what: words, usual: null }, { by: 'mo' }),
    ),
  NewsletterPlanned: fc
    .integer({ min: 1, max: 7 })
    .map((weekday) =>
      tell('NewsletterPlanned', { ...anIssue, weekday, hour: usualNewsletter.hour, isPaused: false }, { by: 'mo' }),
    ),
  NewsletterIssued: fc
    .integer({ min: 1, max: 9 })
    .map((day) => tell('NewsletterIssued', { ...anIssue, date: `2026-01-0${day}`, hour: 12 })),
  PostFeatured: postId.map((id) => say.aFeaturedPost({ postId: id }, { by: 'mo' })),
  PostUnfeatured: postId.map((id) => tell('PostUnfeatured', { postId: id }, { by: 'mo' })),
  StoreRegistered: fc.constant(say.aStore()),
  StoreMerged: fc.constant(tell('StoreMerged', { slug: say.storeSlug, into: 'acme', reason: 'It is the same shop.' })),
  StoreMergeUndone: fc.constant(tell('StoreMergeUndone', { slug: say.storeSlug, into: 'acme' })),
  StoreGathered: text.map((slug) =>
    tell('StoreGathered', { slug: say.storeSlug, gathered: [{ slug, hosts: [] }], hosts: [`${slug}.example`] }),
  ),
  RepresentativeAsked: anyone.map((userId) =>
    tell('RepresentativeAsked', { slug: say.storeSlug, userId, statement: 'I work there.', proof: '' }, { by: userId }),
  ),
  RepresentativeDeclined: anyone.map((userId) =>
    tell('RepresentativeDeclined', { slug: say.storeSlug, userId, reason: 'It is on no page.' }, { by: 'mo' }),
  ),
  RepresentativeVerified: anyone.map((userId) =>
    tell('RepresentativeVerified', { slug: say.storeSlug, userId, reason: 'They wrote from its address.' }),
  ),
  RepresentativeRevoked: fc
    .tuple(anyone, fc.boolean())
    .map(([userId, isTold]) =>
      tell('RepresentativeRevoked', { slug: say.storeSlug, userId, reason: 'They left the shop.', isTold }),
    ),
  PostStoreFollowed: fc
    .tuple(postId, text)
    .map(([id, slug]) => tell('PostStoreFollowed', { postId: id, storeSlug: slug })),
  PostSubCategoryFollowed: postId.map((id) =>
    tell('PostSubCategoryFollowed', { postId: id, categorySlug: 'hobbies', subCategorySlug: 'drones' }),
  ),
  SubCategoryMoved: text.map((reason) =>
    tell('SubCategoryMoved', { slug: 'headphonesearbuds', into: 'wearables', reason }, { by: 'mo' }),
  ),
  SubCategoryMoveUndone: fc.constant(
    tell('SubCategoryMoveUndone', { slug: 'headphonesearbuds', into: 'wearables' }, { by: 'mo' }),
  ),
  UserErased: anyone.map((userId) => tell('UserErased', { userId, requestId: 'r' })),
}
/** What all other stories are about: two posts, two comments, and three members. */
export const beginning = [
  ...people.map((userId) => say.aUser({ userId, username: userId }, { by: userId })),
  ...[1, 2].map((id) => say.aPost({ postId: id, subtitle: 'Down from 99.99' })),
  ...[1, 2].map((id) =>
    say.aComment({ postId: 1, commentId: id, rootId: id, authorId: commenterOf(id) }, { by: commenterOf(id) }),
  ),
]
