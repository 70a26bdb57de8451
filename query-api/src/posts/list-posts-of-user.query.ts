import {
  canRead,
  canSeeHeldPosts,
  isPublicStatus,
  postStatuses,
  publicStatuses,
  type AskedOf,
  type PostList,
  type PostStatus,
  type UserPostOrder,
  type userReads,
} from '@deals/events'
import {
  bookmarks,
  posts,
  postVotes,
  stores,
  users,
  siteSettings,
  type PostDoc,
  type Sort,
  type UserDoc,
} from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { sortOf } from '../platform/sort-orders.ts'
import { findByName } from '../users/members.hydrator.ts'
import { postCards } from './post-cards.hydrator.ts'

type Request = AskedOf<typeof userReads.listPostsOfUser>

interface Found {
  docs: PostDoc[]
  total: number
}

const orders: Readonly<Record<UserPostOrder, Sort>> = {
  newest: sortOf('newest'),
  best: sortOf('best'),
  oldest: [['createdAt', 1]],
}

/** GET /api/users/{username}/posts: the member and moderators see what is held or gone as well. */
export const listPostsOfUser = defineQuery({
  reads: [posts, postVotes, bookmarks, stores, users, siteSettings],
  isSameForVisitors: true,
  find: async (asking, request: Request) => {
    const user = await findByName(asking, request.username)
    return user === null ? notFound('User') : findPosts(asking, user, request)
  },
  hydrate: async (asking, found) => ({ ...found, cardOf: await postCards(asking, found.docs) }),
  permit: ({ viewer }, hydrated) => ({ ...hydrated, docs: hydrated.docs.filter((post) => canRead(viewer, post)) }),
  present: (_asking, { docs, total, cardOf }): PostList => ({ posts: docs.map((post) => cardOf(post)), total }),
})

async function findPosts({ readModels, viewer }: Asking, { userId }: UserDoc, request: Request): Promise<Found> {
  const maySeeHeld = viewer?.id === userId || canSeeHeldPosts(viewer)
  const asked: readonly PostStatus[] = request.statuses.length > 0 ? request.statuses : publicStatuses
  const statuses = asked.filter((status) => isPublicStatus(status) || maySeeHeld)
  const collection = readModels.collection(posts)
  // Said by what is left out, so that the store reads by author and not through everything that is active.
  const filter = { authorId: userId, status: { $nin: postStatuses.filter((status) => !statuses.includes(status)) } }
  const [docs, total] = await Promise.all([
    collection.find(filter, {
      sort: orders[request.sortOrder ?? 'newest'],
      skip: skipOf(request),
      limit: request.limit,
    }),
    collection.count(filter),
  ])
  return { docs, total }
}
