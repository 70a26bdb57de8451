import fc from 'fast-check'
import { eventDefinitions, openedAsFact, type AnyRecorded } from '@deals/events'
import * as say from '@deals/events/testing'
import { tell } from './tell.ts'

// Unlike histories in which anything may happen, these hold what commands make sure of: a post has one author, a comment
// one post and one author, and every event says so alike.

const members = ['ann', 'bob', 'mo', 'sue'] as const
const posts = [11, 12, 13, 14, 15, 16] as const
const comments = [31, 32, 33, 34, 35] as const
const shops = ['acme', 'north-audio'] as const

const alerts = ['hunt', 'watch', 'wish'] as const

const authorOf = (postId: number) => members[postId % 2] ?? 'ann'
const commenterOf = (commentId: number) => members[commentId % 4] ?? 'bob'
const seekerOf = (alertId: (typeof alerts)[number]) => members[alerts.indexOf(alertId)] ?? 'sue'
const postOf = (commentId: number) => posts[commentId % 3] ?? 11

const post = fc.constantFrom(...posts)
const member = fc.constantFrom(...members)
const comment = fc.constantFrom(...comments)
const shop = fc.constantFrom(...shops)
const alert = fc.constantFrom(...alerts).map((alertId) => ({ alertId, userId: seekerOf(alertId) }))
const frequency = fc.constantFrom('instant' as const, 'hourly' as const)
const word = fc.constantFrom('lamp', 'chair', 'kettle')

const submitted = (postId: number, storeSlug: string | null = null, status: 'active' | 'staff-review' = 'active') =>
  say.aPost({ postId, authorId: authorOf(postId), storeSlug, status }, { by: authorOf(postId) })
const commented = (commentId: number) =>
  say.aComment(
    {
      postId: postOf(commentId),
      commentId,
      rootId: commentId,
      authorId: commenterOf(commentId),
      postAuthorId: authorOf(postOf(commentId)),
      mentions: ['sue'],
    },
    { by: commenterOf(commentId) },
  )
const aboutComment = (commentId: number) => ({
  postId: postOf(commentId),
  commentId,
  authorId: commenterOf(commentId),
})

const suggestionOf = (postId: number, userId: string) => ({ postId, userId, suggestionId: `${postId}-${userId}` })

