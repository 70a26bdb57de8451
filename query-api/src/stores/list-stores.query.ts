import { dayMs, otherInitial, type AskedOf, type StoreList, type storeReads } from '@deals/events'
import { posts, stores, type StoreDoc } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { newestDealsOf } from './newest-deals.hydrator.ts'
import { toStoreSummary } from './store.view.ts'

/** All stores fit in memory; names are searched by any part, as somebody types. */
const mostStores = 5_000
const week = 7 * dayMs

type Request = AskedOf<typeof storeReads.listStores>

/** GET /api/stores */
export const listStores = defineQuery({
  reads: [stores, posts],
  isSameForVisitors: true,
  find: async (asking, request: Request) => {
    const wanted = request.search.toLowerCase()
    const known = await asking.readModels
      .collection(stores)
      .find({ status: { $in: ['active', 'pending'] } }, { sort: [['nameKey', 1]], limit: mostStores })
    const initials = [...new Set(known.map(initialOf))].toSorted()
    const found = known.filter((store) => isIn(store, request.initial) && store.name.toLowerCase().includes(wanted))
    const sorted = await inOrder(asking, found, request)
    return { page: pageOf(sorted, request), total: found.length, initials }
  },
  hydrate: async (asking, found, { currency }) => {
    const slugs = found.page.map(({ slug }) => slug)
    const [counts, newest] = await Promise.all([activeDealsOf(asking, slugs, currency), newestDealsOf(asking, slugs)])
    return { ...found, counts, newest }
  },
  permit: everybodyMay,
  present: (_asking, { page, total, initials, counts, newest }): StoreList => ({
    stores: page.map((store) => ({
      ...toStoreSummary(store, counts.get(store.slug) ?? 0),
      newestDealAt: isoOrNull(newest.get(store.slug) ?? undefined),
    })),
    total,
    initials,
  }),
})

/** A letter without its marks, so that É stands under E. */
function initialOf({ name }: StoreDoc): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : otherInitial
}

const isIn = (store: StoreDoc, initial: string): boolean => initial === '' || initialOf(store) === initial.toUpperCase()

async function inOrder(asking: Asking, found: StoreDoc[], { sort, currency }: Request): Promise<StoreDoc[]> {
  if (sort === undefined || sort === 'name') {
    return found
  }
  const slugs = found.map(({ slug }) => slug)
  const places = sort === 'new' ? await newThisWeek(asking, slugs) : await activeDealsOf(asking, slugs, currency)
  return found.toSorted((left, right) => (places.get(right.slug) ?? 0) - (places.get(left.slug) ?? 0))
}

/** Posts of the last week per store, from one read of the latest posts. */
async function newThisWeek(
  { readModels, now }: Asking,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const latest = await readModels
    .collection(posts)
    .find({ status: 'active', createdAt: { $gte: now - week } }, { sort: [['createdAt', -1]], limit: 5_000 })
  const counts = new Map(slugs.map((slug) => [slug, 0]))
  for (const { storeSlug } of latest) {
    counts.set(storeSlug ?? '', (counts.get(storeSlug ?? '') ?? 0) + 1)
  }
  return counts
}
