import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Doc, Filter } from '../../platform/read-models.ts'
import { anything, putAll } from '../testing/deals.ts'
import { offers } from '../testing/offers.ts'
import { connectReader, type Connection } from './connection.ts'
import { keysAsked } from './searched-words.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'
import { statementsOf } from './sqlite-statements.ts'
import { tableOf } from './tables.ts'

const table = tableOf(offers, 1)
const offer = (at: number): Doc => ({
  title: 'lamp',
  status: at % 10 === 0 ? 'over' : 'active',
  ...(at % 5 > 0 && { shop: 'a' }),
  price: at,
})

describe('the words of a search', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-words-'))
  let connection: Connection
  const asked = (filter: Filter) => keysAsked(statementsOf(connection), table, filter)

  beforeAll(async () => {
    const file = join(folder, 'read.db')
    const store = openSqliteProjectionStore({ file })
    const ref = await store.create('offers', { ...anything, collections: [offers], indexed: false })
    const docs = Object.fromEntries(Array.from({ length: 4_500 }, (_, at) => [String(at + 1), offer(at)]))
    await putAll(store, ref, { docs, collection: offers.name })
    await store.buildIndexes(ref)
    await store.close()
    connection = connectReader(file)
  })
  afterAll(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })

  it('are one list each, however many batches they were written in', () => {
    const parts = connection.prepare('select count(distinct segid) from "offers_v1_text_idx"').pluck().get()
    expect(parts).toBe(1)
  })

  it.each<[what: string, filter: Filter, lists: { keys: number; others: number; rest: Filter }]>([
    ['what few have', { status: 'over' }, { keys: 1, others: 0, rest: {} }],
    ['what most have, as what the others have', { status: 'active' }, { keys: 0, others: 1, rest: {} }],
    ['what all have, as nothing', { status: { $in: ['active', 'over'] } }, { keys: 0, others: 0, rest: {} }],
    ['what most have of which some have nothing', { shop: 'a' }, { keys: 1, others: 0, rest: {} }],
    ['what is not counted', { tags: 'red' }, { keys: 1, others: 0, rest: {} }],
    ['what it does not know', { price: { $gte: 1 } }, { keys: 0, others: 0, rest: { price: { $gte: 1 } } }],
    [
      'several',
      { $and: [{ status: 'active' }], shop: 'a', price: 1 },
      { keys: 1, others: 1, rest: { price: { $in: [1] } } },
    ],
  ])('are asked for %s', (_what, filter, { keys, others, rest }) => {
    const found = asked(filter)
    expect(found.keys).toHaveLength(keys)
    expect(found.others).toHaveLength(others)
    expect(found.rest).toEqual(rest)
  })
})
