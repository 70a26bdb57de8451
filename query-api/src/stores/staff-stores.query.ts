import { canManageStores, type AskedOf, type AnswerOf, type StaffStore, type storeReads } from '@deals/events'
import {
  posts,
  storeRepresentatives,
  stores,
  users,
  type RepresentativeDoc,
  type StoreDoc,
} from '@deals/projector/read-models'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notAllowed, notFound } from '../platform/refusals.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { toStaffStore, type AroundStore, type Speakers } from './store.view.ts'

/** All stores fit in memory; they are searched by any part, as somebody types. */
const mostStores = 5_000

interface Found {
  readonly page: readonly StoreDoc[]
  readonly total: number
}
type Hydrated = Found & { readonly deals: ReadonlyMap<string, number>; readonly speakers: Speakers }
type Wanted = AskedOf<typeof storeReads.listStaffStores>

/** A page of stores, with the most that each has. */
const mostSpeakers = 2_000

async function speakersOf(asking: Pick<Asking, 'readModels'>, found: readonly StoreDoc[]): Promise<Speakers> {
  const spokenFor = found.flatMap(({ slug, representatives = [] }) => (representatives.length === 0 ? [] : [slug]))
  const told =
    spokenFor.length === 0
      ? []
      : await asking.readModels
          .collection<RepresentativeDoc>(storeRepresentatives)
          .find({ slug: { $in: spokenFor } }, { sort: [['at', 1]], limit: mostSpeakers })
  const named = told.flatMap(({ userId, actorId }) => (actorId === undefined ? [userId] : [userId, actorId]))
  return { told, members: await findMembers(asking, named) }
}

/** GET /api/staff/stores: every store, by name. */
export const listStaffStores = defineQuery<Wanted, Found, Hydrated, AnswerOf<typeof storeReads.listStaffStores>>({
  reads: [stores, storeRepresentatives, posts, users],
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
    speakers: await speakersOf(asking, found.page),
  }),
  permit: ({ viewer }, hydrated) => (canManageStores(viewer) ? hydrated : notAllowed),
  present: (_asking, { page, total, deals, speakers }) => ({
    stores: page.map((store) => toStaffStore(store, { activeDeals: deals.get(store.slug) ?? 0, speakers })),
    total,
  }),
})

type One = AroundStore & { readonly store: StoreDoc }

/** GET /api/staff/stores/{slug} */
export const getStaffStore = defineQuery<{ slug: string }, StoreDoc, One, StaffStore>({
  reads: [stores, storeRepresentatives, posts, users],
  find: async ({ readModels, viewer }, { slug }) =>
    canManageStores(viewer)
      ? ((await readModels.collection<StoreDoc>(stores).get(slug.toLowerCase())) ?? notFound('Store'))
      : notAllowed,
  hydrate: async (asking, store) => ({
    store,
    activeDeals: (await activeDealsOf(asking, [store.slug])).get(store.slug) ?? 0,
    speakers: await speakersOf(asking, [store]),
  }),
  permit: ({ viewer }, hydrated) => (canManageStores(viewer) ? hydrated : notAllowed),
  present: (_asking, { store, ...around }) => toStaffStore(store, around),
})
