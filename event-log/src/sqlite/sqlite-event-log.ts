import { dirname } from 'node:path'
import type { Position } from '@deals/events/platform'
import { Unavailable, StoreProblem, OutcomeUnknown } from '@deals/storage'
import { assertStreamName, checkedAppend, type CheckedAppend } from '../checked-append.ts'
import { lockDataDirectory, type DataDirectoryLock } from '../data-directory-lock.ts'
import { WrongRevision, type Appended, type EventLog, type ReadAllOptions } from '../event-log.ts'
import { subscribeTo } from '../subscription.ts'
import { watchTail } from '../tail-watch.ts'
import { whileOpen, countBetween } from '../embedded-log.ts'
import type { AppendQueue } from './sqlite-append-queue.ts'
import { openInlineWriter } from './sqlite-inline-writer.ts'
import type { Verdict } from './sqlite-log-core.ts'
import { openLogReader, type LogReader } from './sqlite-log-reader.ts'
import { openThreadWriter } from './sqlite-thread-writer.ts'
import { joinWakeUps } from './sqlite-wake-ups.ts'

export interface SqliteLogOptions {
  file: string
  /** Where the writing happens: on a thread of its own, or on the calling one. */
  writer: 'thread' | 'inline'
  /** For those who only follow the log; the file must exist. */
  readOnly?: boolean
  /**
   * Writes beside the process that owns the data directory, without owning it: for operator commands. Appends stay
   * exact, because each is judged inside its transaction; they are only slower.
   */
  shared?: boolean
  now?: () => number
  /** Told about each reading of a subscription that failed and will be repeated. */
  onRetry?: (error: Unavailable) => void
}

/** Writers in other processes cannot wake us. */
const pollMs = 50

/** Opens a log in a SQLite file. Throws StoreProblem with one sentence when that cannot be. */
export async function openSqliteLog(options: SqliteLogOptions): Promise<EventLog> {
  const { file, readOnly = false, shared = false } = options
  const lock = readOnly || shared ? undefined : lockDataDirectory(dirname(file))
  const wakeUps = joinWakeUps(file)
  let writer: AppendQueue | undefined
  try {
    writer = readOnly ? undefined : await openWriter(options, () => wakeUps.send())
    const reader = openLogReader(file)
    return sqliteLog({ ...options, lock, wakeUps, writer, reader })
  } catch (error) {
    await writer?.close()
    wakeUps.close()
    lock?.release()
    throw error
  }
}

async function openWriter({ file, writer }: SqliteLogOptions, onWritten: () => void): Promise<AppendQueue> {
  return writer === 'thread' ? openThreadWriter(file, onWritten) : openInlineWriter(file, onWritten)
}

interface Parts extends Omit<SqliteLogOptions, 'writer'> {
  lock: DataDirectoryLock | undefined
  wakeUps: ReturnType<typeof joinWakeUps>
  writer: AppendQueue | undefined
  reader: LogReader
}

function sqliteLog({ file, lock, wakeUps, writer, reader, now = Date.now, onRetry }: Parts): EventLog {
  const tail = watchTail(() => reader.head(), { pollMs })
  wakeUps.onWakeUp(() => tail.announce())
  let closing: Promise<void> | undefined
  const assertOpen = () => {
    if (closing !== undefined) {
      throw new Unavailable('The log is closed.')
    }
  }
  const close = async () => {
    tail.close()
    // The reader first: the last connection to close folds the write-ahead log into the file, and it may not write.
    reader.close()
    await writer?.close()
    wakeUps.close()
    lock?.release()
  }
  const ifOpen = whileOpen(assertOpen)
  const readAll = ifOpen((options: ReadAllOptions) => reader.readAll(options))
  return {
    append: async (stream, events, { expected, deadlineMs }) => {
      assertOpen()
      const offered = checkedAppend(stream, events, expected)
      if (writer === undefined) {
        throw new StoreProblem(`${file} was opened for reading only.`)
      }
      const verdict = writer.submit({ ...offered, now: now() })
      return outcome(offered, await withDeadline(verdict, deadlineMs))
    },
    readStream: async (stream, options = {}) => {
      assertOpen()
      assertStreamName(stream)
      return reader.readStream(stream, options)
    },
    readAll,
    subscribe: (options) =>
      subscribeTo({ readAll, tail, isClosed: () => closing !== undefined, ...(onRetry && { onRetry }) }, options),
    head: ifOpen(() => reader.head()),
    eventAt: ifOpen((position: Position) => reader.eventAt(position)),
    latest: ifOpen((count: number) => reader.latest(count)),
    between: ifOpen(countBetween),
    estimate: countBetween,
    identity: ifOpen(() => reader.identity()),
    promises: { dense: true, atHand: true },
    close: () => (closing ??= close()),
  }
}

function outcome({ stream, expected }: CheckedAppend, verdict: Verdict): Appended {
  switch (verdict.kind) {
    case 'appended': {
      const { revision, position, duplicate } = verdict
      return { revision, position, duplicate }
    }
    case 'wrong-revision':
      throw new WrongRevision(stream, expected, verdict.actual)
    case 'unavailable':
      throw new StoreProblem(verdict.message)
    case 'unknown':
      throw new OutcomeUnknown(verdict.message)
  }
}

/** The disk may still write what its caller has given up: so the outcome is unknown, not failed. */
async function withDeadline(verdict: Promise<Verdict>, deadlineMs: number | undefined): Promise<Verdict> {
  if (deadlineMs === undefined) {
    return verdict
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Verdict>((resolve) => {
    const message = `No answer from the event log within ${deadlineMs} ms.`
    timer = setTimeout(() => resolve({ kind: 'unknown', message }), deadlineMs)
  })
  return Promise.race([verdict, late]).finally(() => clearTimeout(timer))
}
