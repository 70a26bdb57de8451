import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anything, putAll } from '../testing/deals.ts'
import { offers } from '../testing/offers.ts'
import { connectReader, type Connection } from './connection.ts'
import { searchDocuments } from './search-documents.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'
import { statementsOf, type Statements } from './sqlite-statements.ts'
import { tableOf } from './tables.ts'

describe('in which fields words stand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-fields-'))
  let connection: Connection

  beforeAll(async () => {
    const file = join(folder, 'read.db')
    const store = openSqliteProjectionStore({ file })
    const ref = await store.create('offers', { ...anything, collections: [offers], indexed: true })
    const docs = {
      1: { title: 'red lamp', text: 'blue desk', tags: ['desk'] },
      2: { title: 'blue lamp', text: 'a desk', tags: [] },
      3: { title: 'red desk', text: 'red', tags: ['desk'] },
    }
    await putAll(store, ref, { docs, collection: offers.name })
    await store.close()
    connection = connectReader(file)
  })
  afterAll(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })

  it.each<[what: string, query: string, found: { relevances: number[]; walks: number }]>([
    ['in the first alone: nothing holds it behind that', 'lamp', { relevances: [4, 4], walks: 1 }],
    ['in the first two: each is asked, and what is behind them', 'blue', { relevances: [4, 1], walks: 3 }],
    ['in all', 'desk', { relevances: [7, 1, 4], walks: 4 }],
    ['of several words each', 'red lamp', { relevances: [8], walks: 2 }],
    ['of what is not found nothing', 'red blue -lamp', { relevances: [], walks: 0 }],
  ])('is asked of the index as often as has to be: %s', (_what, query, { relevances, walks }) => {
    const matches: string[] = []
    const statements = statementsOf(connection)
    const column: Statements['column'] = (sql, values) => {
      matches.push(sql)
      return statements.column(sql, values)
    }
    const hits = searchDocuments({ ...statements, column }, tableOf(offers, 1), { query, filter: {}, limit: 10 })
    expect(hits.map(({ relevance }) => relevance)).toEqual(relevances)
    expect(matches).toHaveLength(walks + 1)
  })
})
