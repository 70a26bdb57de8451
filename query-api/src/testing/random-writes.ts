import fc from 'fast-check'
import type { DomainEvent } from '@deals/events'
import * as say from '@deals/events/testing'

const { ann, bob, mo, olive, stacy } = say
/** Whoever asks in these tests; a visitor is undefined. */
export const everybody = [undefined, ann, bob, mo, stacy, olive] as const
export const secret = 'The price is a mistake'

/** Any key opens the feed of bob's alerts. */
export const feedOfBob = { find: async () => bob }

const by = (userId: string, event: DomainEvent): say.Told => say.told(event, { by: userId })

const authorOf = (postId: number) => (postId % 2 === 1 ? ann : bob)
const postOf = (commentId: number) => (commentId % 2 === 1 ? 1 : 2)
const commenterOf = (commentId: number) => (commentId % 3 === 0 ? mo : bob)
const ofComment = (commentId: number) => ({ commentId, postId: postOf(commentId), authorId: commenterOf(commentId) })
const commented = (commentId: number) =>
  say.aComment(
    { ...ofComment(commentId), rootId: commentId, postAuthorId: authorOf(postOf(commentId)) },
    { by: commenterOf(commentId) },
  )
const submitted = (postId: number, over: Parameters<typeof say.aPost>[0] = {}) =>
  say.aPost(
    { postId, authorId: authorOf(postId), categorySlug: 'computers', urlKey: `page/${postId}`, ...over },
    { at: say.firstTime + postId, by: authorOf(postId) },
  )

const shown = { endsAt: say.firstTime + 100 * 86_400_000 }

/** A site in which there is something of everything that questions ask for. */
export const wholeSite = (): say.Told[] => [
  ...say.joining(ann, bob, mo, stacy, olive),
  say.aStore(),
  say.aStore({ slug: 'outlet', name: 'Outlet', hosts: ['outlet.example'] }),
  by(stacy, {
    type: 'SitePageChanged',
    data: { slug: 'about', version: 2, text: 'We are', what: 'Who we are', usual: 'As before' },
  }),
  by(olive, { type: 'SettingsChanged', data: { changes: [{ name: 'votes.hidden', from: 0, to: 1 }] } }),
  submitted(1, { couponCode: 'TEN' }),
  submitted(2, { originalPrice: 9999 }),
  submitted(3, { type: 'discussion', title: 'Which headphones last longest?' }),
  submitted(4, { storeSlug: 'outlet' }),
  submitted(5, { status: 'staff-review' }),
  ...[101, 102, 103].map(commented),
  say.aVote({ postId: 1 }),
  say.aCommentVote({ ...ofComment(101), userId: ann }, { by: ann }),
  say.aBookmark({ postId: 1 }),
  say.anAlert(),
  say.anAlertMatch({ postId: 1 }),
  say.aReport({ postId: 1 }),
  say.aReport({ postId: 1, commentId: 101, authorId: bob, userId: ann }, { by: ann, stream: 'report-c101_ann' }),
  say.aFrontPage(),
  say.aVoteRoot(),
  say.aScoreRequest({ postId: 1 }),
  say.aScore({ postId: 1 }),
  say.aScoreReplay(),
  say.aVisit({ userId: bob }),
  say.aFeaturedPost({ postId: 2, ...shown }),
  say.anAnnouncement({ ...shown }),
  by(bob, {
    type: 'EditSuggested',
    data: { postId: 1, userId: bob, suggestionId: 's1', changes: { title: 'Tea' }, reason: 'It is tea' },
  }),
  by(mo, { type: 'BulkDecided', data: { bulkId: 'bulk1', userId: mo, decision: 'deleted', postIds: [4] } }),
  by(bob, { type: 'SameProductProposed', data: { postId: 1, otherId: 2, userId: bob } }),
  by(bob, { type: 'ProductLinked', data: { postId: 1, otherId: 2, cause: 'members' } }),
  by(bob, {
    type: 'RepresentativeAsked',
    data: { slug: say.storeSlug, userId: bob, statement: 'I do', proof: 'b@shop.example' },
  }),
  by(mo, { type: 'ModeratorWrote', data: { userId: bob, aboutPostId: null, text: secret } }),
]

