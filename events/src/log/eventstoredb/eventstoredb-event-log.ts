import { setTimeout as delay } from 'node:timers/promises'
import { errorMessage } from '../../platform/error-code.ts'
import { assertStreamName, checkedAppend } from '../checked-append.ts'
import { Unavailable, type EventLog } from '../event-log.ts'
import { StoreProblem } from '../store-problem.ts'
import { subscribeTo } from '../subscription.ts'
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
}

/**
 * Opens a log in EventStoreDB and waits for as long as the server is away. Throws StoreProblem with one sentence, without
 * secrets, when the address cannot be understood or the server refuses us.
 */
export async function openEventStoreDbLog(options: EventStoreDbLogOptions): Promise<EventLog> {
  const clients = openClients(options.url)
  const reader = logReader(clients.read)
  try {
    await untilAnswering(clients, reader, options)
  } catch (error) {
    await clients.close()
    throw error
  }
  return eventLog(clients, reader, options)
}

const askAgainAfter = 3_000

async function untilAnswering(clients: Clients, reader: LogReader, options: EventStoreDbLogOptions): Promise<void> {
  const { onWait = () => {}, signal } = options
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
    await delay(askAgainAfter, undefined, { signal }).catch(() => {
      throw new StoreProblem(`EventStoreDB at ${clients.place} did not answer.`)
    })
  }
}

function eventLog(clients: Clients, reader: LogReader, { onRetry, pollMs }: EventStoreDbLogOptions): EventLog {
  const append = appender(clients, reader)
  const tail = tailHints({ client: clients.follow, head: () => reader.head(), ...(pollMs !== undefined && { pollMs }) })
  let closing: Promise<void> | undefined
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) {
      throw new Unavailable('The log is closed.')
    }
    return work()
  }
  const readAll: EventLog['readAll'] = (options) => whileOpen(() => reader.readAll(options))
  return {
    append: (stream, events, { expected, deadlineMs }) =>
      whileOpen(async () => {
        const appended = await append(checkedAppend(stream, events, expected), deadlineMs)
        tail.reached(appended.position)
        return appended
      }),
    readStream: (stream, options = {}) =>
      whileOpen(async () => {
        assertStreamName(stream)
        return reader.readStream(stream, options)
      }),
    readAll,
    subscribe: (options) =>
      subscribeTo({ readAll, tail, isClosed: () => closing !== undefined, ...(onRetry && { onRetry }) }, options),
    head: () => whileOpen(() => reader.head()),
    async close() {
      closing ??= clients.close()
      tail.close()
      await closing
    },
  }
}
