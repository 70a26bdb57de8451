import { Unavailable } from '@deals/storage'
import { aVote } from '@deals/events/testing'
import { memoryStores } from '../testing/opened-stores.ts'
import { listeningLogger, openTestLog, testCodec, voteTallies } from '../testing/small-views.ts'
import { prepareVersions } from './prepare-versions.ts'
import type { ProjectionStore } from './projection-store.ts'
import { recordOps } from './record-ops.ts'
import { runProjections } from './run-projections.ts'

const untold = () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  return { told, tell }
}

/** A projector whose store does not answer until it is back. */
async function startWithoutStore() {
  const [{ store, close }, told, stop, said] = [memoryStores(), openTestLog(), new AbortController(), untold()]
  await prepareVersions({ store, log: told.log }, [voteTallies])
  await told.tell(aVote({ postId: 1 }))
  let isAway = true
  const standings: ProjectionStore['standings'] = async () => {
    if (isAway) {
      throw new Unavailable('the store is away')
    }
    return store.standings()
  }
  const running = runProjections({
    log: told.log,
    store: { ...store, standings },
    projections: [voteTallies],
    decoder: testCodec,
    record: recordOps({ log: told.log, codec: testCodec }, { onFailure: () => {} }),
    logger: { ...listeningLogger(), warn: said.tell },
    signal: stop.signal,
  })
  return { running, stop, close, said: said.told, comeBack: () => void (isAway = false) }
}

describe('a projector whose store is away when it looks first', () => {
  it('says so, and begins when the store is back', async () => {
    const { running, stop, close, said, comeBack } = await startWithoutStore()
    await said
    await expect(running.progress()).rejects.toThrow('the store is away')
    comeBack()
    await running.caughtUp()
    expect(await running.progress()).toMatchObject([{ state: 'live', lagEvents: 0 }])
    stop.abort()
    await running.ended
    await close()
  })

  it('ends in order when it is told to', async () => {
    const { running, stop, close, said } = await startWithoutStore()
    await said
    const catchingUp = running.caughtUp()
    stop.abort()
    await expect(catchingUp).rejects.toThrow('stopped before')
    await running.ended
    await close()
  })
})
