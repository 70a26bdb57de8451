import { setTimeout as delay } from 'node:timers/promises'
import { MongoClient, type Db } from 'mongodb'
import { Connection } from 'mongodb/lib/cmap/connection.js'
import { StoreProblem } from '../store-faults.ts'
import { isAway, orUnavailable } from './mongo-errors.ts'

export interface MongoOptions {
  url: string
  /** In place of the one that the address names. */
  database?: string
  /** Told every few seconds, in one sentence, that the server is still waited for. */
  onWait?: (sentence: string) => void
  /** Ends the waiting. */
  signal?: AbortSignal
  /** How long the server may take for one answer. */
  answerWithinMs?: number
}

/** A database of a server that has answered once. */
export interface MongoConnection {
  readonly db: Db
  /** Hosts and database, without secrets. */
  readonly place: string
  /** Runs an operation; throws Unavailable when the server is away. */
  readonly run: <T>(operation: () => Promise<T>) => Promise<T>
  close(): Promise<void>
}

const selectWithinMs = 2000
const pauseMs = 1000
const otherwise = 'dealstream'

// Once for all connections of this process.
tellWhoWaitsOfTheEnd()

/**
 * Connects, and waits for as long as the server is away. Throws StoreProblem with one sentence when the address cannot
 * be understood or the server does not let us in. Sentences never hold the address itself: it may hold a password.
 */
export async function connectMongo(options: MongoOptions): Promise<MongoConnection> {
  const { signal, onWait = () => {} } = options
  for (;;) {
    const client = clientOf(options)
    const { hosts, srvHost, dbName } = client.options
    const place = srvHost ?? hosts.map(String).join(',')
    try {
      // A server that speaks only the protocol may still refuse what the driver asks for after the first greeting.
      await client.db().command({ ping: 1 })
      const database = options.database ?? (isNamed(options.url) ? dbName : otherwise)
      return opened(client, database, `${place}/${database}`)
    } catch (error) {
      await client.close()
      if (!isAway(error)) {
        throw refused(place, error)
      }
      onWait(`Waiting for MongoDB at ${place}: ${messageOf(error)}`)
    }
    await delay(pauseMs, undefined, { signal }).catch(() => {
      throw new StoreProblem(`MongoDB at ${place} did not answer.`)
    })
  }
}

function clientOf({ url, answerWithinMs = 10_000 }: MongoOptions): MongoClient {
  try {
    return new MongoClient(url, {
      appName: 'dealstream',
      // What is acknowledged survives the loss of one server.
      writeConcern: { w: 'majority', journal: true },
      readPreference: 'primary',
      serverSelectionTimeoutMS: selectWithinMs,
      connectTimeoutMS: selectWithinMs,
      socketTimeoutMS: answerWithinMs,
      waitQueueTimeoutMS: answerWithinMs,
      heartbeatFrequencyMS: 5000,
      ignoreUndefined: true,
    })
  } catch (error) {
    // The driver quotes the address in some of its messages.
    throw new StoreProblem(
      'MONGO_URL cannot be understood; it takes an address such as mongodb://localhost:27017/dealstream, with special characters of a password written as percent codes.',
      { cause: error },
    )
  }
}

function opened(client: MongoClient, database: string, place: string): MongoConnection {
  const db = client.db(database)
  return { db, place, run: orUnavailable, close: () => client.close() }
}

/** Whether the address names a database; the driver's own default would be "test". */
const isNamed = (url: string): boolean => /^[^:]+:\/\/[^/]+\/[^/?]/.test(url)

const refusals: Readonly<Record<string, string>> = {
  13: 'does not let this user in',
  18: 'refuses the name or the password',
  8000: 'refuses the name or the password',
}

function refused(place: string, error: unknown): StoreProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const what = refusals[code] ?? `cannot be used (${messageOf(error)})`
  return new StoreProblem(`MONGO_URL: the server at ${place} ${what}.`, { cause: error })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * What is written to a socket that is just being closed waits until it takes more, and hears of errors alone. A socket that
 * closes without one was waited for without end: by an operation, by the lane that folds, or by the watch over the server,
 * after which no server was ever found again. So whoever waits is told, by the error with which the connection ended.
 */
function tellWhoWaitsOfTheEnd(): void {
  const { prototype } = Connection
  const { cleanup } = prototype
  prototype.cleanup = function (error) {
    const isFirst = !this.closed
    cleanup.call(this, error)
    if (isFirst) {
      this.socket.emit('error', error)
    }
  }
}
