import fc from 'fast-check'
import { ERASED_TEXT, eventDefinitions, eventTypes, type AnyRecorded, type EventType } from '@deals/events'
import * as say from '@deals/events/testing'
import { foldInBatches } from './platform/testing/fold-apart.ts'
import { tell } from './platform/testing/tell.ts'
import { projections } from './projections.ts'

/** Events that no view shows, and why. */
const notShown: Partial<Record<EventType, string>> = {
  CommandAccepted: 'only the retry of a command asks for it, and it reads the stream',
  UsernameClaimed: 'a reservation; the name itself is in UserRegistered',
  UsernameReleased: 'a reservation; the name itself is in UserRegistered',
  ProjectionRebuildStarted: 'for operators, who read the ops stream',
  ProjectionVerified: 'for operators, who read the ops stream',
  ProjectionSwitched: 'for operators, who read the ops stream',
  ProjectionRolledBack: 'for operators, who read the ops stream',
  ProjectionDropped: 'for operators, who read the ops stream',
  EventParked: 'for operators, who read the ops stream',
  EventReleased: 'for operators, who read the ops stream',
  EventDiscarded: 'for operators, who read the ops stream',
}
const handled = new Set(projections.flatMap(({ handles }) => handles))

const people = ['ann', 'bob', 'mo'] as const
const anyone = fc.constantFrom(...people)
const postId = fc.integer({ min: 1, max: 2 })
const commentId = fc.integer({ min: 1, max: 3 })
const value = fc.constantFrom<1 | -1>(1, -1)
const authorId = 'ann'
const text = fc.constantFrom('one', 'two', 'three')

/** Stories that hang together no better than random ones do; folds must stand them all. */
const anyEvent: fc.Arbitrary<say.Told> = fc.oneof(
  fc.tuple(postId, text).map(([id, title]) => say.aPost({ postId: id, title, subtitle: title, authorId })),
  fc.tuple(postId, text).map(([id, title]) => say.aPostEdit({ postId: id, changes: { title, content: title } })),
  postId.map((id) => say.aPostSentToReview({ postId: id })),
  postId.map((id) => say.aPostApproval({ postId: id })),
  postId.map((id) => say.aPostExpiry({ postId: id })),
  postId.map((id) => say.aPostRenewal({ postId: id })),
  fc.tuple(postId, text).map(([id, reason]) => say.aPostDeletion({ postId: id, cause: 'moderator', reason })),
  postId.map((id) => say.aPostRestoration({ postId: id })),
  fc
    .tuple(postId, anyone, value)
    .map(([id, userId, up]) => say.aVote({ postId: id, userId, value: up }, { by: userId })),
  fc.tuple(postId, anyone).map(([id, userId]) => say.aClearedVote({ postId: id, userId }, { by: userId })),
  fc
    .tuple(postId, commentId, anyone, text)
    .map(([id, comment, by, content]) =>
      say.aComment({ postId: id, commentId: comment, rootId: comment, authorId: by, content }, { by }),
    ),
  fc.tuple(postId, commentId).map(([id, comment]) => say.aCommentDeletion({ postId: id, commentId: comment })),
  fc
    .tuple(postId, commentId, anyone)
    .map(([id, comment, userId]) => say.aCommentVote({ postId: id, commentId: comment, userId })),
  fc.tuple(postId, anyone).map(([id, userId]) => say.aBookmark({ postId: id, userId })),
  fc
    .tuple(postId, anyone, text)
    .map(([id, userId, note]) =>
      say.aReport({ postId: id, userId, note }, { by: userId, stream: `report-${id}_${userId}` }),
    ),
  postId.map((id) => say.aScoreRequest({ postId: id })),
  postId.map((id) => say.aScoreStart({ postId: id })),
  postId.map((id) => say.aScore({ postId: id })),
  postId.map((id) => tell('ScoreInvalidated', { postId: id, reason: 'price' })),
  fc.tuple(postId, anyone).map(([id, userId]) => tell('AvailabilityDenied', { postId: id, userId, weight: 1 })),
  fc.tuple(postId, text).map(([id, note]) => tell('CaseNoted', { postId: id, note }, { by: 'mo' })),
  anyone.map((userId) => say.aUser({ userId, username: userId })),
  anyone.map((userId) => say.someChangedPreferences({ userId })),
  anyone.map((userId) => tell('NotificationSeen', { userId, notificationId: '4-poster-comment' })),
  fc.constant(say.aStore()),
  anyone.map((userId) => tell('UserErased', { userId, requestId: 'r' })),
)
const anyHistory = fc
  .array(anyEvent, { maxLength: 60 })
  .map(say.recordedHistory)
  .map((history) => history.map(keyed))

/** The event with the key that seals its texts named, as the log has it. */
function keyed(event: AnyRecorded): AnyRecorded {
  const { userId, authorId: author } = event.data as { userId?: string; authorId?: string }
  // What moderators write about a post is sealed for its poster.
  const owner =
    userId ?? author ?? (event.stream.startsWith('report') ? 'bob' : event.type === 'CaseNoted' ? 'mo' : 'ann')
  const isSealed = (eventDefinitions[event.type]?.sealed.length ?? 0) > 0
  return isSealed ? ({ ...event, meta: { ...event.meta, keys: [owner] } } as AnyRecorded) : event
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
  const holder = parts.reduce<Record<string, unknown>>(
    (object, part) => object[part] as Record<string, unknown>,
    copy.data as Record<string, unknown>,
  )
  if (typeof holder[last] === 'string') {
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

describe.each(projections)('the view $name', (projection) => {
  const wanted = (history: readonly AnyRecorded[]) => history.filter(({ type }) => projection.handles.includes(type))

  it('gives the same documents however the events are split into batches', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.integer({ min: 1, max: 7 }), async (all, size) => {
        const history = wanted(all)
        const batches = Array.from({ length: Math.ceil(history.length / size) }, (_, at) =>
          history.slice(at * size, (at + 1) * size),
        )
        expect(await foldInBatches(projection, batches)).toEqual(await foldInBatches(projection, [history]))
      }),
      { numRuns: 40 },
    )
  })

  it('gives after an erasure what a rebuild gives that can no longer read the texts', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (all) => {
        const erased = new Set(all.flatMap((event) => (event.type === 'UserErased' ? [event.data.userId] : [])))
        // Nobody writes under a key that is destroyed: what an erased member would still write is left out.
        const gone = new Set<string>()
        const history = wanted(all).filter((event) => {
          if (event.type === 'UserErased') {
            gone.add(event.data.userId)
          }
          return event.type === 'UserErased' || !(event.meta.keys ?? []).some((key) => gone.has(key))
        })
        const rebuilt = await foldInBatches(projection, [unreadable(history, erased)])
        expect(rebuilt.documents).toEqual((await foldInBatches(projection, [history])).documents)
      }),
      { numRuns: 60 },
    )
  })
})
