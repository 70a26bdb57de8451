import type { AnyRecorded } from '@deals/events'
import type { LogEvent } from '@deals/events/log'

/** Makes an event of the log what folds see: upcast to its newest version and unsealed. Throws for what it cannot read. */
export type Decode = (event: LogEvent) => AnyRecorded | Promise<AnyRecorded>

/** An event on its way into the folds: decoded, or with the reason why not. */
export type ReadEvent =
  | { logged: LogEvent; event: AnyRecorded; unreadable?: undefined }
  | { logged: LogEvent; event?: undefined; unreadable: string }

/** Decodes what somebody wants; the JSON of other events is not looked at. */
export async function readEvents(
  events: readonly LogEvent[],
  decode: Decode,
  isWanted: (type: string) => boolean,
): Promise<ReadEvent[]> {
  const read: ReadEvent[] = []
  for (const logged of events) {
    if (isWanted(logged.type)) {
      read.push(await readEvent(logged, decode))
    }
  }
  return read
}

async function readEvent(logged: LogEvent, decode: Decode): Promise<ReadEvent> {
  try {
    const decoded = decode(logged)
    // Most events need no key, and a promise for each of a million would cost more than their folds.
    return { logged, event: decoded instanceof Promise ? await decoded : decoded }
  } catch (error) {
    return { logged, unreadable: messageOf(error) }
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
