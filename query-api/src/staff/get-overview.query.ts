import { canSeeStaffPages, type AskedOf, type Overview, type staffReads } from '@deals/events'
import { comments, posts, postVotes, reports, users } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notAllowed } from '../platform/refusals.ts'

const day = 86_400_000
type Request = AskedOf<typeof staffReads.getOverview>

/** GET /api/staff/overview: what happened in the last days. */
export const getOverview = defineQuery<Request, Overview, Overview, Overview>({
  reads: [posts, comments, postVotes, users, reports],
  find: async (asking, { days }) => (canSeeStaffPages(asking.viewer) ? count(asking, days) : notAllowed),
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, overview) => overview,
})

async function count({ readModels, now }: Asking, days: number): Promise<Overview> {
  const since = { $gte: now - days * day }
  const ofPosts = readModels.collection(posts)
  const ofMembers = readModels.collection(users)
  const [active, expired, inReview, created] = await Promise.all([
    ofPosts.count({ status: 'active' }),
    ofPosts.count({ status: 'expired' }),
    ofPosts.count({ status: { $in: ['ai-review', 'staff-review', 'poster-review'] } }),
    ofPosts.count({ createdAt: since }),
  ])
  const [said, votes, total, joined, openReports] = await Promise.all([
    readModels.collection(comments).count({ createdAt: since }),
    readModels.collection(postVotes).count({ at: since, value: { $in: [1, -1] } }),
    ofMembers.count({}),
    ofMembers.count({ joinedAt: since }),
    readModels.collection(reports).count({ outcome: { $exists: false } }),
  ])
  const postCounts = { active, expired, inReview, created }
  return { days, posts: postCounts, comments: said, votes, members: { total, joined }, openReports }
}
