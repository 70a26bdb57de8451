import {
  canManageStores,
  storeNameKey,
  type AskedOf,
  type AnswerOf,
  type StaffStore,
  type storeReads,
} from '@deals/events'
import { posts, storeRepresentatives, storeRequests, stores, users, type Filter } from '@deals/projector/read-models'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { speakersOf, waitingByStore } from './store-speakers.hydrator.ts'
import { toStaffStore } from './store.view.ts'

/** All stores fit in memory; they are searched by any part, as somebody types. */
const mostStores = 5_000

type Wanted = AskedOf<typeof storeReads.listStaffStores>

function filterOf(status: NonNullable<Wanted['status']>, waiting: ReadonlyMap<string, number>): Filter {
  if (status === 'asked') {
    return { slug: { $in: [...waiting.keys()] } }
  }
  return status === 'all' ? {} : { status }
}

/** GET /api/staff/stores: every store, by name. */
export const listStaffStores = defineQuery({
  reads: [stores, storeRepresentatives, storeRequests, posts, users],
  mayAsk: canManageStores,
  find: async ({ readModels }, { search, status = 'all', ...request }: Wanted) => {
    const waiting = await waitingByStore({ readModels })
    const known = await readModels
      .collection(stores)
      .find(filterOf(status, waiting), { sort: [['nameKey', 1]], limit: mostStores })
    const [name, part] = [storeNameKey(search), search.toLowerCase()]
    const found = known.filter(
      ({ nameKey, slug, hosts }) => nameKey.includes(name) || [slug, ...hosts].some((one) => one.includes(part)),
    )
    return { page: pageOf(found, request), total: found.length, waiting }
  },
  hydrate: async (asking, found) => ({
    ...found,
    deals: await activeDealsOf(
      asking,
      found.page.map(({ slug }) => slug),
    ),
    speakers: await speakersOf(asking, found.page),
  }),
  present: (_asking, { page, total, deals, speakers, waiting }): AnswerOf<typeof storeReads.listStaffStores> => ({
    stores: page.map((store) =>
      toStaffStore(store, {
        activeDeals: deals.get(store.slug) ?? 0,
        speakers,
        waitingRequests: waiting.get(store.slug) ?? 0,
      }),
    ),
    total,
    waitingRequests: [...waiting.values()].reduce((sum, count) => sum + count, 0),
  }),
})

/** GET /api/staff/stores/{slug} */
export const getStaffStore = defineQuery({
  reads: [stores, storeRepresentatives, storeRequests, posts, users],
  mayAsk: canManageStores,
  find: async ({ readModels }, { slug }: { slug: string }) =>
    (await readModels.collection(stores).get(slug.toLowerCase())) ?? notFound('Store'),
  hydrate: async (asking, store) => ({
    store,
    activeDeals: (await activeDealsOf(asking, [store.slug])).get(store.slug) ?? 0,
    speakers: await speakersOf(asking, [store]),
    waitingRequests: (await waitingByStore(asking)).get(store.slug) ?? 0,
  }),
  present: (_asking, { store, ...around }): StaffStore => toStaffStore(store, around),
})
