import { canManageStores, type AskedOf, type AnswerOf, type StaffStore, type storeReads } from '@deals/events'
import { posts, stores, type StoreDoc } from '@deals/projector/read-models'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed, notFound } from '../platform/refusals.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { toStaffStore } from './store.view.ts'

/** All stores fit in memory; they are searched by any part, as somebody types. */
const mostStores = 5_000

interface Found {
  readonly page: readonly StoreDoc[]
  readonly total: number
}
type Hydrated = Found & { readonly deals: ReadonlyMap<string, number> }
type Wanted = AskedOf<typeof storeReads.listStaffStores>

/** GET /api/staff/stores: every store, by name. */
export const listStaffStores = defineQuery<Wanted, Found, Hydrated, AnswerOf<typeof storeReads.listStaffStores>>({
  reads: [stores, posts],
  find: async ({ readModels, viewer }, { search, status = 'all', ...request }) => {
    if (!canManageStores(viewer)) {
      return notAllowed
    }
    const ofStatus = status === 'all' ? {} : { status }
    const known = await readModels
      .collection<StoreDoc>(stores)
      .find(ofStatus, { sort: [['nameKey', 1]], limit: mostStores })
    const wanted = search.toLowerCase()
    const found = known.filter(({ nameKey, slug, hosts }) =>
      [nameKey, slug, ...hosts].some((one) => one.includes(wanted)),
    )
    return { page: pageOf(found, request), total: found.length }
  },
  hydrate: async (asking, found) => ({
    ...found,
    deals: await activeDealsOf(
      asking,
      found.page.map(({ slug }) => slug),
    ),
  }),
  permit: ({ viewer }, hydrated) => (canManageStores(viewer) ? hydrated : notAllowed),
  present: (_asking, { page, total, deals }) => ({
    stores: page.map((store) => toStaffStore(store, deals.get(store.slug) ?? 0)),
    total,
  }),
})

interface One {
  readonly store: StoreDoc
  readonly activeDeals: number
}

/** GET /api/staff/stores/{slug} */
export const getStaffStore = defineQuery<{ slug: string }, StoreDoc, One, StaffStore>({
  reads: [stores, posts],
  find: async ({ readModels, viewer }, { slug }) =>
    canManageStores(viewer)
      ? ((await readModels.collection<StoreDoc>(stores).get(slug.toLowerCase())) ?? notFound('Store'))
      : notAllowed,
  hydrate: async (asking, store) => ({
    store,
    activeDeals: (await activeDealsOf(asking, [store.slug])).get(store.slug) ?? 0,
  }),
  permit: ({ viewer }, hydrated) => (canManageStores(viewer) ? hydrated : notAllowed),
  present: (_asking, { store, activeDeals }) => toStaffStore(store, activeDeals),
})
