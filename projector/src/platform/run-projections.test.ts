import { afterLast, beforeFirst, numberOf, positionFrom } from '@deals/events'
import { aClearedVote, aPost, aPostDeletion, aVote } from '@deals/events/testing'
import { eventStoreLog, memoryLog, type OpenedLog } from '../testing/opened-logs.ts'
import { sqliteStores, storesHere, type OpenedStores } from '../testing/opened-stores.ts'
import { runParts } from '../testing/run-parts.ts'
import { openTestLog, postTitles, tallies, titles, voteTallies, type TestLog } from '../testing/small-views.ts'
import { projection } from './projection.ts'
import type { ProjectionStore } from './projection-store.ts'
import { prepareVersions } from './prepare-versions.ts'
import { rebuild } from './rebuild.ts'
import { runProjections } from './run-projections.ts'
import { verifyByReplay } from './verify.ts'

const arrangements = [
  ...storesHere('projector').map(([adapter, open]) => ({ adapter, log: 'memory', open, openLog: memoryLog })),
  { adapter: 'sqlite', log: 'EventStoreDB', open: async () => sqliteStores(), openLog: eventStoreLog },
]

describe.each(arrangements)('a projector on $adapter, with its log in $log', ({ adapter, open, openLog }) => {
  let stores: OpenedStores
  let opened: OpenedLog
  let told: TestLog
  let stop: AbortController
  const endings: Promise<void>[] = []

  beforeEach(async () => {
    ;[stores, opened] = [await open(), await openLog()]
    told = openTestLog(opened.log)
    stop = new AbortController()
  })
  afterEach(async () => {
    stop.abort()
    await Promise.all(endings.splice(0))
    await stores.close()
    await opened.close()
  })

  const parts = (projections = [voteTallies, postTitles]) =>
    runParts({ log: told.log, store: stores.store, projections, signal: stop.signal })
  const start = async (projections = [voteTallies, postTitles]) => {
    const run = parts(projections)
    await prepareVersions(run, projections)
    const running = runProjections(run)
    endings.push(running.ended)
    return running
  }
  const rebuilding = (projections = [voteTallies]) => ({
    ...parts(projections),
    store: stores.elsewhere,
    isSwitchWanted: true,
  })
  const votesOf = async (postId: number) => (await stores.readModels.collection(tallies).get(String(postId)))?.votes
  const recorded = async () =>
    (await told.log.readAll({ after: beforeFirst, limit: 1000, categories: ['ops'] })).events.map(({ type }) => type)

  it('folds what is there and what comes', async () => {
    await told.tell(aVote({ postId: 1, userId: 'ann' }), aPost({ postId: 1, title: 'Kettle' }))
    const running = await start()
    await running.caughtUp()
    expect(await votesOf(1)).toBe(1)
    const position = await told.tell(aVote({ postId: 1, userId: 'bob' }), aPostDeletion({ postId: 1 }))
    expect(await stores.readModels.waitFor({ projection: 'vote-tallies', position }, 5000)).toBe(true)
    expect(await votesOf(1)).toBe(2)
    await running.caughtUp()
    expect(await stores.readModels.collection(titles).get('1')).toBeNull()
    expect(await running.progress()).toMatchObject([
      { projection: 'post-titles', role: 'active', state: 'live', lagEvents: 0, parkedKeys: 0 },
      { projection: 'vote-tallies', role: 'active', state: 'live', lagEvents: 0, parkedKeys: 0 },
    ])
  })

  it('reaches all documents of one person', async () => {
    const running = await start()
    await told.tell(
      aVote({ postId: 1, userId: 'bob' }),
      aVote({ postId: 2, userId: 'bob' }),
      aVote({ postId: 3, userId: 'ann' }),
    )
    await told.tell({ type: 'UserErased', data: { userId: 'bob', requestId: 'r' } }, aVote({ postId: 2, userId: 'mo' }))
    await running.caughtUp()
    const found = await stores.readModels.collection(tallies).many(['1', '2', '3'])
    expect([...found.values()].map(({ _id, voters }) => [_id, voters])).toEqual([
      ['1', []],
      ['2', ['mo']],
      ['3', ['ann']],
    ])
  })

  it('builds a version anew beside the running one, proves it equal, switches and goes back', async () => {
    await told.tell(...[1, 2, 3].flatMap((postId) => [aVote({ postId }), aVote({ postId, userId: 'mo' })]))
    const running = await start()
    const building = rebuild(rebuilding())
    await told.tell(aClearedVote({ postId: 3 }))
    const [rebuilt] = await building
    expect(rebuilt).toMatchObject({ version: 2, from: 1, comparedWith: 'active', isEqual: true, isSwitched: true })
    await told.tell(aVote({ postId: 3, userId: 'sue' }))
    await running.caughtUp()
    expect(await votesOf(3)).toBe(2)
    const versions = await stores.store.versions()
    const [first, second] = versions.filter((version) => version.projection === 'vote-tallies')
    expect(second).toMatchObject({ state: 'fed', digest: first?.digest, position: first?.position })
    expect(await stores.store.activate({ projection: 'vote-tallies', version: 1 }, 1000)).toBe(true)
    expect(await votesOf(3)).toBe(2)
    expect(await recorded()).toEqual(['ProjectionRebuildStarted', 'ProjectionVerified', 'ProjectionSwitched'])
  })

  it('verifies by folding again, and names what differs', async () => {
    await told.tell(aVote({ postId: 1 }), aVote({ postId: 2 }), aPost({ postId: 2 }))
    const running = await start()
    await running.caughtUp()
    const ref = { projection: 'vote-tallies', version: 1 }
    const verify = () => verifyByReplay({ ...parts(), projection: voteTallies, ref })
    expect(await verify()).toMatchObject({ isEqual: true, documents: 2, differing: 0, isDigestRight: true })
    stop.abort()
    const writer = stores.store.writer(ref)
    const checkpoint = await writer.checkpoint('all')
    const put = (id: string, doc: object | null) => ({
      collection: 'tallies',
      id,
      pos: afterLast,
      doc: doc && { ...doc },
    })
    await writer.commit({
      puts: [put('1', { postId: '1', votes: 7, voters: ['bob'] }), put('2', null), put('9', {})],
      partition: 'all',
      from: checkpoint?.position ?? beforeFirst,
      to: checkpoint?.position ?? beforeFirst,
      digest: checkpoint?.digest ?? '',
    })
    stop = new AbortController()
    expect(await verify()).toMatchObject({
      isEqual: false,
      // Where no digest is kept, it is counted from the documents and cannot differ from them.
      isDigestRight: adapter === 'MongoDB',
      differing: 3,
      differences: [
        { id: '1', kind: 'different', fields: ['votes'] },
        { id: '2', kind: 'missing' },
        { id: '9', kind: 'extra' },
      ],
    })
  })

  it('gives the right documents and digest although a second projector works on the same versions', async () => {
    const [one, other] = [await start(), await start()]
    for (let round = 0; round < 30; round += 1) {
      await told.tell(aVote({ postId: 1 + (round % 3), userId: `u${round}` }))
    }
    await Promise.all([one.caughtUp(), other.caughtUp()])
    expect([await votesOf(1), await votesOf(2), await votesOf(3)]).toEqual([10, 10, 10])
    const ref = { projection: 'vote-tallies', version: 1 }
    expect(await verifyByReplay({ ...parts(), projection: voteTallies, ref })).toMatchObject({ isEqual: true })
  })

  it('reads again what it was handed where another one has moved the checkpoint less far', async () => {
    const rival = { isBusy: false }
    const run = { ...parts([voteTallies]), store: withRival(stores.store, rival) }
    await prepareVersions(run, run.projections)
    const running = runProjections(run)
    endings.push(running.ended)
    await running.caughtUp()
    rival.isBusy = true
    const position = await told.tell(...[1, 2, 3, 4, 5, 6].map((postId) => aPost({ postId })))
    expect(await stores.readModels.waitFor({ projection: 'vote-tallies', position }, 5000)).toBe(true)
    expect(rival.isBusy).toBe(false)
  })

  it('builds anew what older code has folded', async () => {
    await told.tell(aVote({ postId: 1 }))
    const older = await start([voteTallies])
    await older.caughtUp()
    stop.abort()
    await older.ended
    stop = new AbortController()
    const newer = projection({
      ...voteTallies,
      version: 2,
      evolve: (documents) => documents.put(tallies, '1', { postId: '1', votes: 101, voters: [] }),
    })
    const run = parts([newer])
    expect(await prepareVersions(run, [newer])).toEqual({ projections: [newer], isOfAnotherLog: false })
    endings.push(runProjections(run).ended)
    expect(await votesOf(1)).toBe(1)
    const [rebuilt] = await rebuild({ ...rebuilding([newer]) })
    expect(rebuilt).toMatchObject({ comparedWith: 'itself', isEqual: true, isSwitched: true })
    expect(await votesOf(1)).toBe(101)
  })
})

/** A store in which somebody else moves a checkpoint a little, once, right before it is moved further. */
function withRival(store: ProjectionStore, rival: { isBusy: boolean }): ProjectionStore {
  const { advance: _, ...rest } = store
  return {
    ...rest,
    writer(ref) {
      const writer = store.writer(ref)
      return {
        ...writer,
        async commit(commit) {
          const to = positionFrom(numberOf(commit.from) + 1)
          if (rival.isBusy && to < commit.to) {
            rival.isBusy = false
            await writer.commit({ ...commit, to })
          }
          return writer.commit(commit)
        },
      }
    },
  }
}
