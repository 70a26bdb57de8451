import {
  answerTo,
  eventsOfFollowing,
  noticeOfExpiry,
  noticeOfReview,
  noticeOfUndoing,
  type AnyRecorded,
  type EventTypeIn,
  type NotificationKind,
  type PerEvent,
} from '@deals/events'
import { nothingAt } from '../platform/fold-per-event.ts'

const notices: PerEvent<EventTypeIn<'post'>, NotificationKind | null> = {
  PostApproved: () => 'approved',
  PostSentToReview: ({ data }) => noticeOfReview(data),
  PosterReminded: () => 'changes-awaited',
  PostRenewalSuggested: () => 'back-by-community',
  EditSuggested: () => 'edit-suggested',
  EditSuggestionEnded: ({ data }) => (data.outcome === 'accepted' ? 'edit-applied' : null),
  PostDeleted: ({ data }) => (data.cause === 'erased' ? null : 'removed'),
  PostRestored: () => 'restored',
  PostDecisionUndone: ({ data }) => noticeOfUndoing[data.to],
  PostMerged: () => 'merged',
  PostCommentsLocked: () => 'comments-locked',
  PostCommentsUnlocked: () => 'comments-unlocked',
  PostVersionRedacted: () => 'words-removed',
  PostExpired: ({ data }) => noticeOfExpiry(data),
  ...nothingAt('PostSubmitted', 'PostEdited', 'PostRenewed', 'PostResubmitted', 'PostReviewAdvised', 'PostKept'),
  ...nothingAt('EditSuggestionAgreed', 'EditSuggestionApplied', ...eventsOfFollowing),
}

/** What an event of a post tells its poster, if it does. */
export const noticeToPoster = (event: AnyRecorded): NotificationKind | null => answerTo(notices, event)
