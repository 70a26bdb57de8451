import { fillInRuns, reviewRuns } from '../../language-models/model-runs.read-models.ts'
import { scoreHistories } from '../../deal-scores/deal-scores.read-models.ts'
import type { CollectionSchema, Filter } from '../../platform/read-models.ts'
import { connectPrivate } from './connection.ts'
import { sumPlan } from './find-plan.ts'
import { createIndexes, createTables, tableOf } from './tables.ts'

it.each<[string, { schema: CollectionSchema; field: string; filter: Filter }]>([
  ['scores', { schema: scoreHistories, field: 'spentTokens', filter: { spentDay: '2026-01-15' } }],
  ['reviews', { schema: reviewRuns, field: 'tokens', filter: { day: 5 } }],
  ['reviews of a post', { schema: reviewRuns, field: 'tokens', filter: { postId: 1, day: 5 } }],
  ['forms', { schema: fillInRuns, field: 'tokens', filter: { day: 5 } }],
])('what models took on a day for %s is summed without a look at a document', (_of, { schema, field, filter }) => {
  const [connection, table] = [connectPrivate(), tableOf(schema, 1)]
  ;[...createTables(table), ...createIndexes(table)].forEach((sql) => connection.exec(sql))
  const { text, values } = sumPlan(table, field, filter)
  const steps = connection.prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...values)
  const conditions = Object.keys(filter).map((name) => `f_${name}=?`)
  expect(steps.map(({ detail }) => detail).join()).toMatch(/^SEARCH t USING COVERING INDEX \w+ \([^)]*\)$/)
  expect(steps[0]?.detail).toContain(`(${conditions.join(' AND ')})`)
  connection.close()
})
