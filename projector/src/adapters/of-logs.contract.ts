import { positionFrom } from '@deals/events'
import { anything, putAll } from './testing/deals.ts'
import type { OpenedStore } from './testing/opened-store.ts'

const day = 24 * 60 * 60 * 1000

/** What stores promise about versions of more than one log. */
export function describeOfLogs(opened: () => OpenedStore): void {
  describe('versions of several logs', () => {
    const made = (log?: string) => opened().store.create('deals', { ...anything, ...(log !== undefined && { log }) })
    const logs = async () => (await opened().store.versions()).map(({ log }) => log)

    it('know their log; those from before logs had an identity are taken for those of the one that is there', async () => {
      const { store, readModels } = opened()
      expect(await readModels.logOf('deals')).toBeNull()
      await made()
      await made('second')
      expect(await logs()).toEqual([null, 'second'])
      await store.adopt('first')
      await store.adopt('third')
      expect(await logs()).toEqual(['first', 'second'])
    })

    it('are switched to whatever their positions are, and never back to another log', async () => {
      const { store, readModels } = opened()
      const first = await made('first')
      await putAll(store, first, { docs: { a: { best: 1 } }, pos: 9000 })
      expect(await readModels.logOf('deals')).toBe('first')
      const reaches = (position: number) =>
        readModels.waitFor({ projection: 'deals', position: positionFrom(position) }, 0)
      expect([await reaches(9000), await reaches(9001)]).toEqual([true, false])
      const second = await made('second')
      await putAll(store, second, { docs: { a: { best: 2 } }, pos: 3 })
      expect(await store.activate(second, day)).toBe(true)
      expect(await readModels.logOf('deals')).toBe('second')
      expect(await store.activate(first, day)).toBe(false)
      expect(await readModels.position('deals')).toBe(3)
      expect([await reaches(3), await reaches(4), await reaches(9000)]).toEqual([true, false, false])
    })
  })
}
