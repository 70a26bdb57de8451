import fc from 'fast-check'
import type { Doc, SearchHit } from '../platform/read-models.ts'
import { matches } from './matches.ts'
import { anything, deals, dealsVersion, putAll } from './testing/deals.ts'
import { anyOffers, anyWords, offers, typed, weightIn, type AskedWords } from './testing/offers.ts'
import type { OpenedStore } from './testing/opened-store.ts'

/** The hits of words by looking at each document, the newest first. */
function hitsIn(docs: ReadonlyMap<string, Doc | null>, { wanted, unwanted, filter, limit }: AskedWords): SearchHit[] {
  return [...docs]
    .flatMap(([id, doc]) => (doc !== null && matches({ ...doc, _id: id }, filter) ? [{ id, doc }] : []))
    .filter(({ doc }) => unwanted.every((phrase) => weightIn(doc, phrase) === 0))
    .map(({ id, doc }) => ({ id, weights: wanted.map((phrase) => weightIn(doc, phrase)) }))
    .filter(({ weights }) => !weights.includes(0))
    .map(({ id, weights }) => ({ id, relevance: weights.reduce((sum, one) => sum + one, 0) }))
    .sort((left, right) => Number(right.id) - Number(left.id))
    .slice(0, limit)
}

/** What every store promises of full-text search; `runs` random histories of documents are searched. */
export function describeSearch(open: () => Promise<OpenedStore>, { runs }: { runs: number }): void {
  it.each([true, false])(
    'finds the newest that say so, and what each phrase counts (written with the index: %s)',
    (indexed) =>
      fc.assert(
        fc.asyncProperty(anyOffers, fc.array(anyWords, { minLength: 1, maxLength: 4 }), async (written, asked) => {
          const opened = await open()
          try {
            const { store, readModels } = opened
            const ref = await store.create('offers', { ...anything, collections: [offers], indexed })
            for (const [at, docs] of written.entries()) {
              await putAll(store, ref, { docs, pos: at + 1, collection: offers.name })
            }
            if (!indexed) {
              await store.buildIndexes(ref)
            }
            const docs = new Map(written.flatMap((batch) => Object.entries(batch)))
            for (const words of asked) {
              const hits = await readModels.search(offers, typed(words), words.filter, { limit: words.limit })
              expect(hits).toEqual(hitsIn(docs, words))
              const ids = await readModels.searchIds(offers, typed(words), words.filter, { limit: words.limit })
              expect(ids).toEqual(hits.map(({ id }) => id))
            }
          } finally {
            await opened.close()
          }
        }),
        { numRuns: Math.ceil(runs / 2) },
      ),
  )

  describe('of texts as people write them', () => {
    let opened: OpenedStore
    const search = async (query: string, filter = {}) =>
      (await opened.readModels.search(deals, query, filter, { limit: 10 })).map(({ id }) => id).sort()

    beforeEach(async () => {
      opened = await open()
      await putAll(opened.store, await dealsVersion(opened.store), {
        docs: {
          a: { title: 'Gaming laptop', tags: ['computers'], best: 1 },
          b: { title: 'Café kettle, 2 litres', tags: ['laptop', 'kitchen'], best: 2 },
          c: { title: 'Laptops for gaming', tags: [], best: 3 },
          d: { best: 4 },
        },
      })
    })
    afterEach(() => opened.close())

    it('finds words whatever their case, number and accents', async () => {
      expect(await search('LAPTOP')).toEqual(['a', 'b', 'c'])
      expect(await search('cafe')).toEqual(['b'])
      expect(await search('laptop kitchen')).toEqual(['b'])
    })
    it('takes phrases and exclusions', async () => {
      expect(await search('"gaming laptop"')).toEqual(['a'])
      expect(await search('laptop -gaming')).toEqual(['b'])
      expect(await search('-gaming')).toEqual([])
    })
    it('takes filters', async () => {
      expect(await search('laptop', { best: { $gte: 3 } })).toEqual(['c'])
    })
    it('is harmless whatever is typed', async () => {
      for (const query of ['', '"', '""', 'a OR', 'NEAR(', 'title:laptop', "'; drop", '*', '- -', '^', 'keys:active']) {
        expect(Array.isArray(await search(query))).toBe(true)
      }
    })
    it('follows changes of the text', async () => {
      const ref = { projection: 'deals', version: 1 }
      await putAll(opened.store, ref, { docs: { a: { title: 'Gaming chair' }, c: null }, pos: 2 })
      expect(await search('laptop')).toEqual(['b'])
      expect(await search('chair')).toEqual(['a'])
    })
  })
}
