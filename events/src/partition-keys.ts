import { eventDefinitions, type EventNamed, type EventType } from './all-events.ts'
import type { JsonObject } from './platform/event.ts'

/** The key of what concerns every partition. */
export const everyPartition = '*'

type DataOf<Type extends EventType> = EventNamed<Type>['data']
/** The field of a payload that holds the key; `*` reaches every partition, null none. Only fields never sealed. */
type KeyField<Type extends EventType> =
  | Extract<keyof DataOf<Type>, 'postId' | 'authorId' | 'userId' | 'slug' | 'replayId' | 'announcementId' | 'day'>
  | typeof everyPartition
  | null

/**
 * Where each event goes: in the views by post, and in those by member. A member's views hold what they did for
 * themselves and what their contributions are worth; what others are told of a post is kept with the post.
 */
const keyFields: { readonly [Type in EventType]: readonly [byPost: KeyField<Type>, byUser: KeyField<Type>] } = {
  PostSubmitted: ['postId', 'authorId'],
  PostEdited: ['postId', null],
  PostExpired: ['postId', null],
  PostRenewed: ['postId', null],
  PostSentToReview: ['postId', null],
  PostResubmitted: ['postId', null],
  DealVisited: ['postId', null],
  PostViewed: ['postId', null],
  PosterReminded: ['postId', null],
  PostRenewalSuggested: ['postId', null],
  PostReviewAdvised: ['postId', null],
  PostApproved: ['postId', 'authorId'],
  PostDeleted: ['postId', 'authorId'],
  PostRestored: ['postId', 'authorId'],
  PostKept: ['postId', 'authorId'],
  PostMerged: ['postId', null],
  PostDuplicatesChanged: ['postId', null],
  PostStoreFollowed: ['postId', null],
  PostSubCategoryFollowed: ['postId', null],
  PostCommentsLocked: ['postId', null],
  PostCommentsUnlocked: ['postId', null],
  PostVersionRedacted: ['postId', null],
  PostDecisionUndone: ['postId', 'authorId'],
  EditSuggested: ['postId', null],
  EditSuggestionAgreed: ['postId', null],
  EditSuggestionApplied: ['postId', null],
  EditSuggestionEnded: ['postId', 'userId'],
  VoteCast: ['postId', 'authorId'],
  VoteCleared: ['postId', 'authorId'],
  VoteMatured: ['postId', null],
  DownvoteExplained: ['postId', null],
  // It is about all posts and no member.
  VoteRootPublished: [null, 'day'],
  // It is about many posts, and kept beside them.
  FrontPageNoted: [null, 'day'],
  PostBookmarked: [null, 'userId'],
  PostUnbookmarked: [null, 'userId'],
  BookmarkChanged: [null, 'userId'],
  SaverTold: ['postId', null],
  RecommendationDismissed: [null, 'userId'],
  RecommendationRestored: [null, 'userId'],
  VisitRecorded: [null, 'userId'],
  CommentPosted: ['postId', 'authorId'],
  CommentEdited: ['postId', null],
  CommentDeleted: ['postId', 'authorId'],
  CommentRestored: ['postId', 'authorId'],
  CommentVoteCast: ['postId', null],
  CommentVoteCleared: ['postId', null],
  ScoreRequested: ['postId', null],
  ScoreStarted: ['postId', null],
  ScoreCompleted: ['postId', null],
  ScoreFailed: ['postId', null],
  ScoreInvalidated: ['postId', null],
  // A replay is one thing of its own, kept beside the stores.
  ScoreReplayAsked: [null, 'replayId'],
  ScoreReplayed: [null, 'replayId'],
  ScoreReplayEnded: [null, 'replayId'],
  // It is about no post and no member.
  PageReadByModel: [null, 'day'],
  PostReported: ['postId', null],
  ReportResolved: ['postId', 'userId'],
  ReportReopened: ['postId', 'userId'],
  AvailabilityConfirmed: ['postId', null],
  AvailabilityDenied: ['postId', null],
  CouponWorked: ['postId', null],
  CouponFailed: ['postId', null],
  SameProductProposed: ['postId', null],
  SameProductConfirmed: ['postId', null],
  SameProductRefused: ['postId', null],
  ProductLinked: ['postId', null],
  ProductUnlinked: ['postId', null],
  CaseOpened: ['postId', null],
  CaseAssigned: ['postId', null],
  CaseNoted: ['postId', null],
  CaseResolved: ['postId', null],
  CaseReleased: ['postId', null],
  BulkDecided: [null, 'userId'],
  FeedbackTemplatesChanged: [null, 'slug'],
  QueueViewsChanged: [null, 'userId'],
  AppealOpened: [null, 'userId'],
  AppealDecided: [null, 'userId'],
  CaseKept: ['postId', null],
  CaseOverdue: ['postId', null],
  PreferencesChanged: [null, 'userId'],
  DealAlertCreated: [null, 'userId'],
  DealAlertChanged: [null, 'userId'],
  DealAlertPaused: [null, 'userId'],
  DealAlertResumed: [null, 'userId'],
  DealAlertDeleted: [null, 'userId'],
  AlertMatched: [null, 'userId'],
  AlertMatchDismissed: [null, 'userId'],
  AlertMatchCarried: [null, 'userId'],
  AlertMatchesSeen: [null, 'userId'],
  NotificationSent: [null, 'userId'],
  NotificationSendFailed: [null, 'userId'],
  NotificationSeen: [null, 'userId'],
  AllNotificationsSeen: [null, 'userId'],
  UserRegistered: [null, 'userId'],
  UsernameChanged: [null, 'userId'],
  ProfileChanged: [null, 'userId'],
  RoleGranted: [null, 'userId'],
  RoleRevoked: [null, 'userId'],
  UserSuspended: [null, 'userId'],
  UserReinstated: [null, 'userId'],
  UserWarned: [null, 'userId'],
  UserNoted: [null, 'userId'],
  ModeratorWrote: [null, 'userId'],
  MemberAnswered: [null, 'userId'],
  WebhookSwitchedOff: [null, 'userId'],
  AccountClosed: [null, 'userId'],
  AccountReopened: [null, 'userId'],
  AccountGivenBack: [null, 'userId'],
  // Texts of who left may lie in any partition.
  UserErased: ['*', '*'],
  // Claims and records of operation: no view is made of them.
  UsernameClaimed: [null, null],
  UsernameReleased: [null, null],
  PlaceTaken: [null, null],
  PlaceFreed: [null, null],
  HostGiven: [null, null],
  StorePostCounted: [null, null],
  OwnerUnseated: [null, null],
  PostMergeBegun: [null, null],
  StoreMergeBegun: [null, null],
  // Posts are found by their store's name wherever they are; the stores themselves are kept beside the members.
  StoreRegistered: ['*', 'slug'],
  StoreChanged: ['*', 'slug'],
  StorePaused: [null, 'slug'],
  StoreMerged: [null, 'slug'],
  StoreMergeUndone: [null, 'slug'],
  StoreGathered: [null, 'slug'],
  SubCategoryMoved: [null, 'slug'],
  SubCategoryMoveUndone: [null, 'slug'],
  RepresentativeAsked: [null, 'slug'],
  RepresentativeDeclined: [null, 'slug'],
  RepresentativeVerified: [null, 'slug'],
  RepresentativeRevoked: [null, 'slug'],
  CommandAccepted: [null, null],
  ProjectionRebuildStarted: [null, null],
  ProjectionVerified: [null, null],
  ProjectionSwitched: [null, null],
  ProjectionRolledBack: [null, null],
  ProjectionDropped: [null, null],
  EventParked: [null, null],
  EventReleased: [null, null],
  EventDiscarded: [null, null],
  OperationAsked: [null, null],
  SettingsChanged: ['*', '*'],
  PostFeatured: ['postId', null],
  PostUnfeatured: ['postId', null],
  AnnouncementMade: [null, 'announcementId'],
  AnnouncementChanged: [null, 'announcementId'],
  AnnouncementEnded: [null, 'announcementId'],
  SitePageChanged: [null, 'slug'],
  NewsletterPlanned: [null, '*'],
  NewsletterIssued: [null, '*'],
}

/** An event as any log gives it: decoded or not. */
interface About {
  type: string
  data: JsonObject
}

const isKnown = (type: string): type is EventType => Object.hasOwn(eventDefinitions, type)

/** The post in whose partition an event is folded by the views by post; `*` in all, null in none. */
export const postKeyOf = (event: About): string | null => keyAt(0, event)

/** The member (or the store) in whose partition an event is folded by the views by member; `*` in all, null in none. */
export const userKeyOf = (event: About): string | null => keyAt(1, event)

/** A type that this program does not know reaches everybody: a newer one may fold it. */
function keyAt(view: 0 | 1, { type, data }: About): string | null {
  const field: string | null = isKnown(type) ? keyFields[type][view] : everyPartition
  if (field === null || field === everyPartition) {
    return field
  }
  const id = data[field]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : everyPartition
}
