import { textOfVoteDay, voteDayOf, type AskedOf, type voteReads, type VoteRootsView } from '@deals/events'
import { voteRoots, type VoteRootDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { skipOf } from '../platform/page.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'

interface Found {
  roots: readonly VoteRootDoc[]
  total: number
}

/** GET /api/vote-roots */
export const listVoteRoots = defineQuery<AskedOf<typeof voteReads.listVoteRoots>, Found, Found, VoteRootsView>({
  reads: [voteRoots],
  isSameForVisitors: true,
  find: async ({ readModels }, request) => {
    const filter = request.day === undefined ? {} : { day: voteDayOf(Date.parse(request.day)) }
    const published = readModels.collection<VoteRootDoc>(voteRoots)
    const [roots, total] = await Promise.all([
      published.find(filter, { sort: [['day', -1]], skip: skipOf(request), limit: request.limit }),
      published.count(filter),
    ])
    return { roots, total }
  },
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { roots, total }) => ({
    // Where in the log a root ends is nobody's business: it would tell how much else happened on a day.
    roots: roots.map(({ day, votes, root, previous, chained, publishedAt }) => ({
      day: textOfVoteDay(day),
      votes,
      root,
      previous,
      chained,
      publishedAt: iso(publishedAt),
    })),
    total,
  }),
})
