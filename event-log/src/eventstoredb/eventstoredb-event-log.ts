import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { errorMessage, Unavailable, StoreProblem, OutcomeUnknown } from '@deals/storage'
import type { Position } from '@deals/events/platform'
import { assertStreamName, checkedAppend } from '../checked-append.ts'
import type { EventLog, SubscribeOptions } from '../event-log.ts'
import { subscribeTo, type SubscriptionSource } from '../subscription.ts'
import { appender } from './append-events.ts'
import { openClients, type Clients } from './clients.ts'
import { keptIdentity } from './log-identity.ts'
import { estimateBetween } from './parse-resolved.ts'
import { logReader, type LogReader } from './read-log.ts'
import { tailHints } from './tail-hints.ts'

export interface EventStoreDbLogOptions {
  url: string
  /** Told every few seconds, in one sentence, that the server is still waited for. */
  onWait?: (sentence: string) => void
  /** Ends the waiting. */
  signal?: AbortSignal
  /** Told about each reading of a subscription that failed and will be repeated. */
  onRetry?: (error: Unavailable) => void
  /** Told of each append that got no answer over the call that it shares and is given again over one of its own. */
  onUnanswered?: (reason: string) => void
  /** How often the head is asked for while somebody waits, whatever the subscription says. */
  pollMs?: number
  /** How long the server may be silent while it is read. */
  answerWithinMs?: number
  /** How long the server is left alone between two questions at the start. */
  askEveryMs?: number
}

/**
 * Opens a log in EventStoreDB and waits for as long as the server is away. Throws StoreProblem with one sentence,
 * without secrets, when the address cannot be understood or the server refuses us. Asking for the head tells whether
 * the server answers.
 */
export async function openEventStoreDbLog(options: EventStoreDbLogOptions): Promise<EventLog> {
  const clients = openClients(options.url)
  try {
    return eventLog(clients, { ...options, identity: await untilAnswering(clients, options) })
  } catch (error) {
    await clients.close()
    throw error
  }
}

/** At the start the server gets less time, so that there is something to say every few seconds. */
const firstAnswerWithinMs = 3_000

/** Answers the identity of the log. */
async function untilAnswering(clients: Clients, options: EventStoreDbLogOptions): Promise<string> {
  const { onWait = () => {}, signal = new AbortController().signal, askEveryMs = 2_000 } = options
  const withinMs = Math.min(firstAnswerWithinMs, options.answerWithinMs ?? firstAnswerWithinMs)
  for (;;) {
    try {
      const identity = await keptIdentity(clients, { withinMs, signal })
      await logReader({ client: clients.read, identity, withinMs, signal }).head()
      return identity
    } catch (error) {
      const isWaitedFor = error instanceof Unavailable || error instanceof OutcomeUnknown
      if (error instanceof StoreProblem || !isWaitedFor) {
        throw error
      }
      onWait(`Waiting for EventStoreDB at ${clients.place}: ${errorMessage(error)}`)
    }
    await delay(askEveryMs, undefined, { signal }).catch(() => {
      throw new StoreProblem(`EventStoreDB at ${clients.place} did not answer.`)
    })
  }
}

function eventLog(clients: Clients, options: EventStoreDbLogOptions & { identity: string }): EventLog {
  const { identity, onRetry, onUnanswered, pollMs = 1_000, answerWithinMs: withinMs = 10_000 } = options
  const stop = new AbortController()
  // Every reading listens to it.
  setMaxListeners(0, stop.signal)
  const reader = logReader({ client: clients.read, identity, withinMs, signal: stop.signal })
  const append = appender(clients, reader, { identity, onUnanswered })
  const tail = tailHints({ client: clients.follow, identity, head: () => reader.head(), pollMs, onRetry })
  const underWay = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) {
      throw closedError()
    }
    return work()
  }
  const toItsEnd = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }
  const close = async () => {
    tail.close()
    await Promise.allSettled(underWay)
    stop.abort(closedError())
    await clients.close()
  }
  return {
    append: (stream, events, { expected, ...options }) =>
      whileOpen(async () => {
        const appended = await toItsEnd(append(checkedAppend(stream, events, expected), options))
        tail.reached(appended.position)
        return appended
      }),
    readStream: (stream, range = {}) =>
      whileOpen(async () => {
        assertStreamName(stream)
        return reader.readStream(stream, range)
      }),
    readAll: (wanted) => whileOpen(() => reader.readAll(wanted)),
    subscribe: (wanted) => {
      const isClosed = () => closing !== undefined
      return subscribeBy(reader, { tail, isClosed, ...(onRetry && { onRetry }) }, wanted)
    },
    ...placesOf(reader, whileOpen),
    identity: () => whileOpen(() => keptIdentity(clients, { withinMs, signal: stop.signal })),
    close: () => (closing ??= close()),
  }
}

type WhileOpen = <T>(work: () => Promise<T>) => Promise<T>

const placesOf = (reader: LogReader, whileOpen: WhileOpen) => ({
  head: () => whileOpen(() => reader.head()),
  eventAt: (position: Position) => whileOpen(() => reader.eventAt(position)),
  latest: (count: number) => whileOpen(() => reader.latest(count)),
  // Its positions are places in a file: what lies between two would have to be read.
  between: (after: Position, upTo: Position) => whileOpen(async () => (after >= upTo ? 0 : undefined)),
  estimate: estimateBetween,
  promises: { dense: false },
})

/** Reads on by one long call, which ends with whoever follows. */
async function* subscribeBy(reader: LogReader, source: Omit<SubscriptionSource, 'readAll'>, wanted: SubscribeOptions) {
  const left = new AbortController()
  try {
    yield* subscribeTo({ ...source, readAll: reader.readOn(AbortSignal.any([left.signal, wanted.signal])) }, wanted)
  } finally {
    left.abort()
  }
}

const closedError = () => new Unavailable('The log is closed.')
