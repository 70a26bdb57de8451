import {
  eventTypes,
  factTime,
  isWeighedWhenMade,
  noticeOfExpiry,
  noticeOfReview,
  type AnyRecorded,
  type EventType,
  type PostFields,
  type RecordedOf,
  type SavedNews,
} from '@deals/events'
import type { JobRequest } from './platform/job-queue.ts'
import type { Reactions } from './platform/give-jobs.ts'
import { tellMember } from './notifications/tell-member.ts'
import { lookAfterVotes } from './deal-alerts/look-after-votes.ts'
import { scoreAsksFor } from './deal-scores/rescore.job.ts'
import { taskOf, type PostTask } from './platform/work.ts'
import { verdictOf } from './reports/resolve-reports.job.ts'
import { reviewAfterEdit } from './review/review-after-edit.ts'
import { replaysAtOnce, type QueueName } from './queues.ts'

type RecordedByType = { [Type in EventType]: RecordedOf<Type> }
type ReactionTable = { readonly [Type in EventType]?: (event: RecordedByType[Type]) => JobRequest[] }

/** What was begun before something was decided is written by then. */
const afterWriting = 600_000

/** Every consequence of an event: the list of what happens by itself. */
const table = {
  PostSubmitted: (event) => [
    ...(event.data.status === 'ai-review' ? [reviewOf(event)] : []),
    ...(event.data.status === 'active' && event.data.type === 'product' ? [job('request-score', event)] : []),
    ...(event.data.status === 'active' ? [job('alerts', event), toFollowers(event)] : []),
  ],
  PostResubmitted: (event) => (event.data.to === 'ai-review' ? [reviewOf(event)] : []),
  PostSentToReview: (event) => [
    ...(event.data.to === 'ai-review' ? [reviewOf(event)] : []),
    ...(noticeOfReview(event.data) === null ? [] : [job('tell', event)]),
    ...resolutionsOf(event),
  ],
  PosterReminded: (event) => [job('tell', event)],
  PostRenewalSuggested: (event) => [job('tell', event)],
  EditSuggested: (event) => [job('tell', event)],
  EditSuggestionEnded: (event) => (event.data.outcome === 'withdrawn' ? [] : [job('tell', event)]),
  PostApproved: (event) => [
    // Approvals of before do not say what kind of post it is; then the job finds out.
    ...((event.data.type ?? 'product') === 'product' ? [job('request-score', event)] : []),
    ...[job('alerts', event), job('tell', event), toFollowers(event)],
    ...resolutionsOf(event),
  ],
  PostRenewed: (event) => [job('alerts', event), newsOf(event, 'back'), toFollowers(event)],
  PostDeleted: (event) => [...(isByOthers(event) ? [job('tell', event)] : []), ...resolutionsOf(event)],
  PostRestored: (event) => [
    job('tell', event),
    ...(event.data.to === 'active' ? [job('alerts', event), toFollowers(event)] : []),
  ],
  PostMerged: (event) => [
    ...[job('tell', event), job('follow-merge', event), toFollowers(event)],
    // For comments that were being written meanwhile.
    { ...job('count-duplicate', event), delayMs: afterWriting },
    ...resolutionsOf(event),
  ],
  PostCommentsLocked: (event) => [job('tell', event)],
  PostVersionRedacted: (event) => [job('tell', event)],
  PostDecisionUndone: (event) => [
    job('tell', event),
    ...(event.data.to === 'active' ? [toFollowers(event)] : []),
    ...(event.data.from === 'expired' ? [job('follow-merge', event)] : []),
  ],
  PostExpired: (event) => [
    ...(noticeOfExpiry(event.data) === null ? [] : [job('tell', event)]),
    ...[newsOf(event, 'over'), toFollowers(event)],
    ...resolutionsOf(event),
  ],
  SaverTold: (event) => [job('tell', event)],
  CaseKept: (event) => [job('tell', event)],
  CaseOverdue: (event) => [job('tell', event)],
  CommentPosted: (event) => [
    job('tell', event),
    // An answer may be one to a comment of a duplicate, written below the post that stays.
    ...(event.data.parentId === null ? [] : [job('count-duplicate', event)]),
  ],
  ReportResolved: (event) => [job('tell', event)],
  ReportReopened: (event) => [job('tell', event)],
  AlertMatched: (event) => {
    const { userId, frequency } = event.data
    const request = job('tell', event)
    return [{ ...request, payload: { ...request.payload, userId, frequency, at: factTime(event) } }]
  },
  CommentDeleted: (event) => [job('count-duplicate', event), ...resolutionsOf(event)],
  CommentRestored: (event) => [job('count-duplicate', event)],
  PostEdited: (event) => {
    const { price, shippingCost, expiresAt } = event.data.changes
    const isScoreOutOfDate = scoreAsksFor.some((field) => event.data.changes[field] !== undefined)
    return [
      toFollowers(event),
      ...reviewsAnew(event),
      ...(isScoreOutOfDate ? [job('rescore', event)] : []),
      ...(alertsAskFor.some((field) => event.data.changes[field] !== undefined) ? [job('alerts', event)] : []),
      ...(price === undefined && shippingCost === undefined ? [] : [newsOf(event, 'cheaper')]),
      // The clock has passed an end that was moved near.
      ...(typeof expiresAt === 'number' ? [newsOf(event, 'ending')] : []),
    ]
  },
  ScoreCompleted: (event) => [job('alerts', event), job('tell', event), toFollowers(event)],
  // Milestones of votes are told by the clock: see watch-milestones.
  VoteCast: (event) => (event.data.value === 1 ? [lookAfterVotes(event)] : []),
  VoteCleared: (event) => (event.data.previous === -1 ? [lookAfterVotes(event)] : []),
  ScoreRequested: (event) => {
    const { postId, attempt } = event.data
    return [{ queue: 'score', id: `score-${postId}-a${attempt}`, payload: { ...taskOf(event), attempt } }]
  },
  // Each lane goes on when its last post is done, until nothing is left or somebody stops it.
  ScoreReplayAsked: (event) => Array.from({ length: replaysAtOnce }, (_, place) => replayOf(event, place)),
  ScoreReplayed: (event) => [replayOf(event, event.data.place + replaysAtOnce)],
  // A report that the deal is over is a word about its availability; what else is reported is weighed.
  PostReported: (event) => {
    const { reason, commentId } = event.data
    return commentId === null ? [job(isWeighedWhenMade(reason) ? 'reports' : 'crowd-expiry', event)] : []
  },
  UserWarned: (event) => [tellMember(event)],
  UserSuspended: (event) => [tellMember(event)],
  UserReinstated: (event) => [tellMember(event)],
  RoleGranted: (event) => [tellMember(event)],
  RoleRevoked: (event) => [tellMember(event)],
  WebhookSwitchedOff: (event) => [tellMember(event)],
  AppealDecided: (event) => [tellMember(event), ...(event.data.outcome === 'overturned' ? [reversalOf(event)] : [])],
  ModeratorWrote: (event) => [tellMember(event)],
  RepresentativeDeclined: (event) => [tellMember(event)],
  RepresentativeVerified: (event) => [tellMember(event)],
  RepresentativeRevoked: (event) => [tellMember(event)],
  StoreRegistered: (event) => (event.data.status === 'blocked' ? [recheckOf(event)] : []),
  StoreChanged: (event) => {
    const { status, hosts } = event.data.changes
    return status !== undefined || hosts !== undefined ? [recheckOf(event)] : []
  },
  StoreMerged: (event) => following('follow-store-merge', event),
  StoreMergeUndone: (event) => following('follow-store-merge', event),
  SubCategoryMoved: (event) => following('follow-sub-category', event),
  SubCategoryMoveUndone: (event) => following('follow-sub-category', event),
  AccountClosed: (event) => [ofMember('note-closing', event)],
  UsernameChanged: (event) => [ofMember('follow-username', event)],
  UserErased: (event) => [0, afterWriting].map((delayMs) => scrubAfter(event, delayMs)),
  AvailabilityConfirmed: (event) => [job('crowd-renewal', event)],
  AvailabilityDenied: (event) => [job('crowd-expiry', event)],
} satisfies ReactionTable

