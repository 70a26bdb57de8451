import { beforeFirst, positionFrom } from '@deals/events'
import { openMemoryReadModels, type Collection, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { costlyTotal, countPosts, exactTotal } from './count-posts.ts'

/** Read models that hold so many posts and note how they were counted. */
function holding(total: number, { kept = null }: { kept?: number | null } = {}) {
  const counts: (number | undefined)[] = []
  const views = { total, at: 3, moment: 0 }
  const count: Collection<PostDoc>['count'] = async (_filter, { atMost } = {}) => {
    counts.push(atMost)
    return Math.min(views.total, atMost ?? Infinity)
  }
  const collection = { count, keptCount: async () => kept } as unknown as Collection<PostDoc>
  const readModels = {
    ...openMemoryReadModels().readModels,
    collection: () => collection,
    position: async () => positionFrom(views.at),
    moment: async () => String(views.moment),
  } as unknown as ReadModels
  const asking = (now: number, reached = beforeFirst) => ({ readModels, now, reached })
  const filterAt = (now: number) => ({ status: 'active', createdAt: { $gte: now } })
  return {
    counts,
    views,
    at: (now: number, since = now) => countPosts(asking(now), filterAt(since)),
    after: (reached: number) => countPosts(asking(0, positionFrom(reached)), filterAt(0)),
    exact: () => exactTotal(asking(0), filterAt(0)),
    costly: () => costlyTotal(asking(0), filterAt(0)),
  }
}

it('is exact up to ten thousand, at every time', async () => {
  const few = holding(10_000)
  expect([await few.at(0), await few.at(1)]).toEqual([10_000, 10_000])
  few.views.moment = 1
  expect(await few.at(2)).toBe(10_000)
  expect(few.counts).toEqual([10_001, 10_001])
})

it('is counted now and then beyond that', async () => {
  const many = holding(1_000_000)
  expect([await many.at(0), await many.at(4_000), await many.at(40_000)]).toEqual([1_000_000, 1_000_000, 1_000_000])
  expect(many.counts).toEqual([10_001, undefined, 10_001, undefined])
})

it('is counted anew for whoever has written since', async () => {
  const many = holding(20_000)
  await many.at(0)
  Object.assign(many.views, { total: 20_001, at: 4, moment: 1 })
  expect([await many.at(0), await many.after(3), await many.after(4), await many.at(0)]).toEqual([
    20_000, 20_000, 20_001, 20_001,
  ])
})

it('is exact at every time however many there are, where they are counted as they are written', async () => {
  const many = holding(0, { kept: 1_000_000 })
  expect([await many.at(0), await many.exact()]).toEqual([1_000_000, 1_000_000])
  expect(many.counts).toEqual([])
})

it('is no part of what many share where it is remembered for longer than that', async () => {
  const many = holding(20_000)
  expect([await many.exact(), await many.costly()]).toEqual([null, 20_000])
  many.views.moment = 1
  expect(await many.exact()).toBeNull()
  expect(many.counts).toEqual([10_001, undefined])
})

it('is another one for another span of time, within the same hour', async () => {
  const many = holding(20_000)
  await many.at(0, -86_400_000)
  await many.at(0, -7 * 86_400_000)
  expect(many.counts).toEqual([10_001, undefined, 10_001, undefined])
})
