import type { Signals } from '../signal.ts'
import type { Connection } from './connection.ts'

/** Another process changes the file without a signal; SQLite counts such changes, which costs next to nothing to ask. */
const lookEvery = 200

/** Calls back after changes of versions, pauses, requests and records: at once in this process, soon from another. */
export function watchChanges(connection: Connection, signals: Signals, listener: () => void): () => void {
  const count = () => connection.pragma('data_version', { simple: true })
  let seen = count()
  const timer = setInterval(() => {
    const current = connection.open ? count() : seen
    if (current !== seen) {
      seen = current
      listener()
    }
  }, lookEvery)
  timer.unref()
  const leave = signals.listen((signal) => {
    if (signal.kind !== 'progress') {
      listener()
    }
  })
  return () => {
    clearInterval(timer)
    leave()
  }
}
