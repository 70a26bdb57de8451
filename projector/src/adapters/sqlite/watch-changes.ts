import { hearChanges } from '../hear-changes.ts'
import type { Signals } from '../signal.ts'
import type { Connection } from './connection.ts'

/**
 * Calls back after changes of versions, pauses, requests and records: at once in this process, soon from another, which
 * changes the file without a signal. SQLite counts such changes, which costs next to nothing to ask.
 */
export function watchChanges(connection: Connection, signals: Signals, listener: () => void): () => void {
  const count = () => connection.pragma('data_version', { simple: true })
  let seen = count()
  return hearChanges(signals, listener, () => {
    const current = connection.open ? count() : seen
    if (current !== seen) {
      seen = current
      listener()
    }
  })
}
