import {
  canSeeWholeHistory,
  numberOf,
  parsePosition,
  type AskedOf,
  type historyReads,
  type PostAsOfView,
  type PostDetails,
} from '@deals/events'
import { comments, postHistory, posts } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Moment, PostAsOf } from '../platform/ports.ts'
import { notAllowed, notFound, notUnderstood } from '../platform/refusals.ts'
import { pastDetails } from '../posts/past-details.view.ts'
import { findPost } from '../posts/post.access.ts'

type Request = AskedOf<typeof historyReads.getAsOf>

interface Hydrated {
  past: PostAsOf
  post: PostDetails
}

/** GET /api/posts/{id}/as-of: the post as it stood, folded from its events. */
export const getAsOf = defineQuery<Request, PostAsOf, Hydrated, PostAsOfView>({
  reads: [posts, postHistory, comments],
  find: async (asking, { id, position, at }) => {
    const until = readMoment(position, at)
    if (until === null) {
      return notUnderstood('Either position or at is needed: a whole number, or a time')
    }
    const current = await findPost(asking, id)
    if ('refused' in current) {
      return current
    }
    // Folding the log is work that nobody else may ask for.
    return canSeeWholeHistory(asking.viewer)
      ? ((await asking.postLog.asOf(current.postId, until)) ?? notFound('Post'))
      : notAllowed
  },
  hydrate: async (asking, past) => ({ past, post: await pastDetails(asking, past) }),
  permit: ({ viewer }, hydrated) => (canSeeWholeHistory(viewer) ? hydrated : notAllowed),
  present: (_asking, { past, post }) => ({ position: numberOf(past.position), at: isoOrNull(past.at), post }),
})

function readMoment(position: string, at: string): Moment | null {
  const place = parsePosition(position)
  if (place !== undefined) {
    return { position: place }
  }
  const time = /^\d{10,15}$/.test(at) ? Number(at) : Date.parse(at)
  return position === '' && !Number.isNaN(time) ? { at: time } : null
}
