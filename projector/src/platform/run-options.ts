import type { EventLog } from '@deals/event-log'
import type { Decoder } from './decoding.ts'
import type { Projection } from './projection.ts'
import type { ProjectionStore } from './projection-store.ts'
import type { RecordOps } from './record-ops.ts'

/** The part of a logger that projectors use; pino fits. */
export interface Logger {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export interface RunOptions {
  log: EventLog
  store: ProjectionStore
  projections: readonly Projection[]
  decoder: Decoder
  record: RecordOps
  logger: Logger
  /** Ends the run after the batch that is being folded. */
  signal: AbortSignal
  /** Part of one core that a version may take to catch up beside the others. */
  share?: number
  now?: () => number
}
