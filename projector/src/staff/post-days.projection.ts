import {
  factTime,
  knownAs,
  eventsOfSuggestions,
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfFollowing,
  type AnyRecorded,
  type DayFact,
  type EventType,
  type PostStatus,
} from '@deals/events'
import { byPost, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { countFact, refOfFact } from './day-facts.ts'
import { dayOf, postDays, postsInDays, type PostInDaysDoc } from './days.read-models.ts'

const minute = 60_000

/** What happened to posts on each day: a fact of a day stays one, whatever becomes of the post. */
export const postDaysProjection = foldPerEvent<'post' | 'vote', 'CommentPosted' | 'PostReported' | 'DealVisited'>({
  name: 'post-days',
  version: 4,
  collections: [postDays, postsInDays],
  key: byPost,
  touches,
  folds: {
    PostSubmitted: (documents, event) => {
      count(documents, event, 'submitted')
      become(documents, event, event.data.status)
    },
    PostApproved: (documents, event) => become(documents, event, event.data.to),
    PostSentToReview: (documents, event) => become(documents, event, event.data.to),
    PostResubmitted: (documents, event) => become(documents, event, event.data.to),
    PostExpired: (documents, event) => {
      count(documents, event, 'expired')
      become(documents, event, 'expired')
    },
    PostDeleted: (documents, event) => {
      count(documents, event, 'deleted')
      become(documents, event, 'deleted')
    },
    PostRenewed: (documents, event) => become(documents, event, 'active'),
    PostRestored: (documents, event) => become(documents, event, event.data.to),
    PostDecisionUndone: (documents, event) => become(documents, event, event.data.to),
    PostMerged: (documents, event) => become(documents, event, 'expired'),
    ...nothingAt(...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing),
    ...nothingAt('PostEdited', 'PostKept'),
    // A vote that the site carried over from a duplicate was counted on its own day.
    VoteCast: (documents, event) =>
      event.meta.actor.kind === 'system'
        ? undefined
        : factsIn(event).forEach((fact) => {
            count(documents, event, fact)
          }),
    ...nothingAt('VoteCleared', 'VoteMatured', 'DownvoteExplained'),
    CommentPosted: (documents, event) => count(documents, event, 'comments'),
    PostReported: (documents, event) => count(documents, event, 'reports'),
    // One event may stand for several clicks.
    DealVisited: (documents, event) => countFact(documents, datedFact(event, 'clicks'), event.data.count),
  },
})

/** The fact that an event is by itself, whatever becomes of its post; a vote may be two. */
const factIn: { readonly [Type in EventType]?: DayFact } = {
  PostSubmitted: 'submitted',
  PostExpired: 'expired',
  PostDeleted: 'deleted',
  VoteCast: 'votes',
  CommentPosted: 'comments',
  PostReported: 'reports',
  DealVisited: 'clicks',
}
/** Those that say nothing of the state of a post: most of what happens, so that nothing else is asked for. */
const saysNoState: ReadonlySet<EventType> = new Set(['VoteCast', 'CommentPosted', 'PostReported', 'DealVisited'])

function factsIn(event: AnyRecorded): readonly DayFact[] {
  const fact = factIn[event.type]
  const own = fact === undefined ? [] : [fact]
  return event.type === 'VoteCast' && event.data.weight === 0 ? [...own, 'excluded'] : own
}

function touches(event: AnyRecorded): readonly DocumentRef[] {
  const own = factsIn(event).map((fact) => refOfFact(datedFact(event, fact)))
  return saysNoState.has(event.type)
    ? own
    : [
        ...own,
        refOfFact(datedFact(event, 'published')),
        { collection: postDays, id: reviewId(event) },
        { collection: postsInDays, id: byPost(event) },
      ]
}

const datedFact = (event: AnyRecorded, fact: DayFact) => ({ collection: postDays, owner: byPost(event), fact, event })

const count = (documents: Documents, event: AnyRecorded, fact: DayFact): void =>
  countFact(documents, datedFact(event, fact))

/** Each review stays a document, because the middle one is looked for. */
const reviewId = (event: AnyRecorded): string => `${byPost(event)}:${knownAs(event)}:review`

/** Of a post that is held again by these, the decision has been counted; and a hold that was taken back was none. */
const takesBack = (event: AnyRecorded): boolean => event.type === 'PostDecisionUndone' || event.type === 'PostRestored'

/** What another status of a post means for the days: a review that ended, the first time that everybody sees it. */
function become(documents: Documents, event: AnyRecorded, status: PostStatus): void {
  const id = byPost(event)
  const at = factTime(event)
  const before: PostInDaysDoc = documents.get(postsInDays, id) ?? { everActive: false }
  const { everActive, waitingSince } = before
  const isWaiting = status === 'staff-review'
  const wasDecided = waitingSince === undefined ? takesBack(event) : before.wasDecided === true
  if (waitingSince !== undefined && !isWaiting && !wasDecided && !takesBack(event)) {
    const minutes = Math.max(0, Math.round((at - waitingSince) / minute))
    documents.put(postDays, reviewId(event), { fact: 'reviewed', day: dayOf(at), minutes })
  }
  if (status === 'active' && !everActive) {
    count(documents, event, 'published')
  }
  documents.put(postsInDays, id, {
    everActive: everActive || status === 'active',
    ...(isWaiting && { waitingSince: waitingSince ?? at, ...(wasDecided && { wasDecided }) }),
  })
}
