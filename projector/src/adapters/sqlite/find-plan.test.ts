import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Doc, Filter, Sort } from '../../platform/read-models.ts'
import { sortingIndexes } from '../check-filter.ts'
import { deals, dealsVersion, putAll } from '../testing/deals.ts'
import { connectReader, type Connection } from './connection.ts'
import { findPlan } from './sqlite-collection.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'
import { statementsOf } from './sqlite-statements.ts'
import { tableOf } from './tables.ts'

describe('the plan of a question', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-plan-'))
  const file = join(folder, 'read.db')
  let connection: Connection

  beforeAll(async () => {
    const store = openSqliteProjectionStore({ file })
    const docs = Array.from({ length: 2500 }, (_, at): [string, Doc] => [
      `d${at}`,
      {
        status: 'active',
        type: 'product',
        best: at,
        price: at % 100 === 0 ? 50 : 5,
        tags: at % 400 === 0 ? ['rare', 'all'] : ['all'],
      },
    ])
    await putAll(store, await dealsVersion(store), { docs: Object.fromEntries(docs) })
    await store.close()
    connection = connectReader(file)
  })
  afterAll(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })

  const stepsOf = (filter: Filter, sort: Sort, { limit = 25, onlyIds = false } = {}): string => {
    const question = { filter, sort, limit, onlyIds, skip: 50 }
    const plan = findPlan(statementsOf(connection), { table: tableOf(deals, 1), isIndexed: true }, question)
    return connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${plan.text}`)
      .all(...plan.values)
      .map(({ detail }) => detail)
      .join('\n')
  }

  it.each<[string, Filter, Sort]>([
    ['a feed page', { status: 'active', type: 'product' }, [['best', -1]]],
    ['the same from its end', { status: 'active', type: 'product' }, [['best', 1]]],
    [
      'a page with conditions beside the index',
      { status: 'active', type: 'product', price: { $lt: 9 }, hot: { $ne: true } },
      [['best', -1]],
    ],
    ['a page over a whole collection', { price: { $gt: 3 } }, [['best', -1]]],
    ['a page of a list value that most documents hold', { tags: 'all' }, [['best', -1]]],
  ])('of %s follows an index and sorts nothing', (_, filter, sort) => {
    expect(stepsOf(filter, sort)).toContain('USING INDEX')
    expect(stepsOf(filter, sort)).not.toContain('TEMP B-TREE')
  })

  it('for the ids of a page looks at no document', () => {
    expect(stepsOf({ status: 'active', type: 'product' }, [['best', -1]], { onlyIds: true })).toMatch(
      /^SEARCH t USING COVERING INDEX deals_v1_by0 \(f_status=\? AND f_type=\?\)$/,
    )
  })

  it('of several wanted values reads the head of one range for each', () => {
    const steps = stepsOf({ status: { $in: ['active', 'expired'] }, type: { $in: ['product', 'sales'] } }, [
      ['best', -1],
    ])
    expect(steps.match(/SEARCH t USING (?:COVERING )?INDEX deals_v1_by0 \(f_status=\? AND f_type=\?\)/g)).toHaveLength(
      4,
    )
  })

  it('of a rare list value starts from its few documents', () => {
    expect(stepsOf({ tags: 'rare', status: 'active' }, [['best', -1]])).toMatch(/SEARCH l USING PRIMARY KEY/)
  })

  it('of a list value of which all documents are wanted starts from them', () => {
    expect(stepsOf({ tags: 'all' }, [['_id', 1]], { limit: 2500 })).toMatch(/SEARCH l USING PRIMARY KEY/)
  })

  it('of a rare value starts from its few documents, though another index has the order', () => {
    expect(stepsOf({ status: 'active', hot: true }, [['best', -1]])).toContain('deals_v1_by3 (f_hot=?)')
  })

  it('follows the order where many documents have the value', () => {
    expect(stepsOf({ price: { $gt: 3 }, status: 'active' }, [['best', -1]])).toContain('deals_v1_by1 (f_status=?)')
  })

  it('of a span with few documents starts from them, and follows the order where there are many', () => {
    expect(stepsOf({ price: { $gt: 9 }, status: 'active' }, [['best', -1]])).toContain('deals_v1_by4 (f_price>?)')
    expect(stepsOf({ price: { $gt: 3, $lt: 9 }, status: 'active' }, [['best', -1]])).toContain('by1 (f_status=?)')
  })

  it('of a span in its own order follows that', () => {
    expect(stepsOf({ price: { $gt: 9 } }, [['price', 1]])).toBe('SEARCH t USING INDEX deals_v1_by4 (f_price>?)')
  })

  it('takes of two indexes the one whose fields have fewer wanted values', () => {
    const schema = {
      name: 'posts',
      fields: { type: 'text', category: 'text', best: 'number' },
      indexes: [
        ['type', '-best'],
        ['category', '-best'],
      ],
    } as const
    const filter = { type: { $in: ['product', 'sales'] }, category: 'pets' }
    expect(sortingIndexes(schema, filter, [['best', -1]]).map(({ at }) => at)).toEqual([1, 0])
  })

  it('of a few ids looks them up', () => {
    expect(stepsOf({ _id: { $in: ['d1', 'd2'] }, status: 'active' }, [['best', -1]])).toContain('(id=?)')
  })
})
