import { canModerate, type AskedOf, type moderationReads, type WaitingStores } from '@deals/events'
import { posts, stores } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { activeDealsOf } from '../stores/active-deals.hydrator.ts'

/** More stores than this never wait, nor are blocked. */
const mostStores = 1_000

/** GET /api/moderation/stores: what waits for a decision, the oldest first; then what is blocked, by name. */
export const listWaitingStores = defineQuery({
  reads: [stores, posts],
  mayAsk: canModerate,
  find: async ({ readModels }, request: AskedOf<typeof moderationReads.listWaitingStores>) => {
    const found = await readModels
      .collection(stores)
      .find({ status: { $in: ['pending', 'blocked'] } }, { sort: [['nameKey', 1]], limit: mostStores })
    const waiting = found.filter(({ status }) => status === 'pending')
    const sorted = [
      ...waiting.toSorted((one, other) => one.createdAt - other.createdAt),
      ...found.filter(({ status }) => status === 'blocked'),
    ]
    return { page: pageOf(sorted, request), total: sorted.length }
  },
  hydrate: async (asking, found) => ({
    ...found,
    deals: await activeDealsOf(
      asking,
      found.page.map(({ slug }) => slug),
    ),
  }),
  present: (_asking, { page, total, deals }): WaitingStores => ({
    stores: page.map(({ slug, name, url = null, hosts, status, createdAt }) => ({
      slug,
      name,
      url,
      hosts,
      since: iso(createdAt),
      status: status === 'blocked' ? 'blocked' : 'pending',
      activeDeals: deals.get(slug) ?? 0,
    })),
    total,
  }),
})
