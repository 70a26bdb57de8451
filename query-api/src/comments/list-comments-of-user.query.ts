import { canRead, visibleOf, type AskedOf, type CommentsOfUser, type userReads } from '@deals/events'
import { comments, commentVotes, memberVisits, posts, preferences, stores, users } from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { commentsFor, countCommentsFor } from '../users/comments-of-member.hydrator.ts'
import { findByName } from '../users/members.hydrator.ts'
import { shownOfMember } from '../users/shown-of-member.lookup.ts'
import { commentViews } from './comment-views.hydrator.ts'

type Request = AskedOf<typeof userReads.listCommentsOfUser>

/** GET /api/users/{username}/comments: newest first, as far as the member shows them, without deleted ones and those on posts that the viewer may not read. */
export const listCommentsOfUser = defineQuery({
  reads: [comments, commentVotes, memberVisits, posts, preferences, stores, users],
  isSameForVisitors: true,
  find: async (asking, request: Request) => {
    const user = await findByName(asking, request.username)
    if (user === null) {
      return notFound('User')
    }
    const shown = await shownOfMember(asking, user.userId)
    if (!visibleOf(asking.viewer, user.userId, shown).comments) {
      return { docs: [], total: 0 }
    }
    const shownComments = commentsFor(asking, user.userId)
    const [docs, total] = await Promise.all([
      asking.readModels.collection(comments).find(shownComments, {
        sort: [['createdAt', -1]],
        skip: skipOf(request),
        limit: request.limit,
      }),
      countCommentsFor(asking, user.userId),
    ])
    return { docs, total }
  },
  hydrate: async (asking, found) => {
    const postIds = [...new Set(found.docs.map(({ postId }) => String(postId)))]
    const [about, viewOf] = await Promise.all([
      asking.readModels.collection(posts).many(postIds),
      commentViews(asking, found.docs),
    ])
    return { ...found, about, viewOf }
  },
  permit: ({ viewer }, hydrated) => ({
    ...hydrated,
    docs: hydrated.docs.filter(({ postId }) => {
      const post = hydrated.about.get(String(postId))
      return post !== undefined && canRead(viewer, post)
    }),
  }),
  present: (_asking, { docs, total, about, viewOf }): CommentsOfUser => ({
    comments: docs.flatMap((comment) => {
      const post = about.get(String(comment.postId))
      return post === undefined ? [] : [{ ...viewOf(comment, post), postTitle: post.title }]
    }),
    total,
  }),
})
