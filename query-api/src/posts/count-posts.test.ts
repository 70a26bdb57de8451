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

it('leaves one post out by a look at that post alone, so that all who leave one out share what is counted', async () => {
  const { readModels, counted } = counting({ active: 30, hasOne: true })
  const without = (postId: number) =>
    countPosts({ readModels, now: 0, reached: beforeFirst }, { status: 'active', postId: { $ne: postId } })
  expect([await without(7), await without(8)]).toEqual([29, 29])
  expect(counted.filter((one) => !('_id' in one))).toEqual([{ status: 'active' }])
  expect(counted).toHaveLength(3)
})

it('leaves out nothing where the post is not among them', async () => {
  const { readModels } = counting({ active: 30, hasOne: false })
  const filter = { status: 'active', postId: { $ne: 7 } }
  expect(await countPosts({ readModels, now: 0, reached: beforeFirst }, filter)).toBe(30)
})

/** Read models that note what is counted, and how one post is asked for by its id. */
function counting({ active, hasOne }: { active: number; hasOne: boolean }) {
  const counted: object[] = []
  const count: Collection<PostDoc>['count'] = async (filter) => {
    counted.push(filter)
    return '_id' in filter ? Number(hasOne) : active
  }
  const collection = { count, keptCount: async () => null } as unknown as Collection<PostDoc>
  const { readModels } = openMemoryReadModels()
  return { counted, readModels: { ...readModels, collection: () => collection } as unknown as ReadModels }
}
