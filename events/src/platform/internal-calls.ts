import type { PostForAlerts, SoughtTerms } from '../deal-alerts/alert-conditions.ts'
import type { AlertReasonKind } from '../deal-alerts/alert-terms.ts'
import type { Rehearsal } from '../deal-alerts/deal-alerts.api.ts'
import type { DealScoreEvent } from '../deal-scores/deal-scores.events.ts'
import type { MailQuestions } from '../notifications/mail-questions.ts'
import type { NotificationEvent } from '../notifications/notifications.events.ts'
import type { Position } from './position.ts'
import type { Currency, PostStatus, PostType, PriceStanding } from '../posts/post.vocabulary.ts'
import type { Finding } from '../posts/posts.events.ts'
import type { ReportOutcome, ReportReason } from '../reports/report-reasons.ts'
import type { TrustLevel, Viewer } from '../users/roles.ts'

type ScoreData<Type extends DealScoreEvent['type']> = Extract<DealScoreEvent, { type: Type }>['data']

/** What a system command did: written, or not needed any more (somebody else was first, the post moved on). */
export type SystemOutcome = 'done' | 'not-needed'
interface Cause {
  /** Id of the event that is answered; makes a repeated reaction write nothing. */
  causationId: string
  correlationId?: string
}

/** Commands that only the site itself gives; command-api carries them out, workers and tools send them. */
export interface SystemCommands {
  requestScore(request: Cause & { postId: number }): Promise<SystemOutcome>
  startScore(request: Cause & ScoreData<'ScoreStarted'>): Promise<SystemOutcome>
  completeScore(request: Cause & ScoreData<'ScoreCompleted'>): Promise<SystemOutcome>
  failScore(request: Cause & ScoreData<'ScoreFailed'>): Promise<SystemOutcome>
  invalidateScore(request: Cause & ScoreData<'ScoreInvalidated'>): Promise<SystemOutcome>
  /** Ends the automatic review: no findings approve, fixable ones go to the poster, suspicious ones to staff. */
  finishReview(request: Cause & { postId: number; findings: Finding[]; model: string }): Promise<SystemOutcome>
  expirePost(request: Cause & { postId: number; cause: 'report' | 'schedule' }): Promise<SystemOutcome>
  sendToStaffReview(request: Cause & { postId: number; findings: Finding[] }): Promise<SystemOutcome>
  abandonPost(request: Cause & { postId: number }): Promise<SystemOutcome>
  matureVote(request: Cause & { postId: number; userId: string }): Promise<SystemOutcome>
  /** Notes that a post is what an alert looks for, unless it told of it already at about this price, or keeps silent. */
  matchAlert(request: Cause & FoundByAlert & { postId: number }): Promise<SystemOutcome>
  resolveReport(request: Cause & { reportId: string; outcome: ReportOutcome }): Promise<SystemOutcome>
  /** Notes that something left the site on a channel, or that it never will. */
  recordDelivery(request: Cause & Delivery): Promise<SystemOutcome>
}

type DataOf<Type extends NotificationEvent['type']> = Extract<NotificationEvent, { type: Type }>['data']
export type Delivery = Omit<DataOf<'NotificationSent'>, 'providerRef'> & {
  outcome: Pick<DataOf<'NotificationSent'>, 'providerRef'> | Pick<DataOf<'NotificationSendFailed'>, 'code'>
}

/** A post as jobs need it. Amounts in minor units, times in ms. */
export interface PostForJobs {
  postId: number
  type: PostType
  status: PostStatus
  title: string
  content: string
  price: number | null
  originalPrice: number | null
  currency: Currency
  categorySlug: string
  subCategorySlug: string | null
  storeSlug: string | null
  storeHosts: string[]
  dealUrl: string | null
  authorId: string
  authorTrust: TrustLevel
  availability: string | null
  shippingCost: number | null
  couponCode: string | null
  images: number
  submittedAt: number
  expiresAt: number | null
}
export interface Comparable {
  postId: number
  price: number
  originalPrice: number | null
  title: string
  score: number | null
}
export interface StoreRecord {
  posts: number
  expiredEarly: number
  averageVotes: number
  averageScore: number | null
  ageDays: number
}
export interface SimilarPost {
  postId: number
  title: string
  price: number | null
  currency: Currency
  status: PostStatus
  publishedAt: number | null
  expiredAt: number | null
  sameUrl: boolean
  similarity: number
  couponCode: string | null
}
export interface VoteTotal {
  votes: number
  /** The member's own vote as far as it is counted in `votes`. */
  counted: 1 | -1 | 0
  voters: number
  comments: number
}
export interface Meter {
  confirmed: number
  denied: number
  lastConfirmedAt: number | null
  /** The member's own signal that is counted above: true available, false over, null none. */
  own: boolean | null
}
export interface Standing {
  trustLevel: TrustLevel
  reportsUpheld: number
  reportsDecided: number
}
/** For a question that must not be answered from documents older than an event. */
export interface ReadAfter {
  minPosition?: Position
}
export interface OpenReport {
  /** The name of the report's stream without its category. */
  id: string
  reason: ReportReason
}
export interface RipeVotes {
  votes: { postId: number; userId: string }[]
  next: string | null
}
/** An alert of a member as they have it, with what it found so far. */
export interface OwnAlert extends SoughtTerms {
  alertId: string
  name: string
  matches: number
  lastMatchAt: number | null
}
/** An alert that looks for a post, and what the post is now. */
export interface FoundByAlert extends Pick<PostForAlerts, 'price' | 'currency'> {
  alertId: string
  why: AlertReasonKind[]
}
export interface MatchingAlerts {
  alerts: FoundByAlert[]
  next: string | null
}
/** The read models have not come as far as the question asks; it may be asked again in a moment. */
export class ReadModelsBehind extends Error {
  override name = 'ReadModelsBehind'
}
/**
 * Questions that command-api and workers put to the read side; query-api answers them. Those with a `minPosition` wait
 * a little for the read models and throw ReadModelsBehind when they are not there yet.
 */
