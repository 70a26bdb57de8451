import type { PostCard } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'
import { viewerBookmarks } from '../bookmarks/viewer-bookmarks.hydrator.ts'
import type { Looking } from '../platform/ports.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { viewerVotes } from '../votes/viewer-votes.hydrator.ts'
import { toPostCard } from './post.view.ts'

export type CardOf = (post: PostDoc, marks?: { isRecommended: boolean }) => PostCard

/** Makes cards of a page of posts: people, stores, the viewer's votes and bookmarks are loaded in one read each. */
export async function postCards(asking: Looking, posts: readonly PostDoc[]): Promise<CardOf> {
  const [members, stores, votesOf, saved] = await Promise.all([
    findMembers(
      asking,
      posts.map(({ authorId }) => authorId),
    ),
    storesOf(
      asking,
      posts.map(({ storeSlug }) => storeSlug),
    ),
    viewerVotes(asking, posts),
    viewerBookmarks(
      asking,
      posts.map(({ postId }) => postId),
    ),
  ])
  return (post, { isRecommended } = { isRecommended: false }) =>
    toPostCard(post, {
      username: members.nameOf(post.authorId),
      store: stores.get(post.storeSlug ?? ''),
      shown: votesOf(post),
      isBookmarked: saved.has(post.postId),
      isRecommended,
    })
}
