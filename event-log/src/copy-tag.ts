import { beforeFirst } from '@deals/events/platform'
import type { EventLog } from './event-log.ts'

/** Enough of a log's identity to tell it from the one before it, in a cookie or a name. */
export const logTag = (identity: string): string => identity.slice(0, 8)

/**
 * The tag of a log that begins with events of another one; undefined for every other. What new events bring into being
 * there is named with it, because a position of theirs may be one of the other log.
 */
export function copyTagOf(log: Pick<EventLog, 'readAll' | 'identity'>): () => Promise<string | undefined> {
  let known: Promise<string | undefined> | undefined
  const look = async () => {
    const { events } = await log.readAll({ after: beforeFirst, limit: 1 })
    const [first] = events
    // A log without events may become either.
    known = first === undefined ? undefined : known
    return first?.meta.knownAs === undefined ? undefined : logTag(await log.identity())
  }
  return () => {
    known ??= look()
    known.catch(() => (known = undefined))
    return known
  }
}
