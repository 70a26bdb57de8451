import { canManageStores, type AnswerOf, type storeReads } from '@deals/events'
import { deskActs, stores, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findMembers } from '../users/members.hydrator.ts'

const mostActs = 100

/** GET /api/staff/stores/{slug}/history */
export const listStoreActs = defineQuery({
  reads: [stores, deskActs, users],
  mayAsk: canManageStores,
  find: async ({ readModels }, { slug }: { slug: string }) => {
    const store = await readModels.collection(stores).get(slug.toLowerCase())
    return store === null
      ? notFound('Store')
      : readModels.collection(deskActs).find({ slug: store.slug }, { sort: [['position', -1]], limit: mostActs })
  },
  hydrate: async (asking, acts) => ({
    acts,
    members: await findMembers(
      asking,
      acts.map(({ actorId }) => actorId),
    ),
  }),
  present: (_asking, { acts, members }): AnswerOf<typeof storeReads.listStoreActs> => ({
    acts: acts.map(({ _id: id, kind, code = null, reason = null, at, actorId }) => ({
      id,
      kind,
      code,
      reason,
      at: iso(at),
      by: members.nameOf(actorId),
    })),
  }),
})
