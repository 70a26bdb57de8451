import type { AnyRecorded } from '@deals/events'
import type { Codec, LogEvent } from '@deals/event-log'
import { isAway } from '@deals/storage'

/** Makes events of the log what folds see: upcast to their newest version and unsealed. */
export type Decoder = Pick<Codec, 'decode' | 'decodeAll' | 'knows'>

/** An event on its way into the folds: decoded, or with the reason why not. */
export type ReadEvent =
  | { logged: LogEvent; event: AnyRecorded; unreadable?: undefined }
  | { logged: LogEvent; event?: undefined; unreadable: string }

/** Decodes what somebody wants; the JSON of other events is not looked at. Throws Unavailable while keys cannot be asked for. */
export async function readEvents(
  events: readonly LogEvent[],
  decoder: Decoder,
  isWanted: (type: string) => boolean,
): Promise<ReadEvent[]> {
  const wanted = events.filter(({ type }) => isWanted(type))
  try {
    const decoded = await decoder.decodeAll(wanted)
    return wanted.flatMap((logged, at) => {
      const event = decoded[at]
      return event === undefined ? [] : [{ logged, event }]
    })
  } catch (error) {
    if (isAway(error)) {
      throw error
    }
    // One of them cannot be read: which one is found by asking for each.
    return Promise.all(wanted.map((logged) => readEvent(logged, decoder)))
  }
}

async function readEvent(logged: LogEvent, decoder: Decoder): Promise<ReadEvent> {
  try {
    return { logged, event: await decoder.decode(logged) }
  } catch (error) {
    if (isAway(error)) {
      throw error
    }
    return { logged, unreadable: messageOf(error) }
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
