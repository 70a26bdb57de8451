import fc from 'fast-check'
import { beforeFirst, type Position, type DomainEvent } from '@deals/events'
import { aBookmark, aClearedVote, aPost, aPostEdit, aVote } from '@deals/events/testing'
import { Unavailable } from '@deals/storage'
import { bookmarksProjection } from '../../bookmarks/bookmarks.projection.ts'
import { carriedBy, handCarrier, type CarriedPartition, type HandCarrier } from '../../testing/carried-log.ts'
import { prepareVersions } from '../prepare-versions.ts'
import { rebuild } from '../rebuild.ts'
import { runProjections } from '../run-projections.ts'
import { eventStoreLog, memoryLog, type OpenedLog } from '../../testing/opened-logs.ts'
import { memoryStores, sqliteStores, type OpenedStores } from '../../testing/opened-stores.ts'
import { runParts } from '../../testing/run-parts.ts'
import { openTestLog, postTitles, voteTallies, type TestLog } from '../../testing/small-views.ts'
import { verifyByReplay } from '../verify.ts'
import { runPartitions } from './run-partitions.ts'

// Room for a machine that many suites share; no test waits for time to pass.
jest.setTimeout(120_000)

const projections = [voteTallies, postTitles, bookmarksProjection]
const count = 4
const never = 1_000_000_000

describe.each([
  { stores: 'memory', openStores: memoryStores, log: 'memory', openLog: memoryLog },
  { stores: 'sqlite', openStores: sqliteStores, log: 'memory', openLog: memoryLog },
  { stores: 'sqlite', openStores: sqliteStores, log: 'EventStoreDB', openLog: eventStoreLog },
])('projectors that share partitions, on $stores, with the log in $log', ({ openStores, openLog }) => {
  let stores: OpenedStores
  let opened: OpenedLog
  let told: TestLog
  let stop: AbortController
  const endings: Promise<void>[] = []

  beforeEach(async () => {
    stores = openStores()
    opened = await openLog()
    told = openTestLog(opened.log)
    stop = new AbortController()
  })
  afterEach(async () => {
    await end()
    await stores.close()
    await opened.close()
  })
  const end = async () => {
    stop.abort()
    await Promise.all(endings.splice(0))
    stop = new AbortController()
  }
  const parts = (store = stores.store) => runParts({ log: told.log, store, projections, signal: stop.signal })
  const start = async (carrier: HandCarrier, { store = stores.store, standInAfter = never } = {}) => {
    const run = { ...parts(store), carrier, standInAfter }
    await prepareVersions(run, projections)
    const running = runPartitions(run)
    endings.push(running.ended)
    return { ...running, said: run.logger.said }
  }
  const expectEqualToFoldFromZero = async () => {
    for (const { name, version, isDigestRight, isEqual } of await verifyAll()) {
      expect({ name, version, isEqual, isDigestRight }).toEqual({ name, version, isEqual: true, isDigestRight: true })
    }
  }
  const verifyAll = () =>
    Promise.all(
      projections.map(async (projection) => {
        const standing = (await stores.store.standings()).find((one) => one.projection === projection.name)
        const ref = { projection: projection.name, version: standing?.active ?? 0 }
        return { name: projection.name, ...(await verifyByReplay({ ...parts(), projection, ref })) }
      }),
    )
  const positionOf = async (projection: string): Promise<Position> =>
    (await stores.store.versions()).find((one) => one.projection === projection)?.position ?? beforeFirst

  const someStories = [
    ...[1, 2, 3, 4, 5].map((postId) => aPost({ postId })),
    ...[1, 2, 3, 4, 5, 1, 2].map((postId, at) => aVote({ postId, userId: `u${at}` })),
    ...['ann', 'bob', 'mo'].map((userId) => aBookmark({ postId: 1, userId })),
    { type: 'UserErased', data: { userId: 'u1', requestId: 'r' } } satisfies DomainEvent,
    ...[1, 2].map((postId) => aVote({ postId, userId: 'late' })),
  ]

  it('fold each partition by itself and all of them to the same documents', async () => {
    await told.tell(...someStories)
    const carrier = handCarrier(count)
    const { caughtUp } = await start(carrier)
    for (const { records, ...where } of await carriedBy(told.log, count, 3)) {
      await carrier.give({ ...where, records })
    }
    await caughtUp()
    await expectEqualToFoldFromZero()
  })

  it('are as far as the slowest partition', async () => {
    const position = await told.tell(...someStories)
    const carrier = handCarrier(count)
    await start(carrier)
    const [held, ...others] = (await carriedBy(told.log, count, 100)).filter(({ view }) => view === 'by-post')
    for (const { records, ...where } of others) {
      await carrier.give({ ...where, records })
    }
    expect(await stores.readModels.waitFor({ projection: 'vote-tallies', position }, 0)).toBe(false)
    await carrier.give({ ...where(held), records: held?.records ?? [] })
    expect(await stores.readModels.waitFor({ projection: 'vote-tallies', position }, 10_000)).toBe(true)
  })

  it('read from the log what did not come, and pass by what comes again', async () => {
    await told.tell(...someStories)
    const carrier = handCarrier(count)
    const { caughtUp, said } = await start(carrier)
    for (const { records, ...about } of await carriedBy(told.log, count, 2)) {
      const damaged = [...records.slice(0, 2), ...records.slice(4), ...records]
      await carrier.give({ ...about, records: damaged })
      await carrier.give({ ...about, records })
    }
    await caughtUp()
    expect(said).toContain('events are read from the log itself')
    await expectEqualToFoldFromZero()
  })

  it('have not failed where another has gone on', async () => {
    await told.tell(...someStories)
    const [left, other] = [handCarrier(count), handCarrier(count)]
    const { progress } = await start(left)
    await start(other, { store: stores.elsewhere })
    const carried = await carriedBy(told.log, count, 100)
    const give = async (carrier: HandCarrier, many: number) => {
      for (const { records, ...about } of carried) {
        await carrier.give({ ...about, records: records.slice(0, many) })
      }
    }
    await give(left, 1)
    await give(other, 2)
    // Who was overtaken asks the log what was given up meanwhile.
    const asked = jest.spyOn(told.log, 'readStream').mockRejectedValue(new Unavailable('the log is away'))
    await give(left, 2)
    asked.mockRestore()
    await give(other, 100)
    expect(new Set((await progress()).map(({ state }) => state))).toEqual(new Set(['live']))
  })

  it('have failed where nobody goes on', async () => {
    await told.tell(...someStories)
    const writer = stores.store.writer.bind(stores.store)
    const commit = () => Promise.reject(new Error('no room'))
    jest.spyOn(stores.store, 'writer').mockImplementation((ref) => ({ ...writer(ref), commit }))
    const carrier = handCarrier(count)
    const { progress } = await start(carrier)
    for (const { records, ...about } of await carriedBy(told.log, count, 100)) {
      await carrier.give({ ...about, records })
    }
    expect((await progress()).map(({ state }) => state)).toContain('failed')
  })

  it('fold from the log alone while nothing is carried', async () => {
    await told.tell(...someStories)
    const { caughtUp } = await start(handCarrier(count), { standInAfter: 1 })
    await caughtUp()
    await told.tell(aVote({ postId: 3, userId: 'later' }))
    await caughtUp()
    await expectEqualToFoldFromZero()
  })

  it('build a version anew beside the running one, prove it equal and switch', async () => {
    await told.tell(...someStories)
    const carrier = handCarrier(count)
    const { caughtUp } = await start(carrier, { standInAfter: 1 })
    await caughtUp()
    const run = { ...parts(stores.elsewhere), projections: [voteTallies], isSwitchWanted: true }
    const building = rebuild(run)
    await told.tell(aClearedVote({ postId: 3, userId: 'u2' }))
    const [rebuilt] = await building
    expect(rebuilt).toMatchObject({ version: 2, comparedWith: 'active', isEqual: true, isSwitched: true })
    await caughtUp()
    await expectEqualToFoldFromZero()
  })

  it('take over what one projector alone has folded, and give it back, and are divided anew', async () => {
    await told.tell(...someStories)
    const alone = async () => {
      await prepareVersions(parts(), projections)
      const running = runProjections(parts())
      endings.push(running.ended)
      await running.caughtUp()
      await end()
    }
    const divided = async (into: number) => {
      const carrier = handCarrier(into)
      await start(carrier)
      // Some partitions get everything and some nothing, so that they stand at different positions.
      for (const { records, ...about } of (await carriedBy(told.log, into, 2)).filter((_one, at) => at % 2 === 0)) {
        await carrier.give({ ...about, records })
      }
      await end()
    }
    await alone()
    await told.tell(aVote({ postId: 1, userId: 'x' }), aVote({ postId: 4, userId: 'x' }))
    await divided(4)
    await told.tell(aVote({ postId: 2, userId: 'x' }), aPost({ postId: 9 }))
    await divided(3)
    await divided(1)
    const before = await positionOf('vote-tallies')
    await alone()
    expect((await positionOf('vote-tallies')) >= before).toBe(true)
    await expectEqualToFoldFromZero()
  })

  it('are right whoever folds what, however often, and whatever is lost', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, anyDeliveries, async (history, deliveries) => {
        await end()
        await stores.close()
        await opened.close()
        stores = openStores()
        opened = await openLog()
        told = openTestLog(opened.log)
        await told.tell(...history)
        const carriers = [handCarrier(count), handCarrier(count)]
        await start(carriers[0] ?? handCarrier(count))
        await start(carriers[1] ?? handCarrier(count), { store: stores.elsewhere })
        const carried = await carriedBy(told.log, count, 3)
        await Promise.all(deliveries.map(async ({ to, ...delivery }) => carriers[to]?.give(pieceOf(carried, delivery))))
        // In the end everything has come to one of them.
        for (const { records, ...about } of carried) {
          await carriers[0]?.give({ ...about, records: records.slice(-1) })
        }
        await expectEqualToFoldFromZero()
      }),
      { numRuns: 25 },
    )
  })
})

