import { EventStoreDBClient } from '@eventstore/db-client'
import { errorMessage, StoreProblem } from '@deals/storage'
import { AppendingClient } from './appending-client.ts'
import { parseAddress, type Address } from './parse-address.ts'

/**
 * Three clients: an error on one call closes the channel that all calls of a client share, so a failing read must not
 * take appends with it.
 */
export interface Clients {
  readonly append: AppendingClient
  readonly read: EventStoreDBClient
  readonly follow: EventStoreDBClient
  /** With them the client gives an append a call of its own and keeps its deadline. */
  readonly credentials: Address['credentials']
  /** Hosts, without secrets. */
  readonly place: string
  close(): Promise<void>
}

/** Throws StoreProblem with one sentence that holds no secret. */
export function openClients(text: string): Clients {
  const { url, place, credentials } = parseAddress(text)
  const [append, read, follow] = [
    connect((address) => AppendingClient.connect(address), url),
    openClient(url),
    openClient(url),
  ]
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

const openClient = (url: string) => connect((address) => EventStoreDBClient.connectionString(address), url)

function connect<Client>(open: (url: string) => Client, url: string): Client {
  try {
    return open(url)
  } catch (error) {
    // Its errors carry the whole address, so neither they nor more than their first words are passed on.
    const reason = /certificate/i.test(errorMessage(error)) ? ' (a certificate or its key was not found)' : ''
    throw new StoreProblem(
      `EVENTSTORE_URL cannot be understood${reason}; it takes an address such as esdb://localhost:2113?tls=false.`,
    )
  }
}
