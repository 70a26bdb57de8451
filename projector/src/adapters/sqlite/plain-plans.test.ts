import type { Filter } from '../../platform/read-models.ts'
import { deals } from '../testing/deals.ts'
import { planOf, sorted, type Question } from './find-plan.ts'
import { plainPlan } from './plain-plans.ts'
import { tableOf } from './tables.ts'

const table = tableOf(deals, 1)
const asked = { sort: [['best', -1]], limit: 25 } as const
const plain: readonly [Filter, Filter][] = [
  [
    { status: 'active', type: 'product' },
    { status: 'expired', type: 'sales' },
  ],
  [
    { type: 'product', status: 'active', best: { $gte: 3, $lt: 9 } },
    { type: 'sales', status: 'expired', best: { $gte: 1, $lt: 2 } },
  ],
  [
    { best: { $lt: 9, $gte: 3 }, _id: { $gt: 'd1' } },
    { best: { $lt: 0, $gte: 0 }, _id: { $gt: '' } },
  ],
  [{ hot: { $ne: true } }, { hot: { $ne: false } }],
  [{ _id: 'd1' }, { _id: 'd2' }],
  [{}, {}],
]

describe('the plan of a plain question', () => {
  it.each(plain)('is that which its values would be given: %j', (one, other) => {
    const questions = [one, other, one].flatMap((filter, at): Question[] => [
      { ...asked, filter },
      { ...asked, filter, skip: 10 * at, onlyIds: true },
    ])
    for (const question of questions) {
      expect(plainPlan({ table, isIndexed: true }, question)).toEqual(planOf(table, question))
      expect(plainPlan({ table, isIndexed: false }, question)).toEqual(sorted(table, question, 'any'))
    }
  })

  it.each<Filter>([
    { status: { $in: ['active', 'expired'] } },
    { price: { $exists: true } },
    { $or: [{ price: 1 }, { price: 2 }] },
    { tags: 'all' },
    { hot: true },
    { status: 'active', price: { $gte: 3 } },
  ])('is not what %j has, whose values choose it', (filter) => {
    expect(plainPlan({ table, isIndexed: true }, { ...asked, filter })).toBeNull()
  })
})
