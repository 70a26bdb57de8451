import fc from 'fast-check'
import {
  ERASED_TEXT,
  eventDefinitions,
  eventTypes,
  usualNewsletter,
  type AnyRecorded,
  type EventType,
} from '@deals/events'
import * as say from '@deals/events/testing'
import { foldInBatches } from './platform/testing/fold-apart.ts'
import type { Projection } from './platform/projection.ts'
import { tell } from './platform/testing/tell.ts'
import { projections } from './projections.ts'

/** Events that no view shows, and why. */
const notShown: Partial<Record<EventType, string>> = {
  CommandAccepted: 'only the retry of a command asks for it, and it reads the stream',
  UsernameClaimed: 'a reservation; the name itself is in UserRegistered or UsernameChanged',
  UsernameReleased: 'a reservation; the name itself is in UserRegistered or UsernameChanged',
  PlaceTaken: 'a reservation; what it is for has an event of its own',
  PlaceFreed: 'a reservation; what it is for has an event of its own',
  HostGiven: 'a reservation; what it is for is in StoreRegistered and StoreChanged',
  StorePostCounted: 'a reservation; the post has an event of its own',
  OwnerUnseated: 'settled before it happens; what happens is RoleRevoked',
  StoreMergeBegun: 'settled before it happens; what happens is StoreMerged',
  PostMergeBegun: 'settled before it happens; what happens is PostMerged',
  ProjectionRebuildStarted: 'for operators, who read the ops stream',
  ProjectionVerified: 'for operators, who read the ops stream',
  ProjectionSwitched: 'for operators, who read the ops stream',
  ProjectionRolledBack: 'for operators, who read the ops stream',
  ProjectionDropped: 'for operators, who read the ops stream',
  EventParked: 'for operators, who read the ops stream',
  EventReleased: 'for operators, who read the ops stream',
  EventDiscarded: 'for operators, who read the ops stream',
  OperationAsked: 'for operators, who read the ops stream',
}
const handled = new Set(projections.flatMap(({ handles }) => handles))
const people = ['ann', 'bob', 'mo'] as const
const anyone = fc.constantFrom(...people)
const postId = fc.integer({ min: 1, max: 2 })
const ofPost = fc.record({ postId, userId: anyone })
const commentId = fc.integer({ min: 1, max: 2 })
const value = fc.constantFrom<1 | -1>(1, -1)
const authorId = 'ann'
const text = fc.constantFrom('one', 'two', 'three')
const seeker = anyone.map((userId) => ({ userId, alertId: `alert of ${userId}` }))

const anIssue = { introduction: 'Hi', chosen: [1], removed: [2] }
const announced = fc.integer({ min: 1, max: 2 })
const aSuggestionOf = (userId: string, id: number) => ({ postId: id, suggestionId: `${id} by ${userId}`, userId })
const applied = (of: ReturnType<typeof aSuggestionOf>) => tell('EditSuggestionApplied', { ...of, suggestedAs: '2' })
const anAppealOf = (userId: string) => ({ decisionId: `about ${userId}`, userId })

/** Comments belong to one author each, as they do in the site. */
const commenterOf = (comment: number): string => (comment === 1 ? 'bob' : 'mo')

/** Stories that hang together no better than random ones do; folds must stand them all. */
const stories: Partial<Record<EventType, fc.Arbitrary<say.Told>>> = {
  PostSubmitted: fc
    .tuple(postId, text)
    .map(([id, title]) => say.aPost({ postId: id, title, content: title, subtitle: title, authorId })),
  PostEdited: fc
    .tuple(postId, text, anyone)
    .map(([id, title, by]) =>
      say.aPostEdit({ postId: id, changes: { title, content: title, price: 5 }, reason: title }, { by }),
    ),
  PostSentToReview: postId.map((id) => say.aPostSentToReview({ postId: id })),
  PageReadByModel: fc.constant(say.aPageReadByModel()),
  PostReviewAdvised: postId.map((id) => say.aReview({ postId: id, asked: { model: 'big', promptVersion: 'r' } })),
  PostApproved: postId.map((id) => say.aPostApproval({ postId: id })),
  PostExpired: postId.map((id) => say.aPostExpiry({ postId: id, cause: 'report' }, { by: 'mo' })),
  PostRenewed: postId.map((id) => say.aPostRenewal({ postId: id })),
  PostDeleted: fc
    .tuple(postId, text)
    .map(([id, reason]) => say.aPostDeletion({ postId: id, cause: 'moderator', reason }, { by: 'mo' })),
  PostRestored: postId.map((id) => say.aPostRestoration({ postId: id })),
  VoteCast: fc
    .tuple(postId, anyone, value)
    .map(([id, userId, up]) => say.aVote({ postId: id, userId, value: up }, { by: userId })),
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
  UserErased: anyone.map((userId) => tell('UserErased', { userId, requestId: 'r' })),
}
/** What all other stories are about: two posts, two comments, and three members. */
const beginning = [
  ...people.map((userId) => say.aUser({ userId, username: userId }, { by: userId })),
  ...[1, 2].map((id) => say.aPost({ postId: id, subtitle: 'Down from 99.99' })),
  ...[1, 2].map((id) =>
    say.aComment({ postId: 1, commentId: id, rootId: id, authorId: commenterOf(id) }, { by: commenterOf(id) }),
  ),
]
/** Histories of the events that a view handles, so that few words say much; many of them end with members leaving. */
const historyFor = ({ handles }: Projection) => {
  const happens = fc.oneof(...handles.flatMap((type) => stories[type] ?? []))
  const leaves = handles.includes('UserErased') ? (stories.UserErased ?? happens) : happens
  const weighed = fc.oneof({ weight: 3, arbitrary: happens }, { weight: 1, arbitrary: leaves })
  return fc.array(weighed, { maxLength: 24, size: 'max' }).map((events) =>
    say
      .recordedHistory([...beginning, ...events])
      .filter(({ type }) => handles.includes(type))
      .map(keyed),
  )
}

