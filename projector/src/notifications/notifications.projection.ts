import {
  keptAuthorId,
  paidText,
  urlOfStanding,
  eventsOfFollowing,
  type AnyRecorded,
  type RecordedOf,
} from '@deals/events'
import { byPost, foldPerEvent, nothingAt, roleOf, type Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { commented, refsOfComment } from './comment-notifications.ts'
import { notificationPosts, notifications, type NotificationPostDoc } from './notifications.read-models.ts'
import { endingBy, refsOfReport, reportDecided, reportReopened } from './report-notifications.ts'
import { noticeToPoster } from './notice-to-poster.ts'
import { caseUrl, noticeOf, noticeRefs, notify, postOf, postRef, type AboutPost } from './notify.ts'

const milestones = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000]

/** What members are told of, in the site. Kept by post, because grouping and milestones belong to a post. */
export const notificationsProjection = foldPerEvent<
  'post' | 'vote',
  | 'SaverTold'
  | 'CommentPosted'
  | 'ScoreRequested'
  | 'ScoreCompleted'
  | 'ReportResolved'
  | 'ReportReopened'
  | 'CaseKept'
  | 'CaseOverdue'
  | 'UserErased'
>({
  name: 'notifications',
  version: 11,
  collections: [notifications, notificationPosts],
  key: byPost,
  touches,
  touchesRarely,
  folds: {
    PostSubmitted: (documents, { data: { postId, authorId } }) =>
      documents.put(notificationPosts, String(postId), { authorId, total: 0, milestone: 0 }),
    ...nothingAt('PostEdited', 'PostRenewed', 'PostResubmitted', 'PostReviewAdvised'),
    EditSuggested: (documents, event) => tellPoster(documents, event),
    ...nothingAt('EditSuggestionAgreed'),
    EditSuggestionApplied: suggestionApplied,
    EditSuggestionEnded: suggestionAnswered,
    PosterReminded: (documents, event) => tellPoster(documents, event, String(event.data.day)),
    PostRenewalSuggested: (documents, event) => tellPoster(documents, event, String(event.data.members)),
    CaseKept: (documents, event) => {
      const { postId, assigneeId: to } = event.data
      notify(documents, event, { kind: 'case-kept', part: 'keeper', to, url: caseUrl(postId) })
    },
    CaseOverdue: (documents, event) => {
      const { postId, toldIds } = event.data
      toldIds.forEach((to) => {
        notify(documents, event, { kind: 'case-overdue', part: `@${to}`, to, url: caseUrl(postId) })
      })
    },
    PostKept: (documents, event) => changePost(documents, event, (post) => ({ ...post, authorId: keptAuthorId })),
    SaverTold: (documents, event) => {
      const { userId, news, currency } = event.data
      const detail = paidText(event.data, currency)
      notify(documents, event, { kind: `saved-${news}`, part: `@${userId}`, to: userId, detail })
    },
    CommentPosted: commented,
    VoteCast: (documents, event) => votesChanged(documents, event, event.data.value - event.data.previous),
    VoteCleared: (documents, event) => votesChanged(documents, event, -event.data.previous),
    ...nothingAt('VoteMatured', 'DownvoteExplained'),
    PostApproved: decided,
    PostSentToReview: decided,
    PostDeleted: decided,
    PostRestored: (documents, event) => tellPoster(documents, event),
    PostMerged: (documents, event) => decided(documents, event, String(event.data.into)),
    PostExpired: (documents, event) => decided(documents, event, roleOf(event, postOf(documents, event)?.authorId)),
    PostCommentsLocked: (documents, event) => tellPoster(documents, event),
    PostCommentsUnlocked: (documents, event) => tellPoster(documents, event),
    PostVersionRedacted: (documents, event) => tellPoster(documents, event),
    ...nothingAt(...eventsOfFollowing),
    PostDecisionUndone: (documents, event) => tellPoster(documents, event),
    ScoreRequested: (documents, event) =>
      changePost(documents, event, (post) => ({ ...post, scoreAskedBy: event.data.requestedBy ?? undefined })),
    ScoreCompleted: (documents, event) => {
      const to = postOf(documents, event)?.scoreAskedBy
      notify(documents, event, { kind: 'score-completed', part: 'asker', to, detail: String(event.data.score) })
    },
    ReportResolved: reportDecided,
    ReportReopened: reportReopened,
    UserErased: removing(notifications),
  } satisfies Folds,
})