export const reactions: Reactions = {
  handles: eventTypes.filter((type) => type in table),
  jobsFor: (event) => jobsFor(table, event.type, event),
}

function jobsFor<Type extends EventType>(of: ReactionTable, type: Type, event: RecordedByType[Type]): JobRequest[] {
  return of[type]?.(event) ?? []
}

/** Fields of a post that decide which alerts it matches. */
const alertsAskFor = [
  ...(['title', 'content', 'price', 'originalPrice', 'currency', 'priceStanding'] as const),
  ...(['storeSlug', 'categorySlug', 'subCategorySlug'] as const),
] satisfies (keyof PostFields)[]

type AboutPost = Extract<AnyRecorded, { data: { postId: number } }>

/** One job for the event; the event's id names it, so that the same event never brings two. */
function job(queue: QueueName, event: AboutPost): JobRequest {
  const payload: PostTask = taskOf(event)
  return { queue, id: `${queue}-${payload.postId}-${event.id}`, payload }
}

/** What changed of a post, for programs that are told of it. */
const toFollowers = (event: AboutPost): JobRequest => job('find-webhooks', event)

/** What became of a post, for those who saved it. */
function newsOf(event: AboutPost, news: SavedNews): JobRequest {
  const request = job('tell-savers', event)
  return { ...request, id: `${request.id}-${news}`, payload: { ...request.payload, news } }
}

