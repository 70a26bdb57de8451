import { aComment, aPost, aUser, aVote, aBookmark, aReport } from '@deals/events/testing'
import { testCodec, openTestLog, listeningLogger } from './testing/small-views.ts'
import { foldToHead, openProcessors, type FoldBeside } from './platform/back-fill.ts'
import { codeOf } from './platform/code-of.ts'
import { posts } from './posts/posts.read-models.ts'
import { memoryStores, mongoHere, sqliteStores, type OpenedStores } from './testing/opened-stores.ts'
import { eventStoreLog, memoryLog, type OpenedLog } from './testing/opened-logs.ts'
import { verifyByReplay } from './platform/verify.ts'
import { projections } from './projections.ts'
import { startProjector } from './start-projector.ts'

// A server makes the collections of all views anew for each.
jest.setTimeout(120_000)

const arrangements = [
  { stores: 'memory', openStores: async () => memoryStores(), log: 'memory', openLog: memoryLog },
  { stores: 'sqlite', openStores: async () => sqliteStores(), log: 'memory', openLog: memoryLog },
  { stores: 'sqlite', openStores: async () => sqliteStores(), log: 'EventStoreDB', openLog: eventStoreLog },
  ...mongoHere('views').map(([stores, openStores]) => ({
    stores,
    openStores,
    log: 'EventStoreDB',
    openLog: eventStoreLog,
  })),
]

describe.each(arrangements)('all projections on $stores, with the log in $log', ({ openStores, openLog }) => {
  let opened: OpenedLog
  beforeEach(async () => {
    opened = await openLog()
  })
  afterEach(() => opened.close())

  it('make their collections, fold a little of everything and are equal to a fold from zero', async () => {
    const stores = await openStores()
    const { log, tell } = openTestLog(opened.log)
    const projector = await startProjector({
      log,
      codec: testCodec,
      store: stores.store,
      projections,
      logger: listeningLogger(),
    })
    await tell(aUser(), aPost(), aVote(), aComment(), aBookmark(), aReport())
    await projector.caughtUp()
    expect((await projector.progress()).map(({ state, parkedKeys }) => [state, parkedKeys])).toEqual(
      projections.map(() => ['live', 0]),
    )
    for (const projection of projections) {
      const work = { log, store: stores.store, decoder: testCodec, share: 1, signal: new AbortController().signal }
      const ref = { projection: projection.name, version: 1 }
      expect(await verifyByReplay({ ...work, projection, ref })).toMatchObject({ isEqual: true })
    }
    await projector.stop()
    await stores.close()
  })

  it('does what pages ask for', async () => {
    const stores = await openStores()
    const { log, tell } = openTestLog(opened.log)
    await tell(aPost(), aVote())
    const projector = await startProjector({
      log,
      codec: testCodec,
      store: stores.store,
      projections,
      logger: listeningLogger(),
    })
    await projector.caughtUp()
    const settled = new Promise<void>((resolve) => {
      const leave = stores.store.onChange(() => {
        void stores.store.requests.list().then((requests) => {
          if (requests.every(({ state }) => state === 'done' || state === 'failed')) {
            leave()
            resolve()
          }
        })
      })
    })
    await stores.elsewhere.requests.add({ projection: 'posts', action: 'rebuild' })
    await stores.elsewhere.requests.add({ projection: 'posts', action: 'verify' })
    await stores.elsewhere.requests.add({ projection: 'nothing', action: 'verify' })
    await settled
    expect((await stores.store.requests.list()).map(({ state, result }) => [state, result])).toEqual([
      ['failed', 'there is no projection nothing'],
      ['done', expect.stringMatching(/^equal at \d+$/)],
      ['done', 'switched to version 2'],
    ])
    await projector.stop()
    await stores.close()
  })

  it('are new beside an old log of some kilobytes, and are built in two halves', async () => {
    const stores = await openStores()
    const { log, tell } = openTestLog(opened.log)
    await tell(aUser(), aPost({ postId: 1 }))
    await tell(...Array.from({ length: 40 }, (_, at) => aVote({ postId: 1, userId: `member-${at}` })))
    await makeOutdated(stores)
    const taken: string[] = []
    const foldBeside: FoldBeside = async (versions, { signal }) => {
      taken.push(...versions.map(({ projection }) => projection))
      const theirs = versions.flatMap((ref) => {
        const projection = projections.find(({ name }) => name === ref.projection)
        return projection === undefined ? [] : [{ projection, ref }]
      })
      const processors = await openProcessors({ log, store: stores.elsewhere, share: 1, signal }, theirs)
      await foldToHead(processors, { log, decoder: testCodec, share: 1, signal, onBatch: () => {} })
    }
    const work = { log, codec: testCodec, store: stores.store, projections, logger: listeningLogger() }
    const projector = await startProjector({ ...work, foldBeside })
    await projector.caughtUp()
    expect(taken.length).toBeGreaterThan(0)
    const progress = await projector.progress()
    expect(progress.filter(({ role }) => role === 'active').map(({ lagEvents }) => lagEvents)).toEqual(
      projections.map(() => 0),
    )
    expect((await stores.readModels.collection(posts).get('1'))?.votes).toBe(40)
    await projector.stop()
    await stores.close()
  })
})

/** As after an upgrade: each view has a version that nobody has built yet. */
async function makeOutdated({ store }: OpenedStores): Promise<void> {
  for (const { name, collections, ...rest } of projections) {
    const code = codeOf({ name, collections, ...rest })
    await store.create(name, { code, collections, state: 'building', indexed: false })
  }
}
