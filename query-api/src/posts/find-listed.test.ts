import { postTypes, type PostSortOrder } from '@deals/events'
import type { Filter } from '@deals/projector/read-models'
import { narrowedBy } from './find-listed.ts'

const all: Filter = { status: { $in: ['active'] }, type: { $in: [...postTypes] }, categorySlug: { $in: ['pets'] } }
const withoutTypes: Filter = { status: { $in: ['active'] }, categorySlug: { $in: ['pets'] } }
const some: Filter = { ...all, type: { $in: ['product', 'sales'] } }

it.each<[PostSortOrder, Filter, Filter]>([
  ['best', all, withoutTypes],
  ['newest', all, withoutTypes],
  ['popularity_desc', all, withoutTypes],
  ['ending', all, withoutTypes],
  ['price_asc', all, all],
  ['price_desc', all, all],
  ['best', some, some],
  ['newest', { ...all, type: 'sales' }, { ...all, type: 'sales' }],
  ['best', withoutTypes, withoutTypes],
])(
  'a list in the order %s is not narrowed by types when all are wanted, unless its index begins with them',
  (order, filter, narrowed) => {
    expect(narrowedBy({ filter, order })).toEqual(narrowed)
  },
)
