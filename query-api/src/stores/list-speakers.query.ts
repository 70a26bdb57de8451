import { canManageStores, type AnswerOf, type storeReads } from '@deals/events'
import { storeRepresentatives, storeRequests, stores, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { membersIn } from './store-speakers.hydrator.ts'

const mostWaiting = 100
const mostDecisions = 100

/** GET /api/staff/stores/{slug}/representatives */
export const listSpeakers = defineQuery({
  reads: [stores, storeRequests, storeRepresentatives, users],
  mayAsk: canManageStores,
  find: async ({ readModels }, { slug }: { slug: string }) => {
    const store = await readModels.collection(stores).get(slug.toLowerCase())
    if (store === null) {
      return notFound('Store')
    }
    const [waiting, decided] = await Promise.all([
      readModels
        .collection(storeRequests)
        .find({ slug: store.slug, state: 'open' }, { sort: [['at', 1]], limit: mostWaiting }),
      readModels
        .collection(storeRepresentatives)
        .find({ slug: store.slug }, { sort: [['at', -1]], limit: mostDecisions }),
    ])
    return { waiting, decided }
  },
  hydrate: async (asking, found) => ({
    ...found,
    members: await membersIn(asking, [...found.waiting, ...found.decided]),
  }),
  present: (_asking, { waiting, decided, members }): AnswerOf<typeof storeReads.listSpeakers> => ({
    waiting: waiting.map(({ userId, statement, proof, at }) => ({
      username: members.nameOf(userId),
      statement,
      proof,
      askedAt: iso(at),
    })),
    history: decided.map(({ _id: id, kind, userId, reason, at, actorId }) => ({
      id,
      kind,
      username: members.nameOf(userId),
      reason,
      at: iso(at),
      by: actorId === undefined ? null : members.nameOf(actorId),
    })),
  }),
})
