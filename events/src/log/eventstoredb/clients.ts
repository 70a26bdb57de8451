import { EventStoreDBClient } from '@eventstore/db-client'
import { StoreProblem } from '../store-problem.ts'

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
   * all appends share one stream, where an answer that never comes is waited for forever.
   */
  readonly credentials: { readonly username: string; readonly password: string }
  /** Hosts, without secrets. */
  readonly place: string
  close(): Promise<void>
}

const sentence =
  'EVENTSTORE_URL cannot be understood; it takes an address such as esdb://localhost:2113?tls=false, with special characters of a password written as percent codes.'

/** Throws StoreProblem with one sentence that holds no secret. */
export function openClients(url: string): Clients {
  const { credentials, place } = partsOf(url)
  const clients = ['append', 'read', 'follow'].map(() => openClient(url))
  const [append, read, follow] = clients
  if (append === undefined || read === undefined || follow === undefined) {
    throw new StoreProblem(sentence)
  }
  return {
    append,
    read,
    follow,
    credentials,
    place,
    async close() {
      await Promise.all(clients.map((client) => client.dispose()))
    },
  }
}

function openClient(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url)
  } catch (error) {
    throw new StoreProblem(sentence, { cause: error })
  }
}

function partsOf(url: string): Pick<Clients, 'credentials' | 'place'> {
  const found = /^esdb(?:\+discover)?:\/\/(?:([^:@/]*):([^@/]*)@)?([^/?]+)/.exec(url)
  if (found === null) {
    throw new StoreProblem(sentence)
  }
  const [, username = 'nobody', password = '', place = ''] = found
  try {
    return {
      credentials: { username: decodeURIComponent(username), password: decodeURIComponent(password) },
      place,
    }
  } catch (error) {
    throw new StoreProblem(sentence, { cause: error })
  }
}
