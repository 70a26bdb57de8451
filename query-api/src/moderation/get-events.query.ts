import { canModerate, numberOf, type EventsView } from '@deals/events'
import { postHistory, posts, reports } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed } from '../platform/refusals.ts'
import { findPost } from '../posts/post.access.ts'

/** GET /api/moderation/posts/{id}/events: the events of a post, its case and its reports as the log holds them. */
export const getEvents = defineQuery({
  reads: [posts, postHistory, reports],
  find: (asking, { id }: { id: string }) => findPost(asking, id),
  hydrate: async ({ viewer, postLog }, { postId }) => (canModerate(viewer) ? postLog.eventsOf(postId) : null),
  permit: (_asking, hydrated) => hydrated ?? notAllowed,
  present: (_asking, events): EventsView => ({
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