export interface SystemQueries extends MailQuestions {
  post(postId: number, read?: ReadAfter): Promise<PostForJobs | null>
  /** Other posts of the sub-category (or category) and currency with a price, newest first. */
  comparables(query: { postId: number; limit: number } & ReadAfter): Promise<Comparable[]>
  storeRecord(storeSlug: string): Promise<StoreRecord>
  similarPosts(query: {
    urlKey: string | null
    storeSlug: string | null
    title: string
    sinceDays: number
    limit: number
  }): Promise<SimilarPost[]>
  priceStanding(query: {
    urlKey: string | null
    postId: number | null
    price: number | null
    currency: Currency
  }): Promise<PriceStanding>
  standing(userId: string): Promise<Standing>
  /** Store whose hosts hold the name, if any. */
  storeByHost(host: string): Promise<{ slug: string; name: string } | null>
  /** Votes of a post as lists show them, how much of them is this member's own, and how many voted and commented. */
  voteTotal(query: { postId: number; userId: string }): Promise<VoteTotal>
  /** Votes of a comment as threads show them, and how much of them is this member's own. */
  commentVoteTotal(query: { commentId: number; userId: string }): Promise<Pick<VoteTotal, 'votes' | 'counted'>>
  /** People on each side of the availability meter, and what this member said last. */
  meter(query: { postId: number; userId: string }): Promise<Meter>
  /** How many posts a member has saved, at most as many as may be. */
  savedCount(userId: string): Promise<number>
  /** Names of a member's collections, in their order; the one for everything else is not among them. */
  collectionsOf(userId: string): Promise<string[]>
  /** Whether a member's inbox holds the notification. */
  hasNotification(query: { userId: string; notificationId: string }): Promise<boolean>
  /** Reports still open on a post. */
  openReports(
    postId: number,
    read?: ReadAfter,
  ): Promise<{ reporters: number; score: number; harmfulByTrusted: boolean }>
  /** Undecided reports on a post itself, or on one of its comments. */
  reportsOn(query: { postId: number; commentId: number | null } & ReadAfter): Promise<OpenReport[]>
  /** Availability signals of the last 72 h: weights and members on each side. */
  availability(postId: number, read?: ReadAfter): Promise<{ confirmed: number; denied: number; deniers: number }>
  /** Posts whose expiry has come; scores and reviews that wait since before the time. */
  duePosts(now: number, limit: number): Promise<number[]>
  stuckScores(startedBefore: number, limit: number): Promise<{ postId: number; attempt: number }[]>
  waitingReviews(submittedBefore: number, limit: number): Promise<number[]>
  /** Posts that went back to their posters, who have not touched them since before the time. */
  abandonedPosts(touchedBefore: number, limit: number): Promise<number[]>
  /**
   * Votes that weigh nothing yet although their voters have grown up, among the next ones after a place; `next` is the
   * place to go on from, null at the end.
   */
  ripeVotes(query: { after: string | null; limit: number }): Promise<RipeVotes>
  /** All alerts of a member, the oldest first. */
  alertsOf(userId: string): Promise<OwnAlert[]>
  /** Alerts that a post is to be told to, among the next ones after a place; `next` is the place to go on from. */
  matchingAlerts(query: { postId: number; after: string | null; limit: number } & ReadAfter): Promise<MatchingAlerts>
  /** What an alert would have found for a member in the last days. */
  rehearseAlert(query: { viewer: Viewer; terms: SoughtTerms }): Promise<Rehearsal>
}
