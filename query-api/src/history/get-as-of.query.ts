import { z } from 'zod'
import { isModeratorUp, numberOf, parsePosition, postDetails, type PostDetails } from '@deals/events'
import { comments, postHistory, posts, type PostDoc } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { text } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Moment, PostAsOf } from '../platform/ports.ts'
import { notAllowed, notFound, notUnderstood } from '../platform/refusals.ts'
import { pastDetails } from '../posts/past-details.view.ts'
import { findPost } from '../posts/post.access.ts'

export const asOfParameters = z.object({
  id: z.string(),
  /** A position in the log, or a time: ISO 8601 or milliseconds. */
  position: text,
  at: text,
})
export const postAsOf = z.object({ position: z.number(), at: z.string().nullable(), post: postDetails })
type Answer = z.infer<typeof postAsOf>

type Request = z.output<typeof asOfParameters>

interface Found {
  current: PostDoc
  until: Moment
}
type Hydrated = { past: PostAsOf; post: PostDetails } | 'not-yet' | 'not-allowed'

/** GET /api/posts/{id}/as-of: the post as it stood, folded from its events. */
export const getAsOf = defineQuery<Request, Found, Hydrated, Answer | null>({
  reads: [posts, postHistory, comments],
  find: async (asking, { id, position, at }) => {
    const until = readMoment(position, at)
    if (until === null) {
      return notUnderstood('Either position or at is needed: a whole number, or a time')
    }
    const current = await findPost(asking, id)
    return 'refused' in current ? current : { current, until }
  },
  hydrate: async (asking, { current, until }) => {
    // Folding the log is work that nobody else may ask for.
    if (!isModeratorUp(asking.viewer)) {
      return 'not-allowed'
    }
    const past = await asking.postLog.asOf(current.postId, until)
    return past === null ? 'not-yet' : { past, post: await pastDetails(asking, past) }
  },
  permit: (_asking, hydrated) => {
    if (hydrated === 'not-allowed') {
      return notAllowed
    }
    return hydrated === 'not-yet' ? notFound('Post') : hydrated
  },
  present: (_asking, hydrated) =>
    typeof hydrated === 'string'
      ? null
      : { position: numberOf(hydrated.past.position), at: isoOrNull(hydrated.past.at), post: hydrated.post },
})

function readMoment(position: string, at: string): Moment | null {
  const place = parsePosition(position)
  if (place !== undefined) {
    return { position: place }
  }
  const time = /^\d{10,15}$/.test(at) ? Number(at) : Date.parse(at)
  return position === '' && !Number.isNaN(time) ? { at: time } : null
}
