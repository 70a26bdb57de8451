import { numberOf } from '@deals/events'
import { aVote } from '@deals/events/testing'
import { mongoHere, sqliteStores, type OpenedStores, type StoresHere } from '../testing/opened-stores.ts'
import { runParts } from '../testing/run-parts.ts'
import { openTestLog, tallies, voteTallies } from '../testing/small-views.ts'
import { prepareVersions } from './prepare-versions.ts'
import { rebuild } from './rebuild.ts'
import { runProjections } from './run-projections.ts'

const here: StoresHere[] = [['sqlite', async () => sqliteStores()], ...mongoHere('rebuild')]

describe.each(here)('a rebuild on %s while somebody reads and votes', (_, openStores) => {
  let stores: OpenedStores
  const stop = new AbortController()

  beforeEach(async () => {
    stores = await openStores()
  })
  afterEach(() => stores.close())

  it('shows no error, no empty page and no vote less, and what it builds is equal', async () => {
    const { log, tell } = openTestLog()
    const posts = Array.from({ length: 30 }, (_unused, at) => at + 1)
    await tell(...posts.map((postId) => aVote({ postId, userId: 'ann' })))
    const own = { log, store: stores.store, projections: [voteTallies], signal: stop.signal }
    const parts = { ...runParts(own), share: 0.9 }
    await prepareVersions(parts, [voteTallies])
    const running = runProjections(parts)
    await running.caughtUp()

    let isOver = false
    const seen: { found: number; votes: number }[] = []
    const reading = (async () => {
      while (!isOver) {
        const page = await stores.readModels.collection(tallies).find({}, { sort: [['votes', -1]], limit: 25 })
        const all = await stores.readModels.collection(tallies).many(posts.map(String))
        const votes = [...all.values()].reduce((sum, tally) => sum + tally.votes, 0)
        seen.push({ found: page.length, votes })
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const voting = (async () => {
      for (let at = 0; at < 300; at += 1) {
        await tell(aVote({ postId: 1 + (at % 30), userId: `u${at}` }))
      }
    })()
    const steps = new Set<string>()
    const built = []
    for (let time = 0; time < 3; time += 1) {
      const onProgress = ({ step }: { step: string }) => void steps.add(step)
      built.push(...(await rebuild({ ...parts, store: stores.elsewhere, isSwitchWanted: true, onProgress })))
    }
    await voting
    await running.caughtUp()
    isOver = true
    await reading

    expect(built.map(({ isEqual, isSwitched, version }) => [version, isEqual, isSwitched])).toEqual([
      [2, true, true],
      [3, true, true],
      [4, true, true],
    ])
    expect([...steps]).toEqual(['back-fill', 'indexes', 'hand-over', 'verify', 'switch', 'done'])
    expect(seen.every(({ found }) => found === 25)).toBe(true)
    // Votes were only cast, so a total that falls would be a reader taken back in time.
    expect(seen.map(({ votes }) => votes)).toEqual(seen.map(({ votes }) => votes).sort((left, right) => left - right))
    const digests = new Set(
      (await stores.store.versions()).map(({ digest, position }) => `${digest} ${numberOf(position)}`),
    )
    expect(digests.size).toBe(1)
    stop.abort()
    await running.ended
  })
})
