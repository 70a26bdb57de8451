import { setTimeout as delay } from 'node:timers/promises'
import { NotThereYet } from '@deals/storage'
import type { EventLog } from './event-log.ts'
import { openSqliteLog, type SqliteLogOptions } from './sqlite/sqlite-event-log.ts'
import { watchedLog } from './watched-log.ts'

export interface EventLogChoice extends SqliteLogOptions {
  /** Where it is given, the log is on that server, and what is said about the file does not matter. */
  eventStoreUrl: string | undefined
  /** Told every few seconds that the server, or whoever makes the file, is still waited for. */
  onWait?: (sentence: string) => void
  /** Ends the waiting. */
  signal?: AbortSignal
  /** Told of each append to a server that got no answer in the usual time and was given again. */
  onUnanswered?: (reason: string) => void
}

/** Opens the event log that the settings name. Throws StoreProblem with one sentence. */
export async function openEventLog(choice: EventLogChoice): Promise<EventLog> {
  const { eventStoreUrl: url, onWait, signal, onUnanswered, ...file } = choice
  if (url === undefined) {
    return onWait === undefined ? openSqliteLog(file) : openOnceThere(file, { onWait, signal })
  }
  // The client is loaded by those alone that use it.
  const { openEventStoreDbLog } = await import('./eventstoredb/eventstoredb-event-log.ts')
  const { onRetry } = file
  const waiting = { ...(onWait && { onWait }), ...(signal && { signal }), ...(onUnanswered && { onUnanswered }) }
  return openEventStoreDbLog({ url, ...waiting, ...(onRetry && { onRetry }) })
}

/** The same log, for a process that lives long: it refuses every call once its store was exchanged under it. */
export async function openWatchedLog(choice: EventLogChoice): Promise<EventLog> {
  const log = await openEventLog(choice)
  try {
    return await watchedLog(log)
  } catch (error) {
    await log.close()
    throw error
  }
}

interface Waiting {
  onWait: (sentence: string) => void
  signal: AbortSignal | undefined
}

const askAgainAfter = 100
const tellAgainAfter = 5000

/** Processes that start together need no order: who only reads waits for the one that makes the file. */
async function openOnceThere(file: SqliteLogOptions, { onWait, signal }: Waiting): Promise<EventLog> {
  for (let toldAt = -Infinity; ;) {
    try {
      return await openSqliteLog(file)
    } catch (error) {
      if (!(error instanceof NotThereYet)) {
        throw error
      }
      if (performance.now() - toldAt > tellAgainAfter) {
        onWait(`Waiting for the event log: ${error.message}`)
        toldAt = performance.now()
      }
      await delay(askAgainAfter, undefined, { signal }).catch(() => {
        throw error
      })
    }
  }
}
