import { EventStoreDBClient } from '@eventstore/db-client'
import { errorMessage } from '../../platform/error-code.ts'
import { StoreProblem } from '../store-problem.ts'
import { parseAddress, type Address } from './parse-address.ts'

/**
 * Three clients: an error on one call closes the channel that all calls of a client share, so a failing read must not
 * take appends with it.
 */
export interface Clients {
  readonly append: EventStoreDBClient
  readonly read: EventStoreDBClient
  readonly follow: EventStoreDBClient
  /**
   * Given with each append: with them the client uses a call of its own for it and keeps its deadline; without them
   * all appends of the process share one stream, where an answer that never comes is waited for forever and the fault
   * of one is the fault of all.
   */
  readonly credentials: Address['credentials']
  /** Hosts, without secrets. */
  readonly place: string
  close(): Promise<void>
}

/** Throws StoreProblem with one sentence that holds no secret. */
export function openClients(text: string): Clients {
  const { url, place, credentials } = parseAddress(text)
  const [append, read, follow] = [openClient(url), openClient(url), openClient(url)]
  return {
    append,
    read,
    follow,
    credentials,
    place,
    async close() {
      await Promise.all([append, read, follow].map((client) => client.dispose()))
    },
  }
}

function openClient(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url)
  } catch (error) {
    // Its errors carry the whole address, so neither they nor more than their first words are passed on.
    const reason = /certificate/i.test(errorMessage(error)) ? ' (a certificate or its key was not found)' : ''
    throw new StoreProblem(
      `EVENTSTORE_URL cannot be understood${reason}; it takes an address such as esdb://localhost:2113?tls=false.`,
    )
  }
}