/** Whether the store is blocked, and what that concerns, is seen when the job is done. */
function recheckOf({ id, data: { slug }, position }: RecordedOf<'StoreRegistered' | 'StoreChanged'>): JobRequest {
  return { queue: 'recheck-store', id: `recheck-${slug}-${id}`, payload: { slug, position, causationId: id } }
}

function reversalOf({ id, data: { decisionId } }: RecordedOf<'AppealDecided'>): JobRequest {
  return { queue: 'follow-appeal', id: `follow-appeal-${id}`, payload: { decisionId, causationId: id } }
}

function replayOf({ id, data, position }: RecordedOf<'ScoreReplayAsked' | 'ScoreReplayed'>, place: number): JobRequest {
  const { replayId } = data
  return {
    queue: 'replay-score',
    id: `replay-${replayId}-${place}`,
    payload: { replayId, place, position, causationId: id },
  }
}

/** Posts follow what they are part of: at once, and again for what was being written meanwhile. */
function following(
  queue: 'follow-store-merge' | 'follow-sub-category',
  event: RecordedOf<'StoreMerged' | 'StoreMergeUndone' | 'SubCategoryMoved' | 'SubCategoryMoveUndone'>,
): JobRequest[] {
  const { id, data, position } = event
  const payload = { slug: data.slug, into: data.into, position, causationId: id }
  return [0, afterWriting].map((delayMs) => ({ queue, id: `${queue}-${data.slug}-${id}-${delayMs}`, payload, delayMs }))
}

function ofMember(
  queue: 'note-closing' | 'follow-username',
  { id, data: { userId } }: RecordedOf<'AccountClosed' | 'UsernameChanged'>,
): JobRequest {
  return { queue, id: `${queue}-${userId}-${id}`, payload: { userId, causationId: id } }
}

function scrubAfter({ data, position }: RecordedOf<'UserErased'>, delayMs: number): JobRequest {
  return { queue: 'scrub', id: `scrub-${data.userId}-${delayMs}`, payload: { position }, delayMs }
}

/** What was decided about a post or a comment decides the reports on it, too. */
function resolutionsOf(event: AboutPost): JobRequest[] {
  const verdict = verdictOf(event)
  const request = job('resolve-reports', event)
  return verdict === null ? [] : [{ ...request, payload: { ...request.payload, ...verdict } }]
}
/** Who removed their own post needs no word of it. */
const isByOthers = ({ data: { cause } }: RecordedOf<'PostDeleted'>): boolean => cause !== 'author' && cause !== 'erased'
const reviewOf = (event: AboutPost): JobRequest => job('review', event)

/** What a member changes of a live post is reviewed like a new one. */
function reviewsAnew(event: RecordedOf<'PostEdited'>): JobRequest[] {
  const anew = reviewAfterEdit(event)
  const request = reviewOf(event)
  return anew === null ? [] : [{ ...request, payload: { ...request.payload, ...anew } }]
}
