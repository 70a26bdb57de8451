import type { Filter, Sort } from '../../platform/read-models.ts'
import { posts } from '../../posts/posts.read-models.ts'
import { connectPrivate } from './connection.ts'
import { planOf } from './find-plan.ts'
import { createIndexes, createTables, tableOf } from './tables.ts'

const [connection, table] = [connectPrivate(), tableOf(posts, 1)]
beforeAll(() => [...createTables(table), ...createIndexes(table)].forEach((sql) => connection.exec(sql)))
afterAll(() => connection.close())

const status = { $in: ['active'] }
const best: Sort = [
  ['best', -1],
  ['createdAt', -1],
]

it.each<[string, Filter, Sort]>([
  ['the best', { status }, best],
  ['the newest', { status }, [['createdAt', -1]]],
  [
    'what is liked most',
    { status },
    [
      ['votes', -1],
      ['commentCount', -1],
      ['createdAt', -1],
    ],
  ],
  ['the best of a category', { status, categorySlug: { $in: ['pets'] } }, best],
  ['the best of a store', { status, storeSlug: 'acme' }, best],
])('of %s a page far down follows one range of an index', (_, filter, sort) => {
  const plan = planOf(table, { filter, sort, limit: 20, skip: 9_980 })
  const steps = connection
    .prepare<unknown[], { detail: string }>(`explain query plan ${plan.text}`)
    .all(...plan.values)
    .map(({ detail }) => detail)
  expect(steps).toEqual([expect.stringMatching(/^SEARCH t USING INDEX posts_v1_by\d+ \(f_status=\?/)])
})
