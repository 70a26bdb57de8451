import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { errorMessage } from '../../platform/error-code.ts'
import { assertStreamName, checkedAppend } from '../checked-append.ts'
import { Unavailable, type EventLog, type SubscribeOptions } from '../event-log.ts'
import { StoreProblem } from '../store-problem.ts'
import { subscribeTo, type SubscriptionSource } from '../subscription.ts'
import { appender } from './append-events.ts'
import { openClients, type Clients } from './clients.ts'
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
    await untilAnswering(clients, options)
  } catch (error) {
    await clients.close()
    throw error
  }
  return eventLog(clients, options)
}

/** At the start the server gets less time, so that there is something to say every few seconds. */
const firstAnswerWithinMs = 3_000

async function untilAnswering(clients: Clients, options: EventStoreDbLogOptions): Promise<void> {
  const { onWait = () => {}, signal = new AbortController().signal, askEveryMs = 2_000 } = options
  const withinMs = Math.min(firstAnswerWithinMs, options.answerWithinMs ?? firstAnswerWithinMs)
  const reader = logReader({ client: clients.read, withinMs, signal })
  for (;;) {
    try {
      await reader.head()
      return
    } catch (error) {
      if (error instanceof StoreProblem || !(error instanceof Unavailable)) {
        throw error
      }
      onWait(`Waiting for EventStoreDB at ${clients.place}: ${errorMessage(error)}`)
    }
    await delay(askEveryMs, undefined, { signal }).catch(() => {
      throw new StoreProblem(`EventStoreDB at ${clients.place} did not answer.`)
    })
  }
}

function eventLog(clients: Clients, options: EventStoreDbLogOptions): EventLog {
  const { onRetry, pollMs = 1_000, answerWithinMs: withinMs = 10_000 } = options
  const stop = new AbortController()
  // Every reading listens to it.
  setMaxListeners(0, stop.signal)
  const reader = logReader({ client: clients.read, withinMs, signal: stop.signal })
  const append = appender(clients, reader)
  const tail = tailHints({ client: clients.follow, head: () => reader.head(), pollMs, onRetry })
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
    head: () => whileOpen(() => reader.head()),
    close: () => (closing ??= close()),
  }
}

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
