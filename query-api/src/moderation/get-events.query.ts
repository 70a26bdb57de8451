import { canModerate, numberOf, type AnyRecorded, type EventsView } from '@deals/events'
import { postHistory, posts, reports, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed } from '../platform/refusals.ts'
import { findPost } from '../posts/post.access.ts'

type Hydrated = readonly AnyRecorded[] | null

/** GET /api/moderation/posts/{id}/events: the events of a post, its case and its reports as the log holds them. */
export const getEvents = defineQuery<{ id: string }, PostDoc, Hydrated, EventsView>({
  reads: [posts, postHistory, reports],
  find: (asking, { id }) => findPost(asking, id),
  hydrate: async ({ viewer, postLog }, { postId }) => (canModerate(viewer) ? postLog.eventsOf(postId) : null),
  permit: (_asking, hydrated) => hydrated ?? notAllowed,
  present: (_asking, events) => ({
    events: (events ?? []).map(({ position, at, stream, revision, id, type, data, meta }) => ({
      position: numberOf(position),
      at: iso(at),
      stream,
      revision,
      id,
      type,
      data: { ...data },
      meta: { ...meta },
    })),
  }),
})
