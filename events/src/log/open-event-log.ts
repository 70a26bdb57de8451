import type { EventLog } from './event-log.ts'
import { openSqliteLog, type SqliteLogOptions } from './sqlite/sqlite-event-log.ts'

export interface EventLogChoice extends SqliteLogOptions {
  /** Where it is given, the log is on that server, and what is said about the file does not matter. */
  eventStoreUrl: string | undefined
  /** Told every few seconds that the server is still waited for. */
  onWait?: (sentence: string) => void
  /** Ends the waiting. */
  signal?: AbortSignal
}

/** Opens the event log that the settings name. Throws StoreProblem with one sentence. */
export async function openEventLog(choice: EventLogChoice): Promise<EventLog> {
  const { eventStoreUrl: url, onWait, signal, ...file } = choice
  if (url === undefined) {
    return openSqliteLog(file)
  }
  // The client is loaded by those alone that use it.
  const { openEventStoreDbLog } = await import('./eventstoredb/eventstoredb-event-log.ts')
  const { onRetry } = file
  const waiting = { ...(onWait && { onWait }), ...(signal && { signal }) }
  return openEventStoreDbLog({ url, ...waiting, ...(onRetry && { onRetry }) })
}
