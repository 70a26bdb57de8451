import { canManageStores, type AskedOf, type AnswerOf, type StaffStore, type storeReads } from '@deals/events'
import { posts, stores, users, type StoreDoc } from '@deals/projector/read-models'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notAllowed, notFound } from '../platform/refusals.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { toStaffStore, type AroundStore } from './store.view.ts'

/** All stores fit in memory; they are searched by any part, as somebody types. */
const mostStores = 5_000

interface Found {
  readonly page: readonly StoreDoc[]
  readonly total: number
}
type Hydrated = Found & { readonly deals: ReadonlyMap<string, number>; readonly members: Members }
type Wanted = AskedOf<typeof storeReads.listStaffStores>

const speakersOf = (asking: Pick<Asking, 'readModels'>, found: readonly StoreDoc[]): Promise<Members> =>
  findMembers(
    asking,
    found.flatMap(({ representatives = [] }) => representatives),
  )

/** GET /api/staff/stores: every store, by name. */
export const listStaffStores = defineQuery<Wanted, Found, Hydrated, AnswerOf<typeof storeReads.listStaffStores>>({
  reads: [stores, posts, users],
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
    members: await speakersOf(asking, found.page),
  }),
  permit: ({ viewer }, hydrated) => (canManageStores(viewer) ? hydrated : notAllowed),
  present: (_asking, { page, total, deals, members }) => ({
    stores: page.map((store) => toStaffStore(store, { activeDeals: deals.get(store.slug) ?? 0, members })),
    total,
  }),
})

type One = AroundStore & { readonly store: StoreDoc }

/** GET /api/staff/stores/{slug} */
export const getStaffStore = defineQuery<{ slug: string }, StoreDoc, One, StaffStore>({
  reads: [stores, posts, users],
  find: async ({ readModels, viewer }, { slug }) =>
    canManageStores(viewer)
      ? ((await readModels.collection<StoreDoc>(stores).get(slug.toLowerCase())) ?? notFound('Store'))
      : notAllowed,
  hydrate: async (asking, store) => ({
    store,
    activeDeals: (await activeDealsOf(asking, [store.slug])).get(store.slug) ?? 0,
    members: await speakersOf(asking, [store]),
  }),
  permit: ({ viewer }, hydrated) => (canManageStores(viewer) ? hydrated : notAllowed),
  present: (_asking, { store, ...around }) => toStaffStore(store, around),
})