/** The event with the key that seals its texts named, as the log has it. */
function keyed(event: AnyRecorded): AnyRecorded {
  const isSealed = (eventDefinitions[event.type]?.sealed.length ?? 0) > 0
  return isSealed ? { ...event, meta: { ...event.meta, keys: [ownerOf(event)] } } : event
}

/** What moderators write about a post or a comment is sealed for its author; notes on a case are their own. */
function ownerOf({ type, data }: AnyRecorded): string {
  if (type === 'CaseNoted') {
    return 'mo'
  }
  if ('commentId' in data && type !== 'PostReported') {
    return commenterOf(data.commentId ?? 0)
  }
  return 'userId' in data ? data.userId : authorId
}

/** Nobody writes under a key that is destroyed: what others write to somebody who left is sealed for themselves. */
function written(history: readonly AnyRecorded[]): AnyRecorded[] {
  const gone = new Set<string>()
  return history.flatMap((event) => {
    if (event.type === 'UserErased') {
      gone.add(event.data.userId)
    }
    const owner = event.meta.keys?.[0]
    if (owner === undefined || !gone.has(owner)) {
      return [event]
    }
    const actor = event.meta.actor.id ?? owner
    return gone.has(actor) ? [] : [{ ...event, meta: { ...event.meta, keys: [actor] } }]
  })
}

/** The history as it reads once the keys of some members are destroyed. */
function unreadable(history: readonly AnyRecorded[], erased: ReadonlySet<string>): AnyRecorded[] {
  return history.map((event) => {
    const isGone = event.meta.keys?.some((key) => erased.has(key)) ?? false
    return isGone ? (eventDefinitions[event.type]?.sealed ?? []).reduce(withoutText, event) : event
  })
}

function withoutText(event: AnyRecorded, path: string): AnyRecorded {
  const copy = structuredClone(event)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const holder = parts.reduce<Record<string, unknown> | undefined>(
    (object, part) => object?.[part] as Record<string, unknown> | undefined,
    copy.data as Record<string, unknown>,
  )
  if (typeof holder?.[last] === 'string') {
    holder[last] = ERASED_TEXT
  }
  return copy
}

describe('the views', () => {
  it('show every event, or say why not', () => {
    expect(eventTypes.filter((type) => !handled.has(type) && notShown[type] === undefined)).toEqual([])
    expect(eventTypes.filter((type) => handled.has(type) && notShown[type] !== undefined)).toEqual([])
  })

  it('have names and collections of their own', () => {
    const names = projections.flatMap(({ name, collections }) => [
      name,
      ...collections.map((one) => `docs ${one.name}`),
    ])
    expect(new Set(names).size).toBe(names.length)
  })
})

it('no index is declared of a list: lists are found without one', () => {
  const declared = projections.flatMap(({ collections }) =>
    collections.flatMap(({ name, fields, indexes }) =>
      indexes
        .filter((index) => index.some((field) => fields[field] === 'texts'))
        .map((index) => `${name} ${index.join()}`),
    ),
  )
  expect(declared).toEqual([])
})

describe.each(projections)('the view $name', (projection) => {
  const anyHistory = historyFor(projection)

  it('gives the same documents however the events are split into batches', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.integer({ min: 1, max: 7 }), async (history, size) => {
        const batches = Array.from({ length: Math.ceil(history.length / size) }, (_, at) =>
          history.slice(at * size, (at + 1) * size),
        )
        expect(await foldInBatches(projection, batches)).toEqual(await foldInBatches(projection, [history]))
      }),
      { numRuns: 20 },
    )
  })

  const expectRebuildGivesTheSame = async (all: readonly AnyRecorded[]) => {
    const erased = new Set(all.flatMap((event) => (event.type === 'UserErased' ? [event.data.userId] : [])))
    const history = written(all)
    const rebuilt = await foldInBatches(projection, [unreadable(history, erased)])
    expect(rebuilt.documents).toEqual((await foldInBatches(projection, [history])).documents)
  }

  it('gives after an erasure what a rebuild gives that can no longer read the texts', async () => {
    await fc.assert(fc.asyncProperty(anyHistory, expectRebuildGivesTheSame), { numRuns: 60 })
  })

  it('does so too for what a moderator, who leaves later, wrote to members who had left', async () => {
    const leaves = (userId: string) => tell('UserErased', { userId, requestId: 'r' })
    const byMo = { by: 'mo' }
    const all = [
      ...beginning,
      leaves('ann'),
      leaves('bob'),
      say.aPostEdit({ postId: 1, changes: { title: 'Calm', content: 'Calm' }, reason: 'Too loud' }, byMo),
      say.aPostSentToReview({ postId: 1 }, byMo),
      say.aPostDeletion({ postId: 2, cause: 'moderator', reason: 'Spam' }, byMo),
      say.aCommentDeletion({ postId: 1, commentId: 1, cause: 'moderator', reason: 'Rude' }, byMo),
      leaves('mo'),
    ]
    const history = say.recordedHistory(all).map(keyed)
    await expectRebuildGivesTheSame(history.filter(({ type }) => projection.handles.includes(type)))
  })
})