const where = (held: CarriedPartition | undefined) => ({
  view: held?.view ?? 'by-post',
  partition: held?.partition ?? 0,
})

const post = fc.integer({ min: 1, max: 6 })
const member = fc.constantFrom('ann', 'bob', 'mo')
const anyHistory = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(post, member).map(([postId, userId]) => aVote({ postId, userId })) },
    post.map((postId) => aPost({ postId })),
    post.map((postId) => aPostEdit({ postId, changes: { title: 'Lamp' } })),
    fc.tuple(post, member).map(([postId, userId]) => aBookmark({ postId, userId })),
    member.map((userId): DomainEvent => ({ type: 'UserErased', data: { userId, requestId: 'r' } })),
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
)

interface Delivery {
  at: number
  from: number
  length: number
}
/** Parts of partitions that come to one of two projectors, all at once and in any order. */
const anyDeliveries = fc.array(
  fc.record({
    to: fc.constantFrom(0, 1),
    at: fc.nat({ max: 1000 }),
    from: fc.nat({ max: 20 }),
    length: fc.integer({ min: 1, max: 8 }),
  }),
  { maxLength: 40, size: 'max' },
)

function pieceOf(carried: readonly CarriedPartition[], { at, from, length }: Delivery) {
  const held = carried[at % carried.length]
  return { ...where(held), records: held?.records.slice(from, from + length) ?? [] }
}
