import { beforeFirst, type Position } from '@deals/events'
import { isAway } from '@deals/storage'
import { connectMongo, type MongoConnection, type MongoOptions } from '@deals/storage/mongo'
import { refOf, StoreBusy, type ProjectionStore } from '../../platform/projection-store.ts'
import { signalsOf } from '../signal.ts'
import { openPrivateStore } from '../sqlite/sqlite-projection-store.ts'
import { markChange } from './change-projection.ts'
import { controlOf, type MongoParts } from './mongo-control.ts'
import { mongoParking } from './mongo-parking.ts'
import { mongoRequests } from './mongo-requests.ts'
import { mongoSnapshots } from './mongo-snapshots.ts'
import { mongoVersions } from './mongo-versions.ts'
import { mongoWriter } from './mongo-writer.ts'
import { moveTogether } from './move-together.ts'
import { tidyDocuments } from './tidy-documents.ts'
import { watchChanges } from './watch-changes.ts'

/** Indexes are built and large batches written within this time; everything else is answered much sooner. */
const answerWithinMs = 30_000

/** Opens the read models of one database for projectors and operators; waits while its server is away. */
export async function openMongoProjectionStore({
  now = Date.now,
  ...options
}: MongoOptions & { now?: () => number }): Promise<ProjectionStore> {
  return mongoProjectionStore(await connectMongo({ answerWithinMs, ...options }), now)
}

/** The store on a connection, which it closes at its end. */
export async function mongoProjectionStore(given: MongoConnection, now: () => number): Promise<ProjectionStore> {
  const connection = busyWhenAway(given)
  const signals = signalsOf(connection.place)
  const parts: MongoParts = { control: controlOf(connection), signals, now }
  const changed = async () => {
    signals.send({ kind: 'changed' })
    await markChange(parts.control)
  }
  await parts.control.prepare()
  return {
    ...mongoVersions(parts),
    writer(ref) {
      const writer = mongoWriter(parts, ref)
      return {
        ...writer,
        async commit(commit) {
          const committed = await writer.commit(commit)
          if (!committed.moved) {
            signals.send({ kind: 'progress', projections: [ref.projection] })
          }
          return committed
        },
      }
    },
    async advance(moves) {
      const made = await moveTogether(parts, moves)
      const moved = new Set(moves.filter((_, at) => made[at]).map(({ projection }) => projection))
      signals.send({ kind: 'progress', projections: [...moved] })
      return made
    },
    parking: (ref) => mongoParking(parts.control, refOf(ref), changed),
    requests: mongoRequests(parts, changed),
    async snapshot(ref) {
      const [snapshot] = await mongoSnapshots(parts, [ref])
      if (snapshot === undefined) {
        throw new Error(`there is no version ${ref.version} of ${ref.projection}`)
      }
      return snapshot
    },
    countDigests: (refs) => countDigests(parts, refs),
    tidy: tidyDocuments(parts),
    scratch: async () => openPrivateStore(now),
    onChange: (listener) => watchChanges(parts, listener),
    async close() {
      signals.close()
      await connection.close()
    },
  }
}

/** The digests of versions at a moment when all of them stand alike. */
async function countDigests(
  parts: MongoParts,
  refs: Parameters<NonNullable<ProjectionStore['countDigests']>>[0],
): Promise<{ position: Position; digests: string[] }> {
  const snapshots = await mongoSnapshots(parts, refs)
  snapshots.forEach((snapshot) => snapshot.close())
  return { position: snapshots[0]?.position ?? beforeFirst, digests: snapshots.map(({ digest }) => digest) }
}

/** For projectors: a server that is away is waited for, like any store that is busy. */
const busyWhenAway = (connection: MongoConnection): MongoConnection => ({
  ...connection,
  async run(operation) {
    try {
      return await connection.run(operation)
    } catch (error) {
      throw isAway(error) ? new StoreBusy(error.message, { cause: error.cause }) : error
    }
  },
})
