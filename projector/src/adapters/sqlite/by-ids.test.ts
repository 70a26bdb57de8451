import { offers } from '../testing/offers.ts'
import { valuesIn } from './by-ids.ts'
import { connectPrivate } from './connection.ts'
import { statementsOf, type Statements } from './sqlite-statements.ts'
import { createIndexes, createTables, tableOf } from './tables.ts'

const connection = connectPrivate()
const older = tableOf(offers, 1)
const table = tableOf({ ...offers, atHand: ['price', 'status'] }, 2)
beforeAll(() => {
  const made = [older, table].flatMap((one) => [...createTables(one), ...createIndexes(one)])
  made.forEach((sql) => connection.exec(sql))
})
afterAll(() => connection.close())

const [ofIndex, ofRows] = ['USING INDEX offers_v2_at_hand (<expr>=?)', 'USING INTEGER PRIMARY KEY (rowid=?)']

it.each<[what: string, of: { table: typeof table; isIndexed: boolean; fields: string[] }, plan: string]>([
  ['what is at hand is read of one index', { table, isIndexed: true, fields: ['status'] }, ofIndex],
  ['anything else is read of documents', { table, isIndexed: true, fields: ['status', 'shop'] }, ofRows],
  ['so is all while there are no indexes', { table, isIndexed: false, fields: ['status'] }, ofRows],
  ['and of a version that had nothing at hand', { table: older, isIndexed: true, fields: ['status'] }, ofRows],
])('%s', (_what, { fields, ...planned }, plan) => {
  const asked: string[] = []
  const statements = statementsOf(connection)
  const cells: Statements['cells'] = (sql, values) => {
    asked.push(sql)
    return statements.cells(sql, values)
  }
  valuesIn({ ...statements, cells }, planned, { ids: ['1'], fields })
  const steps = asked.flatMap((sql) =>
    connection.prepare<[string], { detail: string }>(`explain query plan ${sql}`).all('[]'),
  )
  expect(steps[0]?.detail).toBe(`SEARCH t ${plan}`)
})