const happens = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(post, member, fc.constantFrom<1 | -1>(1, -1))
      .map(([postId, userId, value]) =>
        say.aVote({ postId, userId, value, authorId: authorOf(postId) }, { by: userId }),
      ),
  },
  fc
    .tuple(post, member)
    .map(([postId, userId]) => say.aClearedVote({ postId, userId, authorId: authorOf(postId) }, { by: userId })),
  { weight: 3, arbitrary: comment.map(commented) },
  comment.map((one) => say.aCommentDeletion(aboutComment(one), { by: commenterOf(one) })),
  comment.map((one) => say.aCommentDeletion({ ...aboutComment(one), cause: 'moderator' }, { by: 'mo' })),
  comment.map((one) => say.aCommentRestoration(aboutComment(one))),
  fc.tuple(comment, member).map(([one, userId]) => say.aCommentVote({ ...aboutComment(one), userId }, { by: userId })),
  fc.tuple(post, shop).map(([postId, storeSlug]) => submitted(postId, storeSlug, 'staff-review')),
  fc
    .tuple(post, word)
    .map(([postId, title]) => say.aPostEdit({ postId, changes: { title } }, { by: authorOf(postId) })),
  fc.tuple(post, shop).map(([postId, storeSlug]) => say.aPostEdit({ postId, changes: { storeSlug } })),
  post.map((postId) => say.aPostApproval({ postId, authorId: authorOf(postId) })),
  post.map((postId) => say.aPostSentToReview({ postId })),
  post.map((postId) => say.aPostExpiry({ postId })),
  post.map((postId) => say.aPostDeletion({ postId, authorId: authorOf(postId), cause: 'moderator' }, { by: 'mo' })),
  fc
    .tuple(post, fc.integer({ min: 0, max: 60 }))
    .map(([postId, version]) => say.aRedaction({ postId, version, fields: ['title'] })),
  post.map((postId) => say.aPostRestoration({ postId, authorId: authorOf(postId) })),
  fc.tuple(post, member).map(([postId, userId]) => say.aBookmark({ postId, userId }, { by: userId })),
  fc.tuple(post, member).map(([postId, userId]) => say.aRemovedBookmark({ postId, userId }, { by: userId })),
  fc
    .tuple(post, member)
    .map(([postId, userId]) =>
      say.aVisit({ userId, opened: openedAsFact([{ postId, at: say.firstTime }]) }, { by: userId }),
    ),
  fc.tuple(post, member).map(([postId, userId]) => say.aDismissedRecommendation({ postId, userId }, { by: userId })),
  fc.tuple(post, member).map(([postId, userId]) => say.aRestoredRecommendation({ postId, userId }, { by: userId })),
  fc
    .tuple(post, member)
    .map(([postId, userId]) => say.aReport({ postId, userId }, { by: userId, stream: `report-${postId}_${userId}` })),
  fc
    .tuple(post, member)
    .map(([postId, userId]) =>
      tell(
        'ReportResolved',
        { postId, userId, commentId: null, outcome: 'upheld', caseId: null },
        { stream: `report-${postId}_${userId}` },
      ),
    ),
  fc.tuple(post, member).map(([postId, userId]) => tell('AvailabilityDenied', { postId, userId, weight: 1 })),
  fc
    .tuple(post, post, member)
    .map(([postId, otherId, userId]) => tell('SameProductProposed', { postId, otherId, userId })),
  fc
    .tuple(post, post, member)
    .map(([postId, otherId, userId]) => tell('SameProductConfirmed', { postId, otherId, userId })),
  fc.tuple(post, post).map(([postId, otherId]) => tell('ProductLinked', { postId, otherId, cause: 'members' })),
  fc.tuple(post, post).map(([postId, otherId]) => tell('ProductUnlinked', { postId, otherId })),
  fc.tuple(post, member).map(([postId, userId]) => tell('CouponWorked', { postId, userId, code: 'TEN' })),
  post.map((postId) => say.aScoreRequest({ postId })),
  post.map((postId) => say.aScore({ postId })),
  post.map((postId) => say.aReview({ postId, asked: { model: 'big', promptVersion: 'r' } })),
  fc.constant(say.aScoreReplay()),
  fc.integer({ min: 0, max: 2 }).map((place) => say.aReplayedScore({ place })),
  member.map((userId) => say.someChangedPreferences({ userId })),
  fc.tuple(member, word).map(([userId, notificationId]) => tell('NotificationSeen', { userId, notificationId })),
  fc.tuple(alert, frequency).map(([one, often]) => say.anAlert({ ...one, frequency: often })),
  alert.map((one) => say.aDeletedAlert(one)),
  fc
    .tuple(alert, post, frequency)
    .map(([one, postId, often]) => say.anAlertMatch({ ...one, postId, frequency: often })),
  fc.tuple(alert, post).map(([one, postId]) => say.aDismissedMatch({ ...one, postId })),
  fc
    .tuple(alert, post, post, fc.boolean())
    .map(([one, postId, from, isStanding]) => say.aCarriedMatch({ ...one, postId, from, isStanding })),
  fc
    .tuple(
      member,
      word,
      fc.constantFrom(
        { type: 'NotificationSent', providerRef: 'r' } as const,
        { type: 'NotificationSendFailed', code: 'c' } as const,
      ),
    )
    .map(([userId, notificationId, { type, ...outcome }]) =>
      tell(type, { userId, notificationId, channel: 'email', ...outcome }),
    ),
  member.map((userId) => tell('AlertMatchesSeen', { userId, upToPosition: 20 })),
  shop.map((slug) => say.aStore({ slug, name: slug })),
  fc.tuple(shop, word).map(([slug, name]) => tell('StoreChanged', { slug, changes: { name } })),
  fc.tuple(shop, shop).map(([slug, into]) => tell('StoreMerged', { slug, into, reason: 'It is the same shop.' })),
  fc
    .tuple(shop, member, fc.constantFrom('RepresentativeVerified' as const, 'RepresentativeDeclined' as const))
    .map(([slug, userId, type]) => tell(type, { slug, userId, reason: 'They say so.' })),
  fc
    .tuple(shop, member, word)
    .map(([slug, userId, statement]) => tell('RepresentativeAsked', { slug, userId, statement, proof: 'a@b.example' })),
  fc
    .tuple(shop, member, fc.boolean())
    .map(([slug, userId, isTold]) =>
      tell('RepresentativeRevoked', { slug, userId, reason: 'They left the shop.', isTold }),
    ),
  fc.tuple(shop, shop).map(([slug, into]) => tell('StoreMergeUndone', { slug, into })),
  fc
    .tuple(shop, shop)
    .map(([slug, other]) =>
      tell('StoreGathered', { slug, gathered: [{ slug: other, hosts: [] }], hosts: [`${other}.example`] }),
    ),
  fc.tuple(post, shop).map(([postId, storeSlug]) => tell('PostStoreFollowed', { postId, storeSlug })),
  fc
    .tuple(post, fc.constantFrom('drones', 'collectibles'))
    .map(([postId, subCategorySlug]) =>
      tell('PostSubCategoryFollowed', { postId, categorySlug: 'hobbies', subCategorySlug }),
    ),
  fc
    .tuple(fc.constantFrom('drones', 'wearables'), word)
    .map(([slug, reason]) => tell('SubCategoryMoved', { slug, into: 'collectibles', reason })),
  fc.constantFrom('drones', 'wearables').map((slug) => tell('SubCategoryMoveUndone', { slug, into: 'collectibles' })),
  fc
    .tuple(fc.constantFrom('over.net', 'over.hours'), fc.integer({ min: 1, max: 9 }))
    .map(([name, to]) => tell('SettingsChanged', { changes: [{ name, from: 3, to }] })),
  post.map((postId) => say.aFeaturedPost({ postId })),
  post.map((postId) => tell('PostUnfeatured', { postId })),
  fc.constantFrom(1, 2).map((announcementId) => say.anAnnouncement({ announcementId })),
  fc
    .tuple(fc.constantFrom(1, 2), word)
    .map(([announcementId, text]) => tell('AnnouncementChanged', { announcementId, changes: { text } })),
  fc
    .tuple(fc.constantFrom('privacy' as const, 'about' as const), fc.integer({ min: 2, max: 4 }), word)
    .map(([slug, version, text]) => tell('SitePageChanged', { slug, version, text, what: text, usual: 'As before' })),
  fc
    .integer({ min: 1, max: 7 })
    .map((weekday) =>
      tell('NewsletterPlanned', { weekday, hour: 9, isPaused: false, introduction: 'Hi', chosen: [1], removed: [] }),
    ),
  fc
    .integer({ min: 1, max: 9 })
    .map((day) =>
      tell('NewsletterIssued', { date: `2026-01-0${day}`, hour: 9, introduction: null, chosen: [], removed: [2] }),
    ),
  fc.integer({ min: 0, max: 23 }).map((hour) => say.aFrontPage({ hour })),
  // A day has two where a clock was ahead; what chains a root is its own alone.
  fc
    .tuple(fc.integer({ min: 20_468, max: 20_471 }), fc.nat({ max: 1 }))
    .map(([day, nr]) => say.aVoteRoot({ day, votes: day - 20_468, chained: `${day}${nr}`.padStart(64, '0') })),
  fc
    .tuple(member, fc.uniqueArray(post, { minLength: 1 }))
    .map(([userId, postIds]) =>
      tell('BulkDecided', { bulkId: 'b', userId, decision: 'deleted', postIds }, { by: userId }),
    ),
  fc
    .tuple(post, member, word)
    .map(([postId, userId, title]) =>
      tell('EditSuggested', { ...suggestionOf(postId, userId), changes: { title }, reason: title }, { by: userId }),
    ),
  fc
    .tuple(post, member)
    .map(([postId, userId]) =>
      tell('EditSuggestionApplied', { ...suggestionOf(postId, userId), suggestedAs: '2' }, { by: userId }),
    ),
  fc
    .tuple(post, member)
    .map(([postId, userId]) =>
      tell('EditSuggestionEnded', { ...suggestionOf(postId, userId), outcome: 'accepted', agreedByIds: ['mo'] }),
    ),
  fc.tuple(member, word).map(([userId, username]) => say.aNewName({ userId, username }, { by: userId })),
  member.map((userId) => tell('UserErased', { userId, requestId: 'r' })),
)

const beginning = [
  ...members.map((userId) => say.aUser({ userId, username: userId }, { by: userId })),
  say.aStore({ slug: 'acme', name: 'Acme' }),
  ...posts.map((postId) => submitted(postId, 'acme')),
  ...comments.map(commented),
]

/** What a site may live through, recorded in streams of the right categories. */
export const coherentHistory = (maxLength = 60): fc.Arbitrary<AnyRecorded[]> =>
  fc
    .array(happens, { maxLength, size: 'max' })
    .map((events) => say.recordedHistory([...beginning, ...events]).map(inItsStream))

function inItsStream(event: AnyRecorded): AnyRecorded {
  const category = eventDefinitions[event.type]?.category ?? 'post'
  return event.stream === 'test-stream' ? { ...event, stream: `${category}-1` } : event
}
