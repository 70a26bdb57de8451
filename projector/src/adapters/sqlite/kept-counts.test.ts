import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { CollectionSchema, Doc, Filter } from '../../platform/read-models.ts'
import { matches } from '../matches.ts'
import { anyDocuments, anything, deals, putAll } from '../testing/deals.ts'
import { anyVisits, timesByDay, visits, type Visits } from '../testing/visits.ts'
import { connectReader } from './connection.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'
import { openSqliteReadModels } from './sqlite-read-models.ts'

const directory = mkdtempSync(join(tmpdir(), 'kept-counts-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** Questions of given values alone, each over one of the combinations that are counted. */
const questions: readonly Filter[] = [
  {},
  { status: 'active' },
  { status: { $in: ['active', 'expired', ''] }, type: 'coupon' },
  { type: { $in: ['product', 'sales'] }, hot: true },
  { status: 'active', tags: 'a' },
  { tags: '\u{1f600}' },
  { price: 1, shops: 'b' },
  { price: { $in: [-2.5, 0, 1e15] }, shops: 'a' },
]
/** What is counted by no combination, or twice, is looked at. */
const others: readonly Filter[] = [
  { tags: { $in: ['a', 'b'] } },
  { status: { $ne: 'active' } },
  { best: 1 },
  { status: 'active', shops: 'a' },
  { $or: [{ status: 'active' }, { type: 'coupon' }] },
]

let files = 0
async function opened(indexed: boolean, schema: CollectionSchema = deals) {
  files += 1
  const file = join(directory, `${files}.db`)
  const store = openSqliteProjectionStore({ file })
  const ref = await store.create(schema.name, { ...anything, collections: [schema], indexed })
  return { file, store, ref, readModels: openSqliteReadModels({ file }) }
}

it('documents are counted as they are, however often they change, from the start or when a rebuild ends', async () => {
  const batches = fc.array(anyDocuments, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(batches, fc.boolean(), fc.nat(3), async (docs, indexed, rebuilt) => {
      const { store, ref, readModels } = await opened(indexed)
      const model = new Map<string, Doc | null>()
      for (const [at, batch] of docs.entries()) {
        await putAll(store, ref, { docs: batch, pos: at + 1 })
        Object.entries(batch).forEach(([id, doc]) => model.set(id, doc))
        if (at === rebuilt) {
          await store.buildIndexes(ref)
          await store.buildIndexes(ref)
        }
        for (const filter of [...questions, ...others]) {
          const found = [...model].filter(([_id, doc]) => doc !== null && matches({ ...doc, _id }, filter))
          expect([filter, await readModels.collection(deals).count(filter)]).toEqual([filter, found.length])
          const isKept = questions.includes(filter) && (indexed || at >= rebuilt)
          const kept = isKept ? found.length : null
          expect([filter, await readModels.collection(deals).keptCount(filter)]).toEqual([filter, kept])
        }
      }
      await readModels.close()
      await store.close()
    }),
    { numRuns: 30 },
  )
})

it('how often it happened what documents tell is kept from the start or when a rebuild ends', () =>
  fc.assert(
    fc.asyncProperty(anyVisits, anyVisits, fc.boolean(), async (first, second, indexed) => {
      const { file, store, ref, readModels } = await opened(indexed, visits)
      await putAll(store, ref, { docs: first, pos: 1, collection: visits.name })
      await store.buildIndexes(ref)
      await putAll(store, ref, { docs: second, pos: 2, collection: visits.name })
      const living = Object.values({ ...first, ...second }).flatMap((doc): Visits[] => (doc === null ? [] : [doc]))
      const clicks = living.filter(({ kind }) => kind === 'click')
      expect(await readModels.collection(visits).countPer('day', { kind: 'click' })).toEqual(timesByDay(clicks))
      const behind = connectReader(file)
      const kept = behind.prepare('select coalesce(sum(found), 0) from visits_v1_counts').pluck().get()
      expect(kept).toBe([...timesByDay(living).values()].reduce((sum, times) => sum + times, 0))
      behind.close()
      await readModels.close()
      await store.close()
    }),
    { numRuns: 30 },
  ))

it('no document is looked at for what is counted', async () => {
  const { file, store, ref, readModels } = await opened(true)
  await putAll(store, ref, { docs: { a: { status: 'active', tags: ['a'] }, b: { status: 'active' } } })
  const behind = connectReader(file)
  const rows = behind.prepare('select part, c0, found from deals_v1_counts where part = 0').all()
  expect(rows).toEqual([{ part: 0, c0: 'active', found: 2 }])
  behind.close()
  await readModels.close()
  await store.close()
})
