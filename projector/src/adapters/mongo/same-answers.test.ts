import fc from 'fast-check'
import { describeOnMongo } from '@deals/storage/testing'
import { mongoStores, sqliteStores, type OpenedStores } from '../../testing/opened-stores.ts'
import { anyDocuments, anyQuestion, deals, dealsVersion, putAll } from '../testing/deals.ts'

// Room for a server that many suites share.
jest.setTimeout(120_000)

const anySearch = fc.constantFrom('one', 'two', 'two three', '"two three"', 'three -one', 'a', 'ones b', 'three -a')

type Question = typeof anyQuestion extends fc.Arbitrary<infer Asked> ? Asked : never

async function answersOf({ readModels }: OpenedStores, question: Question, query: string) {
  const { filter, ...options } = question
  const collection = readModels.collection(deals)
  const [found, count, hits] = await Promise.all([
    collection.find(filter, options),
    collection.count(filter),
    readModels.search(deals, query, filter, { limit: 50 }),
  ])
  const many = await collection.many(found.map(({ _id }) => _id))
  // How relevant a text is, each store counts in its own way; which ones answer is the same for all.
  return { found, count, many: [...many].sort(), hits: hits.map(({ id }) => id).sort() }
}

describeOnMongo({ port: 'same answers', name: 'SQLite and MongoDB' }, (server) => {
  it('give the same answers about any documents, as they are changed', async () => {
    const both = [sqliteStores(), await mongoStores(server().url)]
    let compared = 0
    const questions = fc.array(fc.tuple(anyQuestion, anySearch), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(anyDocuments, anyDocuments, questions, async (first, second, asked) => {
        for (const { store } of both) {
          const ref = await dealsVersion(store)
          await putAll(store, ref, { docs: first, pos: 1 })
          await putAll(store, ref, { docs: second, pos: 2 })
          expect(await store.activate(ref, 0)).toBe(true)
          await store.drop({ ...ref, version: ref.version - 1 })
        }
        for (const [question, query] of asked) {
          const [sqlite, onMongo] = await Promise.all(both.map((stores) => answersOf(stores, question, query)))
          expect(onMongo).toEqual(sqlite)
          compared += onMongo?.found.length ?? 0
        }
      }),
      { numRuns: 40 },
    )
    // The questions are meant for the documents: many of them have answers.
    expect(compared).toBeGreaterThan(40)
    await Promise.all(both.map((stores) => stores.close()))
  })
})
