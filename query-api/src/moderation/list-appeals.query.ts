import { canModerate, type AppealList, type AskedOf, type moderationReads } from '@deals/events'
import { appeals, postHistory, posts, sanctions, users, type Filter } from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { toAppeal } from './appeal.view.ts'
import { appealedIn } from './appeals.hydrator.ts'

const isOpen: Filter = { state: 'open' }
const isDecided: Filter = { state: { $in: ['upheld', 'overturned'] } }

/** GET /api/moderation/appeals: those that wait, the oldest first; or those that were decided, the latest first. */
export const listAppeals = defineQuery({
  reads: [appeals, posts, postHistory, sanctions, users],
  mayAsk: canModerate,
  find: async ({ readModels }, request: AskedOf<typeof moderationReads.listAppeals>) => {
    const isAsked = request.state === 'decided' ? isDecided : isOpen
    const collection = readModels.collection(appeals)
    const [page, total] = await Promise.all([
      collection.find(isAsked, {
        sort: [request.state === 'decided' ? ['answeredAt', -1] : ['at', 1]],
        limit: request.limit,
        skip: skipOf(request),
      }),
      collection.count(isAsked),
    ])
    return { page, total }
  },
  hydrate: async (asking, found) => {
    const people = found.page.flatMap(({ userId, decidedById, answeredById = userId }) => [
      ...[userId, decidedById, answeredById],
    ])
    const [about, members] = await Promise.all([appealedIn(asking, found.page), findMembers(asking, people)])
    return { ...found, about, members }
  },
  present: ({ viewer }, { page, total, about, members }): AppealList => ({
    appeals: page.map((appeal) => toAppeal(appeal, about(appeal), { viewer, members })),
    total,
  }),
})
