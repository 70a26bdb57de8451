import { factTime, knownAs, type AnyRecorded, type PostStatus } from '@deals/events'
import { byPost, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { dayOf, postDays, postsInDays, type DayFactDoc, type PostInDaysDoc } from './days.read-models.ts'

const minute = 60_000

/** What happened to posts on each day: a fact of a day stays one, whatever becomes of the post. */
export const postDaysProjection = foldPerEvent<'post' | 'vote', 'CommentPosted' | 'PostReported' | 'DealVisited'>({
  name: 'post-days',
  version: 1,
  collections: [postDays, postsInDays],
  key: byPost,
  touches,
  folds: {
    PostSubmitted: (documents, event) => {
      note(documents, event, { fact: 'submitted' })
      become(documents, event, event.data.status)
    },
    PostApproved: (documents, event) => become(documents, event, event.data.to),
    PostSentToReview: (documents, event) => become(documents, event, event.data.to),
    PostResubmitted: (documents, event) => become(documents, event, event.data.to),
    PostExpired: (documents, event) => {
      note(documents, event, { fact: 'expired' })
      become(documents, event, 'expired')
    },
    PostDeleted: (documents, event) => {
      note(documents, event, { fact: 'deleted' })
      become(documents, event, 'deleted')
    },
    PostRenewed: (documents, event) => become(documents, event, 'active'),
    PostRestored: (documents, event) => become(documents, event, event.data.to),
    PostDecisionUndone: (documents, event) => become(documents, event, event.data.to),
    PostMerged: (documents, event) => become(documents, event, 'expired'),
    ...nothingAt('PostEdited', 'PostKept', 'PostDuplicatesChanged', 'PostStoreFollowed', 'PosterReminded'),
    ...nothingAt('PostRenewalSuggested', 'EditSuggested', 'EditSuggestionAgreed', 'EditSuggestionEnded'),
    ...nothingAt('PostReviewAdvised'),
    // A vote that the site carried over from a duplicate was counted on its own day.
    VoteCast: (documents, event) =>
      event.meta.actor.kind === 'system' ? undefined : note(documents, event, { fact: 'votes' }),
    ...nothingAt('VoteCleared', 'VoteMatured'),
    CommentPosted: (documents, event) => note(documents, event, { fact: 'comments' }),
    PostReported: (documents, event) => note(documents, event, { fact: 'reports' }),
    DealVisited: (documents, event) => {
      const fact: DayFactDoc = { fact: 'clicks', day: dayOf(factTime(event)) }
      clicksOf(event).forEach((part) => documents.put<DayFactDoc>(postDays, idOf(event, part), fact))
    },
  },
})

/** Votes are most of what happens: what they never write is not asked for. */
function touches(event: AnyRecorded): readonly DocumentRef[] {
  switch (event.type) {
    case 'VoteCast':
    case 'CommentPosted':
    case 'PostReported':
      return [factOf(event, 'fact')]
    case 'DealVisited':
      return clicksOf(event).map((part) => factOf(event, part))
    default:
      return [
        ...['fact', 'review', 'publication'].map((part) => factOf(event, part)),
        { collection: postsInDays, id: byPost(event) },
      ]
  }
}

const factOf = (event: AnyRecorded, part: string): DocumentRef => ({ collection: postDays, id: idOf(event, part) })

/** One event may be up to three facts: it ends a review, publishes the post, and is one by itself. */
const idOf = (event: AnyRecorded, part: string): string => `${byPost(event)}:${knownAs(event)}:${part}`

/** One event may stand for several clicks, and a day counts documents. */
const clicksOf = (event: AnyRecorded): string[] =>
  event.type === 'DealVisited' ? Array.from({ length: event.data.count }, (_, nr) => `click ${nr}`) : []

const partOf: { readonly [Fact in DayFactDoc['fact']]?: string } = { reviewed: 'review', published: 'publication' }

function note(documents: Documents, event: AnyRecorded, fact: Omit<DayFactDoc, 'day'>): void {
  const day = dayOf(factTime(event))
  documents.put<DayFactDoc>(postDays, idOf(event, partOf[fact.fact] ?? 'fact'), { ...fact, day })
}

/** What another status of a post means for the days: a review that ended, the first time that everybody sees it. */
function become(documents: Documents, event: AnyRecorded, status: PostStatus): void {
  const id = byPost(event)
  const at = factTime(event)
  const { everActive, waitingSince } = documents.get<PostInDaysDoc>(postsInDays, id) ?? { everActive: false }
  const isWaiting = status === 'staff-review'
  if (waitingSince !== undefined && !isWaiting) {
    note(documents, event, { fact: 'reviewed', minutes: Math.max(0, Math.round((at - waitingSince) / minute)) })
  }
  if (status === 'active' && !everActive) {
    note(documents, event, { fact: 'published' })
  }
  documents.put<PostInDaysDoc>(postsInDays, id, {
    everActive: everActive || status === 'active',
    ...(isWaiting && { waitingSince: waitingSince ?? at }),
  })
}
