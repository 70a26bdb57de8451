import {
  pagePaths,
  answerTo,
  eventsOfAdvice,
  eventsOfFollowing,
  eventsOfLocks,
  eventsOfSuggestions,
  type RecordedOf,
  type ReportEnding,
  type AnyRecorded,
  type EventTypeIn,
  type PerEvent,
} from '@deals/events'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { nothingAt } from '../platform/fold-per-event.ts'
import { notifications } from './notifications.read-models.ts'
import { noticeRefs, notify, postOf } from './notify.ts'

type Resolved = RecordedOf<'ReportResolved'>
type Reopened = RecordedOf<'ReportReopened'>

/** A decision that is taken back finds what was told of it. */
export const refsOfReport = (event: Resolved | Reopened): DocumentRef[] => [
  ...noticeRefs(event, 'reporter', 'report-decided'),
  { collection: notifications, where: { field: 'openFor', equals: reportOf(event) } },
]

const reportOf = ({ data: { postId, commentId, userId } }: Resolved | Reopened): string =>
  `${postId} ${commentId ?? ''} ${userId} report`

const endings: PerEvent<EventTypeIn<'post'>, ReportEnding | null> = {
  PostDeleted: ({ data }) => (data.cause === 'moderator' ? 'removed' : null),
  PostMerged: () => 'merged',
  PostExpired: () => 'over',
  PostSentToReview: ({ data }) => (data.to === 'poster-review' ? 'returned' : null),
  PostApproved: ({ data }) => (data.from === 'staff-review' ? 'stands' : null),
  ...nothingAt('PostSubmitted', 'PostEdited', 'PostRenewed', 'PostResubmitted', 'PostRestored', 'PostKept'),
  ...nothingAt('PostDecisionUndone', ...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing),
}

/** What an event did to a post that decides reports on it, too; null where it decides none. */
export const endingBy = (event: AnyRecorded): ReportEnding | null => answerTo(endings, event)

/** Who reported something hears what was done. */
export function reportDecided(documents: Documents, event: Resolved): void {
  const { userId: to, commentId } = event.data
  const detail = endingOf(documents, event)
  const about = commentId === null ? {} : { commentId }
  // Of a comment that is gone only its place is left.
  const url = detail === 'removed' ? pagePaths.post.to(event.data.postId) : undefined
  closeBefore(documents)
  const openFor = reportOf(event)
  notify(documents, event, {
    kind: 'report-decided',
    part: 'reporter',
    to,
    detail,
    openFor,
    ...about,
    ...(url && { url }),
  })
}

/** What was told of the decision holds no more, also for the letter that may not have left yet. */
export function reportReopened(documents: Documents, event: Reopened): void {
  const { userId: to, commentId } = event.data
  documents.matching(notifications).forEach(([id]) => documents.remove(notifications, id))
  const about = commentId === null ? {} : { commentId }
  notify(documents, event, { kind: 'report-decided', part: 'reporter', to, detail: 'reopened', ...about })
}

/** Only what the last decision said is ever taken back. */
function closeBefore(documents: Documents): void {
  documents.matching(notifications).forEach(([id, doc]) => {
    documents.put(notifications, id, { ...doc, openFor: undefined })
  })
}

/** The site names the decision from which it drew its conclusion; a moderator who decided about the report did nothing else. */
function endingOf(documents: Documents, event: Resolved): ReportEnding {
  const { commentId, outcome } = event.data
  const { actor, causationId } = event.meta
  const decision = postOf(documents, event)?.decision
  if (commentId === null && decision?.id === causationId) {
    return decision.ending
  }
  if (outcome === 'dismissed') {
    return 'stands'
  }
  // Of a comment nothing but its removal decides reports without being asked.
  return commentId !== null && actor.kind === 'system' ? 'removed' : 'agreed'
}
