import { beforeFirst, positionFrom, type Position } from '@deals/events'
import { connectMongo } from '@deals/storage/mongo'
import { describeOnMongo, freshDatabase } from '@deals/storage/testing'
import { emptyDigest } from '../../platform/digest.ts'
import { wholeLog, type ProjectionStore, type VersionRef } from '../../platform/projection-store.ts'
import type { Commit } from '../../platform/read-models.ts'
import { dealsVersion } from '../testing/deals.ts'
import { controlOf, type Control } from './mongo-control.ts'
import { mongoParking } from './mongo-parking.ts'
import { mongoProjectionStore } from './mongo-projection-store.ts'

const [first, second] = [positionFrom(1), positionFrom(2)]
const commit = { puts: [], partition: wholeLog, from: beforeFirst, to: first, digest: emptyDigest }
const parkedAt = (position: Position) => ({
  key: 'k',
  position,
  eventId: 'e',
  type: 'VoteCast',
  stream: 'vote-1_ann',
  failure: { kind: 'fold' as const, message: 'boom' },
})
const wish = { action: 'discard', reason: 'spam' } as const

describeOnMongo(
  { port: 'requests about parked events', name: 'a request about parked events on MongoDB' },
  (server) => {
    let database: ReturnType<typeof freshDatabase>
    let store: ProjectionStore
    let ref: VersionRef
    let control: Control
    const write = (more: Partial<Commit>) => store.writer(ref).commit({ ...commit, ...more })
    const release = async () => void (await write({ from: first, release: { key: 'k', positions: [first] } }))

    beforeEach(async () => {
      database = freshDatabase(server().url)
      const connection = await connectMongo({ url: server().url, database: database.database })
      store = await mongoProjectionStore(connection, Date.now)
      control = controlOf(connection)
      ref = await dealsVersion(store)
      await write({ park: [parkedAt(first)] })
    })
    afterEach(async () => {
      await store.close()
      await database.drop()
    })

    it('was taken though its events were given up before who made it looked again', async () => {
      const parking = mongoParking(control, ref, release)
      expect(await parking.request('k', wish)).toBe(true)
      expect(await parking.keys()).toEqual([])
    })

    it('was not taken where they were released just before it, and holds for nothing that comes later', async () => {
      const { parkedRequests } = control
      const replaceOne = parkedRequests.replaceOne.bind(parkedRequests)
      parkedRequests.replaceOne = (...asked) => release().then(() => replaceOne(...asked))
      const parking = mongoParking(control, ref, async () => {})
      expect(await parking.request('k', wish)).toBe(false)
      await write({ from: first, to: second, park: [parkedAt(second)] })
      expect(await parking.keys()).toMatchObject([{ key: 'k', events: 1, request: null }])
    })
  },
)
