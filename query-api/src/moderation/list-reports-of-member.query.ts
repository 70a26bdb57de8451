import { canModerate, type AskedOf, type GivenReport, type GivenReports, type moderationReads } from '@deals/events'
import { posts, reports, users, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName } from '../users/members.hydrator.ts'
import type { OpenReport } from './open-reports.hydrator.ts'

/** GET /api/moderation/users/{username}/reports: what a member reported, and how that ended. */
export const listReportsOfMember = defineQuery({
  reads: [reports, posts, users],
  mayAsk: canModerate,
  find: async (asking, request: AskedOf<typeof moderationReads.listReportsOfMember>) => {
    const user = await findByName(asking, request.username)
    if (user === null) {
      return notFound('User')
    }
    const given = { userId: user.userId }
    const collection = asking.readModels.collection(reports)
    const [page, total] = await Promise.all([
      collection.find(given, { sort: [['at', -1]], limit: request.limit, skip: skipOf(request) }),
      collection.count(given),
    ])
    return { page, total }
  },
  hydrate: async ({ readModels }, found) => {
    const ids = found.page.map(({ postId }) => String(postId))
    return { ...found, about: await readModels.collection(posts).many([...new Set(ids)]) }
  },
  present: (_asking, { page, total, about }): GivenReports => ({
    reports: page.map((report) => toGiven(report, about.get(String(report.postId)))),
    total,
  }),
})

function toGiven(
  { _id: id, at, reason, note, weight, outcome, commentId }: OpenReport,
  post: PostDoc | undefined,
): GivenReport {
  return {
    id,
    at: iso(at),
    reason,
    note: note ?? null,
    weight,
    outcome: outcome ?? null,
    commentId: commentId ?? null,
    post: post === undefined ? null : { id: post.postId, title: post.title, status: post.status },
  }
}
