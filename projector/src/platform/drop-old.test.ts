import { openMemoryReadModels } from '../adapters/memory-read-models.ts'
import { anything, dealsVersion } from '../adapters/testing/deals.ts'
import { listeningLogger } from '../testing/small-views.ts'
import { dropOld } from './drop-old.ts'
import { keepReplacedFor } from './rebuild.ts'
import type { OpsEvent } from './record-ops.ts'

describe('versions that were replaced', () => {
  const { store } = openMemoryReadModels({ now: () => 0 })
  const recorded: OpsEvent[] = []
  const tidy = (now: number) =>
    dropOld({
      store,
      now: () => now,
      logger: listeningLogger(),
      record: async (events) => void recorded.push(...events),
    })
  const states = async () => (await store.versions()).map(({ state }) => state)

  it('are dropped when they were replaced twice, or after a day; what was never read stays', async () => {
    await dealsVersion(store)
    for (const ref of [await dealsVersion(store), await dealsVersion(store)]) {
      expect(await store.activate(ref, keepReplacedFor)).toBe(true)
    }
    await store.create('deals', { ...anything, state: 'building' })
    await tidy(1)
    expect(await states()).toEqual(['dropped', 'fed', 'fed', 'building'])
    await tidy(keepReplacedFor - 1)
    expect(await states()).toEqual(['dropped', 'fed', 'fed', 'building'])
    await tidy(keepReplacedFor)
    expect(await states()).toEqual(['dropped', 'dropped', 'fed', 'building'])
    expect(recorded).toMatchObject([
      { type: 'ProjectionDropped', data: { version: 1 } },
      { type: 'ProjectionDropped', data: { version: 2 } },
    ])
  })
})
