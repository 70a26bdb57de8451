import fc from 'fast-check'
import type { Doc } from '../platform/read-models.ts'
import { BadQuestion } from './check-filter.ts'
import { matches } from './matches.ts'
import { anyDocuments, anyQuestion, deals, dealsVersion, putAll } from './testing/deals.ts'
import type { OpenedStore } from './testing/opened-store.ts'

/** How many documents have each value, by looking at all of them. */
function countsOf(docs: readonly Doc[], field: string): Record<string, number> {
  const values = docs.flatMap(({ [field]: value }) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  )
  return Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]))
}

const fields = ['status', 'type', 'price'] as const
const manyMore = 100

/** What every store promises of counts by value. */
export function describeValueCounts(open: () => Promise<OpenedStore>, { runs }: { runs: number }): void {
  it('counts each value of what answers, or says that it has not looked at all', () =>
    fc.assert(
      fc.asyncProperty(anyDocuments, anyQuestion, fc.integer({ min: 1, max: 9 }), async (docs, { filter }, few) => {
        const opened = await open()
        try {
          await putAll(opened.store, await dealsVersion(opened.store), { docs })
          const collection = opened.readModels.collection(deals)
          const found = Object.entries(docs).flatMap(([_id, doc]) => (doc === null ? [] : [{ ...doc, _id }]))
          const answering = found.filter((doc) => matches(doc, filter))
          for (const field of fields) {
            const exact = countsOf(answering, field)
            const whole = await collection.countValues(field, filter, { atMost: manyMore })
            expect([Object.fromEntries(whole.counts), whole.isWhole]).toEqual([exact, true])
            const part = await collection.countValues(field, filter, { atMost: few })
            const counted = Object.entries(Object.fromEntries(part.counts))
            expect(counted.filter(([value, count]) => count > (exact[value] ?? 0))).toEqual([])
            expect(part.isWhole ? Object.fromEntries(counted) : exact).toEqual(exact)
            expect(part.isWhole || counted.reduce((sum, [, count]) => sum + count, 0) <= few).toBe(true)
          }
        } finally {
          await opened.close()
        }
      }),
      { numRuns: runs },
    ))

  it('looks at no more documents than it may', async () => {
    const opened = await open()
    const docs = Object.fromEntries(Array.from('abcdefgh', (id, at) => [id, { best: at, title: 'one', hot: true }]))
    await putAll(opened.store, await dealsVersion(opened.store), { docs })
    const { counts } = await opened.readModels.collection(deals).countValues('best', { hot: true }, { atMost: 3 })
    expect([3, 8]).toContain(counts.size)
    await opened.close()
  })

  it('counts no lists and nothing that is not declared', async () => {
    const opened = await open()
    for (const field of ['tags', 'hot', 'colour', '_id']) {
      const counted = opened.readModels.collection(deals).countValues(field, {}, { atMost: 1 })
      await expect(counted).rejects.toBeInstanceOf(BadQuestion)
    }
    await opened.close()
  })
}
