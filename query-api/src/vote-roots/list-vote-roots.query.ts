import { textOfVoteDay, voteDayOf, type AskedOf, type voteReads, type VoteRootsView } from '@deals/events'
import { voteRoots } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { skipOf } from '../platform/page.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'

/** GET /api/vote-roots */
export const listVoteRoots = defineQuery({
  reads: [voteRoots],
  isSameForVisitors: true,
  find: async ({ readModels }, request: AskedOf<typeof voteReads.listVoteRoots>) => {
    const filter = request.day === undefined ? {} : { day: voteDayOf(Date.parse(request.day)) }
    const published = readModels.collection(voteRoots)
    const [roots, total] = await Promise.all([
      published.find(filter, { sort: [['pos', -1]], skip: skipOf(request), limit: request.limit }),
      published.count(filter),
    ])
    return { roots, total }
  },
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { roots, total }): VoteRootsView => ({
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
