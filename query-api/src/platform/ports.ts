import type { Logger } from 'pino'
import type { ZodType } from 'zod'
import { type AnyRecorded, type Position, type Viewer } from '@deals/events'
import type { Sessions } from '@deals/accounts'
import type { RateLimiter } from '@deals/process/limits'
import type { PostDoc, ReadModels } from '@deals/projector/read-models'

/** Milliseconds since 1970. */
export type Clock = () => number

/** A moment in the log: the last event that counts. */
export type Moment = { position: Position } | { at: number }

/** A post as it stood at a moment, folded from its events alone. */
export interface PostAsOf {
  /** Position and time of the last event that counted. */
  position: Position
  at: number | null
  post: PostDoc
  content: string
}

/** What moderators may see of the log itself; everything else is answered from documents. */
export interface PostLog {
  /** Events of the post, its case and its reports, decoded, by position. */
  eventsOf(postId: number): Promise<readonly AnyRecorded[]>
  /** null when the post did not exist yet. */
  asOf(postId: number, until: Moment): Promise<PostAsOf | null>
}

/** How far each projection is, for the staff page. */
export interface ProjectionReport {
  name: string
  active: number | null
  previous: number | null
  paused: boolean
  position: number
  head: number
  /** Events between the two; null where the log cannot count them. */
  lagEvents: number | null
  /** Age of the last folded event, zero at the head. */
  lagSeconds: number
  parkedKeys: number
  versions: { version: number; state: string; position: number; digest: string }[]
}

/** Events of one key that wait because the first of them could not be folded. */
export interface ParkedReport {
  projection: string
  version: number
  key: string
  events: number
  /** Of the first event. */
  position: number
  type: string
  error: string
  firstSeen: string
}

/** What staff may see of the projector. */
export interface ProjectionsPort {
  report(): Promise<readonly ProjectionReport[]>
  parked?(): Promise<readonly ParkedReport[]>
}

/** A call of the command side, for the description of all calls. */
export interface CommandCall {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  path: string
  about: string
  speaks: 'text' | 'json'
  signedIn: boolean
  /** Checks the body; left out where there is none. */
  schema?: ZodType | undefined
  bodies?: readonly ('json' | 'multipart' | 'urlencoded')[] | undefined
  answer?: ZodType | undefined
}

/** What query-api works with. */
export interface QueryContext {
  readModels: ReadModels
  sessions: Pick<Sessions, 'find'>
  postLog: PostLog
  clock: Clock
  /** How often somebody may ask. */
  limits: RateLimiter
  logger: Logger
  /** Opens /internal/queries; null keeps it closed. */
  internalToken: string | null
  /** Origin of the site, for the links of feeds. */
  publicUrl: string
  projections?: ProjectionsPort
  /** The command side's own calls with the schemas that check them; told over what is known of them here. */
  commandCalls?: readonly CommandCall[]
}

/** Who looks at documents. */
export type Looking = Pick<Asking, 'readModels' | 'viewer'>

/** One question being asked: the context, who asks, and when. */
export interface Asking {
  readModels: ReadModels
  postLog: PostLog
  projections: ProjectionsPort | undefined
  publicUrl: string
  viewer: Viewer | null
  now: number
  /** Two-letter country that the request seems to come from. */
  country: string | null
}
