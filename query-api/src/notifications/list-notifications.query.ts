import {
  canRead,
  isPoster,
  type AskedOf,
  type NotificationList,
  type notificationReads,
  type Viewer,
} from '@deals/events'
import { dealAlerts, posts, users, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { postsKept } from '../posts/post.access.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { noticeCollections, noticesOf } from './member-notices.lookup.ts'
import { messageOf } from './notification-message.ts'

type Request = AskedOf<typeof notificationReads.listNotifications>

const alertsKept = documentsWhileUnchanged(dealAlerts, { most: 2_000 })

/** GET /api/notifications: the latest first; a grouped one is unread again with each event that joins it. */
export const listNotifications = defineQuery({
  reads: [...noticeCollections, dealAlerts, posts, users],
  find: async (asking, request: Request) => {
    if (asking.viewer === null) {
      return notSignedIn
    }
    return noticesOf(asking, asking.viewer.id, request)
  },
  hydrate: async (asking, found) => {
    const postIds = found.page.flatMap(({ doc: { postId } }) => (postId === undefined ? [] : [String(postId)]))
    const alertIds = found.page.flatMap(({ doc: { alertId } }) => alertId ?? [])
    const [about, members, alerts] = await Promise.all([
      postsKept(asking.readModels, [...new Set(postIds)]),
      findMembers(
        asking,
        found.page.flatMap(({ doc: { actorId } }) => actorId ?? []),
      ),
      alertsKept(asking.readModels, [...new Set(alertIds)]),
    ])
    return { ...found, about, members, alerts }
  },
  permit: ({ viewer }, hydrated) => ({
    ...hydrated,
    about: new Map([...hydrated.about].filter(([, post]) => mayKnow(viewer, post))),
  }),
  present: (
    _asking,
    { page, total, unread, hidden, about, members, alerts },
    { page: number, limit },
  ): NotificationList => ({
    notifications: page.map(({ doc, seen }) => ({
      id: doc._id,
      message: messageOf(doc, {
        actor: members.nameOf(doc.actorId ?? ''),
        title: about.get(String(doc.postId))?.title ?? null,
        alert: alerts.get(doc.alertId ?? '')?.name ?? null,
      }),
      url: doc.url,
      seen,
      createdAt: iso(doc.createdAt),
      kind: doc.kind,
    })),
    page: number,
    limit,
    total,
    unread,
    hidden,
  }),
})

/** The title of a deleted post is known to its poster alone. */
export const mayKnow = (viewer: Viewer | null, post: PostDoc): boolean =>
  canRead(viewer, post) && (post.status !== 'deleted' || isPoster(viewer, post))
