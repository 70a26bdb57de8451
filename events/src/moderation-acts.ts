import type { EventTypeIn } from './all-events.ts'

/** What stands in the history of a post. */
export type HistoryKind =
  | EventTypeIn<'post' | 'score' | 'report' | 'case' | 'featured' | 'product'>
  | 'CommentDeleted'
  | 'CommentRestored'
/** What moderators do about a member. */
export const memberActKinds = ['UserWarned', 'UserNoted', 'UserSuspended', 'UserReinstated'] as const
export type MemberActKind = (typeof memberActKinds)[number]
/** What they and staff do that stands in the history of no single post and of no member. */
export const deskActKinds = [
  'BulkDecided',
  'AppealDecided',
  'FeedbackTemplatesChanged',
  'StoreChanged',
  'StorePaused',
  'StoreMerged',
  'StoreMergeUndone',
] as const
export type DeskActKind = (typeof deskActKinds)[number]
export type ActKind = HistoryKind | MemberActKind | DeskActKind

interface Act {
  /** Who reads it in the log: everybody, as it concerns others; moderators alone, who may look for it; or nobody, as it decides nothing. */
  readonly log: 'public' | 'inner' | 'aside' | 'none'
  /** What the code of its line names. */
  readonly names?: 'post' | 'store' | 'comment'
}
const told: Act = { log: 'public' }
const toldOfComment: Act = { log: 'public', names: 'comment' }
const inner: Act = { log: 'inner' }
const innerOfPost: Act = { log: 'inner', names: 'post' }
const innerOfStore: Act = { log: 'inner', names: 'store' }
/** In the log where somebody with a role did it, but nothing that is looked for. */
const aside: Act = { log: 'aside' }
const none: Act = { log: 'none' }

/** What may be done with a role, as the logs tell it, in the order in which it is looked for. */
const acts: Readonly<Record<ActKind, Act>> = {
  PostApproved: told,
  PostSentToReview: told,
  PostExpired: told,
  PostRenewed: told,
  PostDeleted: told,
  PostRestored: told,
  PostMerged: { log: 'public', names: 'post' },
  PostFeatured: told,
  PostUnfeatured: told,
  PostEdited: told,
  PostCommentsLocked: told,
  PostCommentsUnlocked: told,
  PostVersionRedacted: told,
  PostDecisionUndone: told,
  EditSuggestionEnded: inner,
  ProductLinked: innerOfPost,
  ProductUnlinked: innerOfPost,
  CommentDeleted: toldOfComment,
  CommentRestored: toldOfComment,
  ReportResolved: inner,
  ReportReopened: inner,
  CaseNoted: inner,
  UserWarned: told,
  UserNoted: inner,
  UserSuspended: told,
  UserReinstated: told,
  BulkDecided: told,
  AppealDecided: told,
  FeedbackTemplatesChanged: inner,
  StoreChanged: told,
  StorePaused: inner,
  StoreMerged: innerOfStore,
  StoreMergeUndone: innerOfStore,
  PostSubmitted: aside,
  PostResubmitted: aside,
  PosterReminded: aside,
  PostRenewalSuggested: aside,
  PostReviewAdvised: aside,
  PostKept: aside,
  PostDuplicatesChanged: aside,
  PostStoreFollowed: aside,
  PostSubCategoryFollowed: aside,
  EditSuggested: aside,
  EditSuggestionAgreed: aside,
  EditSuggestionApplied: aside,
  SameProductProposed: aside,
  SameProductConfirmed: aside,
  SameProductRefused: { log: 'aside', names: 'post' },
  PostReported: aside,
  CaseOverdue: aside,
  ScoreStarted: aside,
  ScoreCompleted: aside,
  ScoreFailed: aside,
  ScoreInvalidated: aside,
  // Who looks at what, and who asks for a score, decides nothing; a case only repeats what was decided about its post.
  CaseOpened: none,
  CaseAssigned: none,
  CaseReleased: none,
  CaseResolved: none,
  CaseKept: none,
  ScoreRequested: none,
}
const known: Readonly<Record<string, Act>> = acts

export const isInLog = (kind: string): boolean => known[kind]?.log !== 'none'
export const isInPublicLog = (kind: string): boolean => known[kind]?.log === 'public'
export const namedByCode = (kind: string): Act['names'] => known[kind]?.names
/** What the log may be narrowed to. */
export const soughtActs = (): string[] =>
  Object.keys(known).filter((kind) => known[kind]?.log === 'public' || known[kind]?.log === 'inner')
