import { END, excludeSystemEvents, type AllStreamResolvedEvent, type EventStoreDBClient } from '@eventstore/db-client'
import { beforeFirst, laterOf, type Position } from '@deals/events/platform'
import { parseLogEvent } from './parse-resolved.ts'
import { inOneLine } from './store-errors.ts'

/** One subscription to the tail of the log, from its beginning to its end. */
export interface Following {
  /** Resolves with the reason, in words, for whatever reason it ended; never rejects. */
  readonly ended: Promise<string>
  /** How many events it gave. */
  given(): number
  /** Up to where it is known not to lag. */
  position(): Position
  /** Where it began. */
  beganAt(position: Position): void
  end(reason: string): void
}

interface FollowOptions {
  /** Of the log. */
  identity: string
  reached: (position: Position) => void
  /** What was written before the subscription stood must be looked for. */
  onConfirmed: () => void
}

/** The server leaves out its own events; how far it says it has looked is not heeded, because that may be wrong. */
export function followTail(client: EventStoreDBClient, { identity, reached, onConfirmed }: FollowOptions): Following {
  const subscription = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() })
  let [given, position] = [0, beforeFirst]
  let end: (reason: string) => void = () => undefined
  const take = (resolved: AllStreamResolvedEvent) => {
    given += 1
    // Only events of ours are read from the log: one of another program would wake readers again and again.
    position = parseLogEvent(resolved, identity)?.position ?? position
    reached(position)
  }
  const ended = new Promise<string>((resolve) => {
    end = resolve
    subscription
      .on('confirmation', onConfirmed)
      .on('data', take)
      // Stays to the last: an error that nobody hears would end the process.
      .on('error', (error) => resolve(`broke off (${inOneLine(error)})`))
      .on('end', () => resolve('ended'))
  }).finally(() => {
    // Leaving it alone does not tell the server to stop.
    subscription.unsubscribe().catch(() => undefined)
    subscription.destroy()
  })
  return {
    ended,
    end,
    given: () => given,
    position: () => position,
    beganAt(start) {
      position = laterOf(position, start)
    },
  }
}