function touches(event: AnyRecorded): readonly DocumentRef[] {
  if (event.type === 'UserErased') {
    return [{ collection: notifications, where: { field: 'userId', equals: event.data.userId } }]
  }
  return isAboutPost(event) ? [postRef(event.data.postId), ...refsOfNotices(event)] : []
}

const isAboutPost = (event: AnyRecorded): event is AboutPost => 'postId' in event.data

/** Few votes reach a milestone. */
function touchesRarely(event: AnyRecorded): readonly DocumentRef[] {
  return event.type === 'VoteCast' || event.type === 'VoteCleared' ? noticeRefs(event, 'poster', 'votes-milestone') : []
}

/** What an event tells, as far as it says itself whom. */
function refsOfNotices(event: AboutPost): readonly DocumentRef[] {
  const kind = noticeToPoster(event)
  const ofPoster = kind === null ? [] : noticeRefs(event, 'poster', kind)
  return [...ofPoster, ...refsOfOthers(event)]
}

function refsOfOthers(event: AboutPost): readonly DocumentRef[] {
  switch (event.type) {
    case 'SaverTold':
      return noticeRefs(event, `@${event.data.userId}`, `saved-${event.data.news}`)
    case 'CommentPosted':
      return refsOfComment(event)
    case 'ScoreCompleted':
      return noticeRefs(event, 'asker', 'score-completed')
    case 'EditSuggestionApplied':
      return [toldOfSuggestion(event)]
    case 'EditSuggestionEnded':
      return noticeRefs(event, 'suggester', 'edit-answered')
    case 'CaseKept':
      return noticeRefs(event, 'keeper', 'case-kept')
    case 'CaseOverdue':
      return event.data.toldIds.flatMap((id) => noticeRefs(event, `@${id}`, 'case-overdue'))
    case 'ReportResolved':
    case 'ReportReopened':
      return refsOfReport(event)
    default:
      return []
  }
}

function tellPoster(documents: Documents, event: AboutPost, detail?: string): void {
  const kind = noticeToPoster(event)
  if (kind !== null) {
    // The address of a merged post leads to the other one, so where it went and how to appeal stands with the member.
    const url = kind === 'merged' && event.meta.actor.kind !== 'system' ? { url: urlOfStanding } : {}
    notify(documents, event, { kind, part: 'poster', to: postOf(documents, event)?.authorId, detail, ...url })
  }
}

/** Besides the poster, those who reported the post hear of it later. */
function decided(documents: Documents, event: AboutPost, detail?: string): void {
  const ending = endingBy(event)
  if (ending !== null) {
    changePost(documents, event, (post) => ({ ...post, decision: { id: event.id, ending } }))
  }
  tellPoster(documents, event, detail)
}

/** What the poster was told when the edit was suggested. */
const toldOfSuggestion = ({ data }: RecordedOf<'EditSuggestionApplied'>): DocumentRef & { id: string } => ({
  collection: notifications,
  id: noticeOf(data.suggestedAs, 'poster', 'edit-suggested'),
})

/** The poster hears once: of what was made of their post, and not that somebody suggests it as well. */
function suggestionApplied(documents: Documents, event: RecordedOf<'EditSuggestionApplied'>): void {
  const { id } = toldOfSuggestion(event)
  const known = documents.get(notifications, id)
  if (known !== null) {
    documents.put(notifications, id, { ...known, kind: 'edited-while-away' })
  }
}

/** Who suggested it hears what became of it, and the poster what others accepted. */
function suggestionAnswered(documents: Documents, event: RecordedOf<'EditSuggestionEnded'>): void {
  const { userId, outcome } = event.data
  tellPoster(documents, event)
  notify(documents, event, { kind: 'edit-answered', part: 'suggester', to: userId, detail: outcome })
}

type Voted = RecordedOf<'VoteCast' | 'VoteCleared'>

function votesChanged(documents: Documents, event: Voted, by: number): void {
  changePost(documents, event, (post) => {
    const total = post.total + by
    const reached = milestones.findLast((milestone) => total >= milestone) ?? 0
    const isTold =
      reached > post.milestone &&
      notify(documents, event, { kind: 'votes-milestone', part: 'poster', to: post.authorId, detail: String(reached) })
    return { ...post, total, milestone: isTold ? reached : post.milestone }
  })
}

function changePost(
  documents: Documents,
  event: AboutPost,
  change: (post: NotificationPostDoc) => NotificationPostDoc,
): void {
  const post = postOf(documents, event)
  if (post !== null) {
    documents.put(notificationPosts, String(event.data.postId), change(post))
  }
}
