import { canReadDeleted, isPoster, type PostDetails, type PostTombstone } from '@deals/events'
import {
  bookmarks,
  couponWords,
  postBodies,
  posts,
  postSignals,
  postVotes,
  siteSettings,
  stores,
  users,
} from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { viewerVotes } from '../votes/viewer-votes.hydrator.ts'
import { postCards } from './post-cards.hydrator.ts'
import { toPostDetails, toTombstone } from './post.view.ts'
import { refuseReading } from './post.access.ts'
import { findSharedPost } from './shared-post.lookup.ts'

/** GET /api/posts/{id} */
export const getPost = defineQuery({
  reads: [posts, postBodies, postSignals, couponWords, siteSettings, postVotes, bookmarks, stores, users],
  isSameForVisitors: true,
  find: (asking, { id }: { id: string }) => findSharedPost(asking, id),
  hydrate: async (asking, shared) => {
    const cardOf = await postCards(asking, [shared.post], shared.cards)
    const voteOn = await viewerVotes(asking, shared.post.outdated === undefined ? [] : [shared.post])
    return { ...shared, card: cardOf(shared.post), vote: voteOn(shared.post) }
  },
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: (
    { viewer, now },
    { post, card, content, mergedInto, words, tried, vote, avatarUrl },
  ): PostDetails | PostTombstone => {
    const isOnlyPoster = isPoster(viewer, post) && !canReadDeleted(viewer)
    return post.status === 'deleted' && isOnlyPoster
      ? toTombstone(post)
      : toPostDetails(card, post, { viewer, now, content, mergedInto, words, tried, vote, avatarUrl })
  },
})