const post = fc.constantFrom(1, 2, 3, 4)
const comment = fc.constantFrom(101, 102, 103)
const member = fc.constantFrom(ann, bob, mo)
const value = fc.constantFrom<1 | -1>(1, -1)
const word = fc.constantFrom('Earphones', 'Tea', 'Zirconium')
const both = fc.tuple(post, member)

/** What somebody may do, each told of by itself. */
export const anyWrite: fc.Arbitrary<say.Told> = fc.oneof(
  fc
    .tuple(post, member, value)
    .map(([postId, userId, cast]) => say.aVote({ postId, userId, value: cast }, { by: userId })),
  both.map(([postId, userId]) => say.aClearedVote({ postId, userId }, { by: userId })),
  both.map(([postId, userId]) => say.aBookmark({ postId, userId }, { by: userId })),
  both.map(([postId, userId]) => say.aRemovedBookmark({ postId, userId }, { by: userId })),
  both.map(([postId, userId]) => say.aDismissedRecommendation({ postId, userId }, { by: userId })),
  fc.constantFrom(104, 105, 106).map(commented),
  comment.map((one) => say.aCommentDeletion({ ...ofComment(one), cause: 'moderator' }, { by: mo })),
  comment.map((one) => say.aCommentRestoration(ofComment(one))),
  fc
    .tuple(comment, member, value)
    .map(([one, userId, cast]) => say.aCommentVote({ ...ofComment(one), userId, value: cast }, { by: userId })),
  fc.constantFrom(6, 7).map((postId) => submitted(postId)),
  fc
    .tuple(post, word)
    .map(([postId, title]) => say.aPostEdit({ postId, changes: { title } }, { by: authorOf(postId) })),
  post.map((postId) => say.aPostExpiry({ postId })),
  post.map((postId) => say.aPostSentToReview({ postId, to: 'staff-review', feedback: secret })),
  post.map((postId) => say.aPostApproval({ postId, authorId: authorOf(postId) })),
  post.map((postId) => say.aPostDeletion({ postId, authorId: authorOf(postId), cause: 'moderator' }, { by: mo })),
  post.map((postId) => say.aPostRestoration({ postId, authorId: authorOf(postId) })),
  post.map((postId) => say.aRedaction({ postId })),
  fc
    .tuple(post, post)
    .filter(([postId, into]) => postId !== into)
    .map(([postId, into]) => by(mo, { type: 'PostMerged', data: { postId, into, from: 'active' } })),
  both.map(([postId, userId]) => say.aReport({ postId, userId, authorId: authorOf(postId) }, { by: userId })),
  // Who wrote a comment is told by badges.
  fc.constant(say.aRole({ userId: ann, role: 'moderator' })),
  fc.constantFrom(ann, mo).map((userId) => by(olive, { type: 'RoleRevoked', data: { userId, role: 'moderator' } })),
  fc.tuple(member, word).map(([userId, username]) => say.aNewName({ userId, username }, { by: userId })),
  fc.tuple(member, member).map(([userId, muted]) =>
    by(userId, {
      type: 'PreferencesChanged',
      data: { userId, muted: { stores: [], wholeWords: '', partsOfWords: '', members: [muted] } },
    }),
  ),
  fc
    .constantFrom(say.storeSlug, 'outlet')
    .map((slug) => by(stacy, { type: 'StoreChanged', data: { slug, changes: { name: 'Sound' } } })),
  fc.constant(
    by(stacy, { type: 'StoreMerged', data: { slug: 'outlet', into: say.storeSlug, reason: 'It is the same shop.' } }),
  ),
  fc
    .tuple(fc.constantFrom('votes.hidden', 'open.comments'), fc.nat(1))
    .map(([name, to]) => by(olive, { type: 'SettingsChanged', data: { changes: [{ name, from: 1 - to, to }] } })),
  fc.constant(
    by(stacy, {
      type: 'SubCategoryMoved',
      data: { slug: 'drones', into: 'collectibles', reason: 'There are too few.' },
    }),
  ),
  fc.constantFrom(1, 2).map((postId) => say.aFeaturedPost({ postId, ...shown })),
  fc.constant(say.anAnnouncement({ announcementId: 2, ...shown })),
)
