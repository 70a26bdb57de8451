import type { Position } from '@deals/events/platform'
import type { EventLog } from '../event-log.ts'

/** The log of the running test. */
export interface Subject {
  log(): EventLog
  /** Head of the log before the test. */
  start(): Position
  /** The same log, opened again where it outlives its process. */
  reopened(): Promise<EventLog>
}
