import { canSeeHeldPosts, isPoster, type Viewer, type WaitView } from '@deals/events'
import { cases, dayOf, postDays, posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { medianReview } from '../staff/review-time.lookup.ts'
import { findPost } from './post.access.ts'

/** The decisions of so many days say how long the next one takes. */
const daysLookedAt = 7
/** Who waits behind more posts than this waits long. */
const mostCounted = 1_000

/** GET /api/posts/{id}/wait: where a post waits for moderators. */
export const getWait = defineQuery({
  reads: [posts, cases, postDays],
  find: (asking, { id }: { id: string }) => findPost(asking, id),
  hydrate: async ({ readModels, now }, post) => {
    const [position, minutes] = await Promise.all([
      positionOf(readModels, post),
      medianReview(readModels, dayOf(now) - daysLookedAt + 1),
    ])
    return { post, position, minutes }
  },
  permit: ({ viewer }, hydrated) => (maySee(viewer, hydrated.post) ? hydrated : notFound('Post')),
  present: (_asking, { position, minutes }): WaitView => ({ position, minutes }),
})

const maySee = (viewer: Viewer | null, post: PostDoc): boolean => isPoster(viewer, post) || canSeeHeldPosts(viewer)

/** Among all that wait for the staff; what is kept for one of them stands where it would stand for the others. */
async function positionOf(readModels: ReadModels, { postId }: PostDoc): Promise<number | null> {
  const waiting = readModels.collection(cases)
  const own = await waiting.get(String(postId))
  if (own?.lane !== 'staff-review') {
    return null
  }
  return 1 + (await waiting.count({ lane: own.lane, rank: { $gt: own.rank } }, { atMost: mostCounted }))
}
