import { canModerate } from '@deals/events'
import {
  bookmarks,
  cases,
  comments,
  inspections,
  postBodies,
  postHistory,
  postVotes,
  reports,
  stores,
  users,
  siteSettings,
  type CaseDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { peopleIn } from '../history/history.view.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notAllowed } from '../platform/refusals.ts'
import { findPost } from '../posts/post.access.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { similarCollections } from '../posts/similar.hydrator.ts'
import { toCase, type CaseParts } from './case.view.ts'
import { decidedReports, openReports } from './open-reports.hydrator.ts'
import { posterDecisions } from './poster-decisions.hydrator.ts'
import { posterRecord } from './poster-record.lookup.ts'
import { reportedComments } from './reported-comments.hydrator.ts'
import { peopleOf } from './queue-item.view.ts'
import { twinsOf } from './twins.lookup.ts'

const mostLines = 1_000

/** GET /api/moderation/posts/{id}: everything that is needed to decide about one post. */
export const getCase = defineQuery({
  reads: [
    ...similarCollections,
    postBodies,
    postHistory,
    reports,
    cases,
    inspections,
    postVotes,
    bookmarks,
    comments,
    stores,
    users,
    siteSettings,
  ],
  find: async (asking, { id }: { id: string }) => {
    const post = await findPost(asking, id)
    return 'refused' in post || canModerate(asking.viewer) ? post : notAllowed
  },
  hydrate: partsOf,
  permit: everybodyMay,
  present: toCase,
})

async function partsOf(asking: Asking, post: PostDoc): Promise<CaseParts> {
  const { readModels } = asking
  const { postId } = post
  const [found, body, checked, open, decided, lines, twins, record] = await Promise.all([
    readModels.collection(cases).get(String(postId)),
    readModels.collection(postBodies).get(String(postId)),
    readModels.collection(inspections).get(String(postId)),
    openReports(asking, [postId]),
    decidedReports(asking, postId),
    readModels.collection(postHistory).find({ postId }, { sort: [['position', 1]], limit: mostLines }),
    twinsOf(asking, post),
    posterRecord(asking, post),
  ])
  const row = { found: found ?? unknownCase(post), post, reports: open.get(postId) ?? [] }
  const actors = lines.flatMap(peopleIn)
  const reported = await reportedComments(asking, [...row.reports, ...decided])
  const people = [...decided.map(({ userId }) => userId), ...actors, ...reported.map(({ authorId }) => authorId)]
  const [cardOf, members, decisionsOf] = await Promise.all([
    postCards(asking, [post, ...twins.map((twin) => twin.post)]),
    findMembers(asking, [...peopleOf(row), ...people]),
    posterDecisions(asking, [post.authorId]),
  ])
  const looked = { checked, decided, reported, lines, twins, record }
  return { ...row, content: body?.content ?? '', ...looked, cardOf, members, decisionsOf }
}

/** A post whose case another view does not know yet. */
const unknownCase = ({ postId, authorId, categorySlug, status, submittedAt }: PostDoc): CaseDoc => ({
  postId,
  authorId,
  categorySlug,
  status,
  since: submittedAt,
  findings: [],
  reports: [],
  reasons: [],
  rank: 0,
  isReported: false,
  reportedRank: 0,
})
