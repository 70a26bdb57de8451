import { canModerate, type AskedOf, type moderationReads, type WaitingStores } from '@deals/events'
import { cases, deskActs, posts, stores, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { activeDealsOf } from '../stores/active-deals.hydrator.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { heldByBlock } from './find-cases.ts'
import { storeDecisions } from './store-decisions.hydrator.ts'

/** More stores than this never wait, nor are blocked. */
const mostStores = 1_000

/** GET /api/moderation/stores: what waits for a decision, the oldest first; then what is blocked, by name. */
export const listWaitingStores = defineQuery({
  reads: [stores, posts, cases, deskActs, users],
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
  hydrate: async (asking, found) => {
    const slugs = found.page.map(({ slug }) => slug)
    const [deals, held, decided] = await Promise.all([
      activeDealsOf(asking, slugs),
      heldPostsOf(asking, slugs),
      storeDecisions(asking, slugs),
    ])
    const members = await findMembers(
      asking,
      [...decided.values()].flatMap(([last]) => last?.actorId ?? []),
    )
    const decidedOf = (slug: string) => {
      const [act] = decided.get(slug) ?? []
      return act === undefined ? null : { by: members.nameOf(act.actorId), at: iso(act.at), reason: act.reason ?? null }
    }
    return { ...found, deals, held, decidedOf }
  },
  present: (_asking, { page, total, deals, held, decidedOf }): WaitingStores => ({
    stores: page.map(({ slug, name, url = null, hosts, status, createdAt }) => ({
      slug,
      name,
      url,
      hosts,
      since: iso(createdAt),
      status: status === 'blocked' ? 'blocked' : 'pending',
      activeDeals: deals.get(slug) ?? 0,
      heldPosts: held.get(slug) ?? 0,
      decided: decidedOf(slug),
    })),
    total,
  }),
})

/** More posts than this are many. */
const mostHeld = 1_000

/** How many posts under the name of each a block holds. */
async function heldPostsOf({ readModels }: Pick<Asking, 'readModels'>, slugs: readonly string[]) {
  const held = { ...heldByBlock, storeSlug: { $in: [...slugs] } }
  const { counts } = await readModels.collection(cases).countValues('storeSlug', held, { atMost: mostHeld })
  return counts
}
