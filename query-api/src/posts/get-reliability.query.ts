import { publicStatuses, type Reliability } from '@deals/events'
import { inspections, posts, postSignals, stores, users, type Filter } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { findStore, refuseStore } from '../stores/merged-stores.hydrator.ts'
import { findByName } from '../users/members.hydrator.ts'
import { toReliability, type KnownOfDeals } from './reliability.view.ts'

const latestDeals = 200
const mostSignals = 5_000
const ofDeals = [posts, postSignals, inspections]

/** GET /api/stores/{slug}/reliability */
export const getStoreReliability = defineQuery({
  reads: [stores, ...ofDeals],
  isSameForVisitors: true,
  find: async (asking, { slug }: { slug: string }) =>
    (await findStore(asking, slug.toLowerCase())) ?? notFound('Store'),
  hydrate: async (asking, store) => ({ store, known: await knownOf(asking, { storeSlug: store.slug }) }),
  permit: ({ viewer }, found) => refuseStore(viewer, found.store) ?? found,
  present: (_asking, { known }): Reliability => toReliability(known),
})

/** GET /api/users/{username}/reliability */
export const getUserReliability = defineQuery({
  reads: [users, ...ofDeals],
  isSameForVisitors: true,
  find: async (asking, { username }: { username: string }) =>
    (await findByName(asking, username))?.userId ?? notFound('User'),
  hydrate: (asking, authorId) => knownOf(asking, { authorId }),
  permit: everybodyMay,
  present: (_asking, known): Reliability => toReliability(known),
})

/** The latest deals that everybody sees, with what was said and found of them; what leads elsewhere is no deal of its own. */
async function knownOf({ readModels }: Asking, whose: Filter): Promise<KnownOfDeals> {
  const filter = { ...whose, status: { $in: publicStatuses }, type: { $in: ['product', 'sales'] } }
  const found = await readModels.collection(posts).find(filter, { sort: [['createdAt', -1]], limit: latestDeals })
  const deals = found.filter(({ mergedInto }) => mergedInto === undefined)
  const postIds = deals.map(({ postId }) => postId)
  const [signals, inspected] = await Promise.all([
    readModels.collection(postSignals).find({ postId: { $in: postIds } }, { sort: [['at', -1]], limit: mostSignals }),
    readModels.collection(inspections).many(postIds.map(String)),
  ])
  return { deals, signals, inspections: inspected }
}
