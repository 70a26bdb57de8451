import type { Logger } from 'pino'
import type {
  AnyRecorded,
  OperationsDesk,
  Position,
  PostText,
  ProjectionReport,
  Viewer,
  VoteReceipt,
} from '@deals/events'
import type { Accounts, FeedKeys, Sessions } from '@deals/accounts'
import type { RateLimiter } from '@deals/process/limits'
import type { PostDoc, ReadModels, UserDoc } from '@deals/projector/read-models'

/** Milliseconds since 1970. */
export type Clock = () => number

/** A moment in the log: the last event that counts; what members give their votes and words counts up to `votesAt`. */
export type Moment = { position: Position } | { at: number; votesAt?: number | undefined }

/** A post as it stood at a moment, folded from its events alone. */
export interface PostAsOf {
  /** Position and time of the last event that counted. */
  position: Position
  at: number | null
  post: PostDoc
  content: string
  /** Words that stood then and that moderators removed since. */
  removed: PostText[]
}

/** A post at a revision of its stream, or at a time (ms). */
export type PostVersion = { postId: number; version: number } | { postId: number; at: number }

/** What moderators may see of the log itself; everything else is answered from documents. */
export interface PostLog {
  /** Events of the post, its case and its reports, decoded, by position. */
  eventsOf(postId: number): Promise<readonly AnyRecorded[]>
  /** Events of a comment, decoded, oldest first; their positions tell no more than their order. */
  commentEvents(commentId: number): Promise<readonly AnyRecorded[]>
  /** null when the post did not exist yet. */
  asOf(postId: number, until: Moment): Promise<PostAsOf | null>
  /** Posts as their own streams told them up to there, without votes and comments; null where there was none. */
  versions(asked: readonly PostVersion[]): Promise<readonly (PostDoc | null)[]>
}

/** What only the log can tell of votes, and the key of the site for their salts. */
export interface VoteLog {
  /** What a member gave to a post, the latest first. */
  receiptsOf(postId: number, userId: string): Promise<readonly VoteReceipt[]>
}

/** What staff may see of the projector. */
export interface ProjectionsPort {
  report(): Promise<readonly ProjectionReport[]>
  desk(): Promise<OperationsDesk>
}

/** What query-api works with. */
export interface QueryContext {
  readModels: ReadModels
  sessions: Pick<Sessions, 'find'>
  accounts: Pick<Accounts, 'byId'>
  feedKeys: Pick<FeedKeys, 'find'>
  postLog: PostLog
  voteLog: VoteLog
  clock: Clock
  /** How often somebody may ask. */
  limits: RateLimiter
  logger: Logger
  /** Opens /internal/queries; null keeps it closed. */
  internalToken: string | null
  /** Origin of the site, for the links of feeds. */
  publicUrl: string
  projections?: ProjectionsPort
}

/** A member who asks, with the picture that stands on their own pages. */
export interface KnownViewer extends Viewer, Pick<UserDoc, 'suspension'> {
  readonly avatarUrl?: string
}

/** Who looks at documents. */
export type Looking = Pick<Asking, 'readModels' | 'viewer'>
export type LookingNow = Looking & Pick<Asking, 'now'>

/** One question being asked: the context, who asks, and when. */
export interface Asking {
  readModels: ReadModels
  postLog: PostLog
  voteLog: VoteLog
  projections: ProjectionsPort | undefined
  publicUrl: string
  feedKeys: Pick<FeedKeys, 'find'>
  viewer: KnownViewer | null
  now: number
  /** Up to where the asker has written: what is remembered from before that is not for them. */
  reached: Position
  /** Two-letter country that the request seems to come from. */
  country: string | null
}
