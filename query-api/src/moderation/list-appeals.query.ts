import { canModerate, type AppealList, type AskedOf, type moderationReads } from '@deals/events'
import {
  appeals,
  postHistory,
  posts,
  sanctions,
  users,
  type AppealDoc,
  type Filter,
  type Found,
} from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { toAppeal, type Appealed } from './appeal.view.ts'
import { appealedIn } from './appeals.hydrator.ts'

interface Listed {
  readonly page: readonly Found<AppealDoc>[]
  readonly total: number
}
interface Hydrated extends Listed {
  readonly about: (appeal: Found<AppealDoc>) => Appealed
  readonly members: Members
}

const isOpen: Filter = { state: 'open' }
const isDecided: Filter = { state: { $in: ['upheld', 'overturned'] } }

/** GET /api/moderation/appeals: those that wait, the oldest first; or those that were decided, the latest first. */
export const listAppeals = defineQuery<AskedOf<typeof moderationReads.listAppeals>, Listed, Hydrated, AppealList>({
  reads: [appeals, posts, postHistory, sanctions, users],
  mayAsk: canModerate,
  find: async ({ readModels }, request) => {
    const isAsked = request.state === 'decided' ? isDecided : isOpen
    const collection = readModels.collection<AppealDoc>(appeals)
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
  present: ({ viewer }, { page, total, about, members }) => ({
    appeals: page.map((appeal) => toAppeal(appeal, about(appeal), { viewer, members })),
    total,
  }),
})
