import { canReadDeleted, isPoster, type PostCard, type PostDetails, type PostTombstone } from '@deals/events'
import { bookmarks, postBodies, posts, postVotes, stores, users } from '@deals/projector/read-models'
import type { PostBodyDoc, PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { postCards } from './post-cards.hydrator.ts'
import { toPostDetails, toTombstone } from './post.view.ts'
import { endOfWay, findPost, refuseReading } from './post.access.ts'

interface Hydrated {
  post: PostDoc
  card: PostCard
  content: string
  mergedInto: number | null
}

/** GET /api/posts/{id} */
export const getPost = defineQuery<{ id: string }, PostDoc, Hydrated, PostDetails | PostTombstone>({
  reads: [posts, postBodies, postVotes, bookmarks, stores, users],
  isSameForVisitors: true,
  find: (asking, { id }) => findPost(asking, id),
  hydrate: async (asking, post) => {
    const [body, cardOf, mergedInto] = await Promise.all([
      asking.readModels.collection<PostBodyDoc>(postBodies).get(String(post.postId)),
      postCards(asking, [post]),
      endOfWay(asking, post),
    ])
    return { post, card: cardOf(post), content: body?.content ?? '', mergedInto }
  },
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: ({ viewer, now }, { post, card, content, mergedInto }) => {
    const isOnlyPoster = isPoster(viewer, post) && !canReadDeleted(viewer)
    return post.status === 'deleted' && isOnlyPoster
      ? toTombstone(post)
      : toPostDetails(card, post, { viewer, now, content, mergedInto })
  },
})
