import { factTime, type Position } from '@deals/events'
import type { EventLog, LogEvent } from '@deals/event-log'
import type { BackupFolder } from './backup-folder.ts'
import type { Segment } from './backup-files.ts'

/** Which part of the log is wanted: all of it, or what was there at some moment. */
export interface Moment {
  /** Milliseconds. */
  at?: number
  position?: Position
}

/** The event log as a backup holds it, to be copied from its beginning like any other. */
export type BackupLog = Pick<EventLog, 'head' | 'readAll' | 'between' | 'estimate'>

/** Reads the events of a backup up to a place. */
export function backupLog(
  { files }: Pick<BackupFolder, 'files'>,
  segments: readonly Segment[],
  head: Position,
): BackupLog {
  let kept: { file: string; events: readonly LogEvent[] } | undefined
  const eventsOf = async ({ file }: Segment) => {
    kept = kept?.file === file ? kept : { file, events: await files.readJson<LogEvent[]>(file) }
    return kept.events
  }
  return {
    head: async () => head,
    between: async () => {
      const isWhole = segments.every(({ upTo }) => upTo <= head)
      return isWhole ? segments.reduce((sum, { events }) => sum + events, 0) : undefined
    },
    estimate: (begin, end) =>
      segments.filter(({ after, upTo }) => after >= begin && upTo <= end).reduce((sum, { events }) => sum + events, 0),
    async readAll({ after, upTo = head, limit }) {
      const end = upTo < head ? upTo : head
      const events: LogEvent[] = []
      for (const segment of segments.filter((one) => one.upTo > after && one.after < end)) {
        const wanted = (await eventsOf(segment)).filter(({ position }) => position > after && position <= end)
        events.push(...wanted.slice(0, limit - events.length))
        if (events.length === limit) {
          break
        }
      }
      const reached = events.length === limit ? (events.at(-1)?.position ?? end) : end
      return { events, upTo: reached > after ? reached : after, live: reached >= head }
    },
  }
}

/** The last event that belongs to a moment: what comes after it, happened later. */
export async function lastOf(
  { files }: Pick<BackupFolder, 'files'>,
  { segments, head, moment: { at, position } }: Wanted,
): Promise<LogEvent | undefined> {
  const isLater = (event: LogEvent) =>
    event.position > head ||
    (at !== undefined && factTime(event) > at) ||
    (position !== undefined && event.position > position)
  let last: LogEvent | undefined
  for (const { file } of segments) {
    const events = await files.readJson<LogEvent[]>(file)
    const later = events.findIndex(isLater)
    last = (later === -1 ? events.at(-1) : events[later - 1]) ?? last
    if (later !== -1) {
      return last
    }
  }
  return last
}

interface Wanted {
  segments: readonly Segment[]
  head: Position
  moment: Moment
}
