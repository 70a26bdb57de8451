import { reviewStatuses, type StoreDetails } from '@deals/events'
import { posts, storeRequests, stores, users, type StoreDoc, type StoreRequestDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { activeDealsOf } from './active-deals.hydrator.ts'
import { findStore, refuseStore } from './merged-stores.hydrator.ts'
import { pauseOf, representativesOf, storeFacts, toOwnRequest, toStoreSummary } from './store.view.ts'

const latestPosts = 300

const ownRequestOf = async ({ readModels, viewer }: Asking, { slug }: StoreDoc): Promise<StoreRequestDoc | null> =>
  viewer === null ? null : readModels.collection(storeRequests).get(`${slug}:${viewer.id}`)

/** GET /api/stores/{slug} */
export const getStore = defineQuery({
  reads: [stores, storeRequests, posts, users],
  isSameForVisitors: true,
  find: async (asking, { slug }: { slug: string }) =>
    (await findStore(asking, slug.toLowerCase())) ?? notFound('Store'),
  hydrate: async (asking, store) => {
    // Said by what is left out, so that the documents are read by store and not through everything that is active.
    const publicPosts = { storeSlug: store.slug, status: { $nin: ['deleted', ...reviewStatuses] } }
    const [latest, counts, members, request] = await Promise.all([
      asking.readModels.collection(posts).find(publicPosts, { sort: [['createdAt', -1]], limit: latestPosts }),
      activeDealsOf(asking, [store.slug]),
      findMembers(asking, store.representatives ?? []),
      ownRequestOf(asking, store),
    ])
    return { store, latest, members, request, activeDeals: counts.get(store.slug) ?? 0 }
  },
  permit: ({ viewer }, hydrated) => refuseStore(viewer, hydrated.store) ?? hydrated,
  present: ({ now }, { store, latest, activeDeals, members, request }): StoreDetails => ({
    ...toStoreSummary(store, activeDeals),
    hosts: [...store.hosts],
    affiliateDisclosed: store.affiliateDisclosed,
    pausedUntil: pauseOf(store, now),
    representatives: representativesOf(store, members),
    ownRequest: toOwnRequest(request, now),
    ...storeFacts(latest, now),
  }),
})
