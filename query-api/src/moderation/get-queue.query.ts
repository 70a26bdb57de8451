import { canModerate, type QueueView } from '@deals/events'
import {
  appeals,
  bookmarks,
  cases,
  dayOf,
  posts,
  postDays,
  postVotes,
  reports,
  stores,
  suggestions,
  users,
  siteSettings,
} from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { medianReview } from '../staff/review-time.lookup.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { countCases, countsReports, findCases, type QueueRequest } from './find-cases.ts'
import { openReports } from './open-reports.hydrator.ts'
import { posterDecisions } from './poster-decisions.hydrator.ts'
import { peopleOf, toItem } from './queue-item.view.ts'

/** The week of the time that reviews take: today so far, and the days before it. */
const daysBack = 6

/** GET /api/moderation/queue: what waits for a decision, the most pressing first. */
export const getQueue = defineQuery({
  reads: [posts, reports, cases, appeals, postDays, postVotes, bookmarks, stores, suggestions, users, siteSettings],
  mayAsk: canModerate,
  find: async (asking, request: QueueRequest) => {
    const [found, counts] = await Promise.all([findCases(asking, request), countCases(asking)])
    const medianMinutes = found.total > 0 ? null : await medianReview(asking.readModels, dayOf(asking.now) - daysBack)
    return { ...found, counts, medianMinutes }
  },
  hydrate: async (asking, found) => {
    const postIds = found.page.map(({ postId }) => postId)
    const [about, told] = await Promise.all([
      asking.readModels.collection(posts).many(postIds.map(String)),
      openReports(asking, postIds),
    ])
    // A row whose post another view does not know yet comes with the next look.
    const rows = found.page.flatMap((one) => {
      const post = about.get(String(one.postId))
      return post === undefined ? [] : [{ found: one, post, reports: told.get(one.postId) ?? [] }]
    })
    const [cardOf, members, decisionsOf] = await Promise.all([
      postCards(
        asking,
        rows.map(({ post }) => post),
      ),
      findMembers(asking, rows.flatMap(peopleOf)),
      posterDecisions(
        asking,
        rows.map(({ post }) => post.authorId),
      ),
    ])
    return { ...found, rows, cardOf, members, decisionsOf }
  },
  present: ({ now }, { rows, total, counts, next, medianMinutes, ...parts }, { tab }): QueueView => ({
    items: rows.map((row) => toItem(row, { ...parts, now, countsReports: countsReports(tab) })),
    total,
    counts,
    next,
    medianMinutes,
  }),
})
