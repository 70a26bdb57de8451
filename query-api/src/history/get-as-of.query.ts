import {
  canReadPast,
  canSeeWholeHistory,
  momentIn,
  numberOf,
  parsePosition,
  type AskedOf,
  type historyReads,
  type PostAsOfView,
} from '@deals/events'
import {
  comments,
  postHistory,
  posts,
  postVotes,
  stores,
  users,
  siteSettings,
  type PostDoc,
} from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking, Moment, PostAsOf } from '../platform/ports.ts'
import { isRefused, notAllowed, notSignedIn, notThen, notUnderstood } from '../platform/refusals.ts'
import { pastDetails } from '../posts/past-details.view.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'

type Request = AskedOf<typeof historyReads.getAsOf>

const nameTime = notUnderstood('Name a time such as 2026-11-27T09:00Z')

interface Found {
  current: PostDoc
  past: PostAsOf
  asked: number | null
}

/** GET /api/posts/{id}/as-of: the post as it stood, folded from its events. */
export const getAsOf = defineQuery({
  reads: [posts, postHistory, postVotes, comments, stores, users, siteSettings],
  isSameForVisitors: true,
  find: async (asking, { id, position, at }: Request) => {
    const until = readMoment(position, at)
    if (until === null) {
      return position === '' ? nameTime : notUnderstood('position must be a whole number')
    }
    if ('position' in until && !canSeeWholeHistory(asking.viewer)) {
      return asking.viewer === null ? notSignedIn : notAllowed
    }
    const current = await findPost(asking, id)
    if (isRefused(current)) {
      return current
    }
    // What nobody may see is not looked for in the log.
    const refusal = refuseReading(asking.viewer, current)
    return refusal ?? (await findPast(asking, current, until)) ?? notThen
  },
  hydrate: async (asking, found) => ({ ...found, post: await pastDetails(asking, found.past) }),
  permit: ({ viewer }, hydrated) => (canReadPast(viewer, hydrated.current, hydrated.past.post) ? hydrated : notThen),
  present: ({ viewer }, { past, post, asked }): PostAsOfView => ({
    asked: isoOrNull(asked),
    position: canSeeWholeHistory(viewer) ? numberOf(past.position) : null,
    at: isoOrNull(past.at),
    post,
    removed: past.removed,
  }),
})

const hour = 3_600_000

/** When exactly somebody voted is nobody's business but moderators': others see the votes of full hours. */
async function findPast(asking: Asking, current: PostDoc, until: Moment): Promise<Found | null> {
  const asked = 'at' in until ? Math.min(until.at, asking.now) : null
  const votesAt = asked === null || canSeeWholeHistory(asking.viewer) ? undefined : asked - (asked % hour)
  const moment = asked === null ? until : { at: asked, votesAt }
  const past = await asking.postLog.asOf(current.postId, moment)
  return past && { current, past, asked }
}

function readMoment(position: string, at: string): Moment | null {
  const place = parsePosition(position)
  if (place !== undefined) {
    return { position: place }
  }
  const time = momentIn(at)
  return position === '' && time !== null ? { at: time } : null
}
