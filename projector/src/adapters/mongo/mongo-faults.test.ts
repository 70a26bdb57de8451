import { setTimeout as delay } from 'node:timers/promises'
import { byPosition, positionFrom, type Position } from '@deals/events'
import { connectMongo } from '@deals/storage/mongo'
import { aVote } from '@deals/events/testing'
import { describeOnMongo, freshDatabase, tcpGate, type TcpGate } from '@deals/storage/testing'
import { codeOf } from '../../platform/code-of.ts'
import { compareDigests } from '../../platform/compare-versions.ts'
import { prepareVersions } from '../../platform/prepare-versions.ts'
import { wholeLog, type ProjectionStore } from '../../platform/projection-store.ts'
import type { ReadModels } from '../../platform/read-models.ts'
import { runProjections, type Running } from '../../platform/run-projections.ts'
import { runParts } from '../../testing/run-parts.ts'
import { openTestLog, tallies, voteTallies, type TestLog } from '../../testing/small-views.ts'
import { verifyByReplay } from '../../platform/verify.ts'
import { mongoProjectionStore, openMongoProjectionStore } from './mongo-projection-store.ts'
import { openMongoReadModels } from './mongo-read-models.ts'

// Room for the driver's own patience with servers that are away.
jest.setTimeout(120_000)

const ref = { projection: 'vote-tallies', version: 1 }

describeOnMongo({ port: 'projector whose server fails', name: 'a projector on MongoDB' }, (server) => {
  let gate: TcpGate
  let database: ReturnType<typeof freshDatabase>
  let told: TestLog
  let stop: AbortController
  let running: Running
  let store: ProjectionStore
  let readModels: ReadModels

  beforeAll(async () => {
    const { hostname, port } = new URL(server().url)
    gate = await tcpGate({ host: hostname, port: Number(port || 27_017) })
  })

  const parts = () => runParts({ log: told.log, store, projections: [voteTallies], signal: stop.signal })
  const voteOn = (votes: number, by: string) =>
    told.tell(...Array.from({ length: votes }, (_, at) => aVote({ postId: 1 + (at % 5), userId: `${by}${at}` })))
  const votes = async () =>
    [...(await readModels.collection(tallies).many(['1', '2', '3', '4', '5'])).values()].reduce(
      (sum, tally) => sum + tally.votes,
      0,
    )

  beforeEach(async () => {
    database = freshDatabase(server().url)
    await gate.open()
    const url = `mongodb://127.0.0.1:${gate.port}/`
    store = await openMongoProjectionStore({ url, database: database.database })
    readModels = await openMongoReadModels({ url, database: database.database })
    told = openTestLog()
    stop = new AbortController()
    await prepareVersions(parts(), [voteTallies])
    running = runProjections(parts())
  })
  afterEach(async () => {
    stop.abort()
    await running.ended
    await Promise.all([store.close(), readModels.close()])
    await gate.shut()
    await database.drop()
  })

  it('waits for a server that went away under load, and loses and doubles nothing', async () => {
    let isOver = false
    const voting = (async () => {
      for (let round = 0; !isOver; round += 1) {
        await voteOn(10, `r${round}-`)
        await delay(5)
      }
      return told.log.head()
    })()
    for (let time = 0; time < 3; time += 1) {
      await delay(150)
      await gate.shut()
      await delay(150)
      await gate.open()
    }
    isOver = true
    const head = await voting
    await running.caughtUp()
    expect(await votes()).toBe(head)
    expect(await verifyByReplay({ ...parts(), projection: voteTallies, ref })).toMatchObject({ isEqual: true })
  })

  it('says what it waits for while the server is away, and queries say that it is', async () => {
    await voteOn(5, 'a')
    await running.caughtUp()
    await gate.shut()
    await voteOn(5, 'b')
    await expect(readModels.collection(tallies).get('1')).rejects.toMatchObject({ name: 'Unavailable' })
    while ((await running.progress())[0]?.state !== 'waiting') {
      await delay(20)
    }
    expect((await running.progress())[0]?.reason).toMatch(/MongoDB does not answer/)
    await gate.open()
    await running.caughtUp()
    expect((await running.progress())[0]).toMatchObject({ state: 'live', reason: null })
    expect(await votes()).toBe(10)
  })

  it('is verified while it folds, at one moment, without ending to fold', async () => {
    let isOver = false
    const voting = (async () => {
      for (let round = 0; !isOver; round += 1) {
        await voteOn(3, `r${round}-`)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const positions: Position[] = []
    // A fold that ended would be seen at one position for ever.
    while (new Set(positions).size < 4) {
      const verified = await verifyByReplay({ ...parts(), projection: voteTallies, ref })
      expect(verified).toMatchObject({ isEqual: true, differing: 0 })
      positions.push(verified.position)
    }
    isOver = true
    await voting
    expect(positions).toEqual([...positions].sort(byPosition))
  })

  it('compares two versions by counting, and finds one document that differs', async () => {
    await voteOn(20, 'a')
    await running.caughtUp()
    const twin = await store.create('vote-tallies', {
      code: codeOf(voteTallies),
      collections: [tallies],
      state: 'fed',
      indexed: true,
    })
    await running.caughtUp()
    while ((await store.versions()).some(({ position }) => position < positionFrom(20))) {
      await delay(10)
    }
    const compare = () => compareDigests(store, [ref, twin], stop)
    expect(await compare()).toMatchObject({ position: 20, isEqual: true })
    stop.abort()
    await running.ended
    const puts = [
      { collection: 'tallies', id: '1', pos: positionFrom(20), doc: { postId: '1', votes: 99, voters: [] } },
    ]
    const writer = store.writer(twin)
    await writer.checkpoint(wholeLog)
    await writer.commit({
      puts,
      partition: wholeLog,
      from: positionFrom(20),
      to: positionFrom(20),
      digest: '',
      release: { key: '', positions: [] },
    })
    expect(await compareDigests(store, [ref, twin], new AbortController())).toMatchObject({ isEqual: false })
  })

  it('keeps tombstones for an hour behind all versions, and then no longer', async () => {
    const clock = { now: 1_000_000_000 }
    const connection = await connectMongo({ url: server().url, database: database.database })
    const tidying = await mongoProjectionStore(connection, () => clock.now)
    const writer = tidying.writer(ref)
    await voteOn(4, 'a')
    await running.caughtUp()
    stop.abort()
    await running.ended
    const remove = { collection: 'tallies', id: '1', pos: positionFrom(5), doc: null }
    await writer.commit({ puts: [remove], partition: wholeLog, from: positionFrom(4), to: positionFrom(6), digest: '' })
    const isThere = async () => (await writer.load('tallies', ['1'])).has('1')
    for (const [passed, expected] of [
      [0, true],
      [59, true],
      [1, false],
    ] as const) {
      clock.now += passed * 60_000
      await tidying.tidy?.()
      expect(await isThere()).toBe(expected)
    }
    expect((await writer.load('tallies', ['2'])).size).toBe(1)
    await tidying.close()
  })
})
