import type { Collection, PostDoc, ReadModels } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { countPosts } from './count-posts.ts'

/** Read models that hold so many posts and note how they were counted. */
function holding(total: number) {
  const counts: (number | undefined)[] = []
  const count: Collection<PostDoc>['count'] = async (_filter, { atMost } = {}) => {
    counts.push(atMost)
    return Math.min(total, atMost ?? Infinity)
  }
  const readModels = { collection: () => ({ count }) } as unknown as ReadModels
  const asking = (now: number) => ({ readModels, now }) as Asking
  return { counts, at: (now: number) => countPosts(asking(now), { status: 'active', createdAt: { $gte: now } }) }
}

it('is exact up to ten thousand, at every time', async () => {
  const few = holding(10_000)
  expect([await few.at(0), await few.at(1)]).toEqual([10_000, 10_000])
  expect(few.counts).toEqual([10_001, 10_001])
})

it('is counted now and then beyond that', async () => {
  const many = holding(1_000_000)
  expect([await many.at(0), await many.at(20_000), await many.at(40_000)]).toEqual([1_000_000, 1_000_000, 1_000_000])
  expect(many.counts).toEqual([10_001, undefined, 10_001, undefined])
})
