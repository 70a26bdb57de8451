import { openMemoryLog } from '@deals/events/log'
import { aComment, aPost, aUser, aVote, aBookmark, aReport } from '@deals/events/testing'
import { testCodec, openTestLog, listeningLogger } from './platform/testing/small-views.ts'
import { sqliteStores, memoryStores } from './platform/testing/opened-stores.ts'
import { verifyByReplay } from './platform/verify.ts'
import { projections } from './projections.ts'
import { startProjector } from './start-projector.ts'

// Room for a machine that many suites share; no test waits for time to pass.
jest.setTimeout(60_000)

describe.each([
  ['memory', memoryStores],
  ['sqlite', sqliteStores],
])('all projections on %s', (_, openStores) => {
  it('make their collections, fold a little of everything and are equal to a fold from zero', async () => {
    const stores = openStores()
    const { log, tell } = openTestLog(openMemoryLog())
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
    const stores = openStores()
    const { log, tell } = openTestLog(openMemoryLog())
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
})
