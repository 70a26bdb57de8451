import { canManageStores, reviewStatuses, type StoreDetails } from '@deals/events'
import { posts, stores, type PostDoc, type StoreDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { findStore } from './merged-stores.hydrator.ts'
import { pauseOf, storeFacts, toStoreSummary } from './store.view.ts'

const latestPosts = 300

interface Hydrated {
  store: StoreDoc
  latest: PostDoc[]
  activeDeals: number
}

/** GET /api/stores/{slug} */
export const getStore = defineQuery<{ slug: string }, StoreDoc, Hydrated, StoreDetails>({
  reads: [stores, posts],
  isSameForVisitors: true,
  find: async (asking, { slug }) => (await findStore(asking, slug.toLowerCase())) ?? notFound('Store'),
  hydrate: async (asking, store) => {
    // Said by what is left out, so that the documents are read by store and not through everything that is active.
    const publicPosts = { storeSlug: store.slug, status: { $nin: ['deleted', ...reviewStatuses] } }
    const [latest, counts] = await Promise.all([
      asking.readModels.collection<PostDoc>(posts).find(publicPosts, { sort: [['createdAt', -1]], limit: latestPosts }),
      activeDealsOf(asking, [store.slug]),
    ])
    return { store, latest, activeDeals: counts.get(store.slug) ?? 0 }
  },
  permit: ({ viewer }, hydrated) =>
    hydrated.store.status === 'blocked' && !canManageStores(viewer) ? notFound('Store') : hydrated,
  present: ({ now }, { store, latest, activeDeals }) => ({
    ...toStoreSummary(store, activeDeals),
    hosts: [...store.hosts],
    affiliateDisclosed: store.affiliateDisclosed,
    pausedUntil: pauseOf(store, now),
    ...storeFacts(latest, now),
  }),
})
