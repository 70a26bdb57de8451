import { connectMongo, type MongoOptions } from '@deals/storage/mongo'
import type { CollectionSchema, ReadModels } from '../../platform/read-models.ts'
import { signalsOf } from '../signal.ts'
import { waitingFor } from '../waiting.ts'
import { activeVersions } from './active-versions.ts'
import { mongoCollection } from './mongo-collection.ts'
import { controlOf } from './mongo-control.ts'
import { readingOf } from './read-active.ts'
import { searchIdsMongo, searchMongo } from './search-mongo.ts'

/** A visitor waits no longer than this for one answer of the server. */
const answerWithinMs = 5000

/** Opens the read models of one database for queries; waits while its server is away. */
export async function openMongoReadModels({
  now = Date.now,
  ...options
}: MongoOptions & { now?: () => number }): Promise<ReadModels> {
  const connection = await connectMongo({ answerWithinMs, ...options })
  const control = controlOf(connection)
  const active = activeVersions(control, now)
  const signals = signalsOf(connection.place)
  const waiting = waitingFor((projection, key) => active.position(projection, key))
  signals.listen((signal) => {
    if (signal.kind === 'progress') {
      active.moved()
      signal.projections.forEach((projection) => waiting.look(projection))
    } else {
      active.forget()
    }
  })
  const reading = readingOf(control, active)
  return {
    collection: <T extends object>(schema: CollectionSchema) => mongoCollection<T>(reading, schema),
    search: (...[schema, query, filter, { limit }]) => searchMongo(reading, schema, { query, filter, limit }),
    searchIds: (...[schema, query, filter, { limit }]) => searchIdsMongo(reading, schema, { query, filter, limit }),
    position: (projection) => active.positionLately(projection),
    logOf: (projection) => active.logOf(projection),
    moment: () => active.moment(),
    waitFor: async (awaited, ms) => (await active.isKnownToReach(awaited)) || waiting.until(awaited, ms),
    async close() {
      waiting.close()
      signals.close()
      await connection.close()
    },
  }
}
