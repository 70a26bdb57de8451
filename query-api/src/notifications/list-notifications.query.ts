import { z } from 'zod'
import { canRead, isPoster, type NotificationList, type Viewer } from '@deals/events'
import { inboxes, notifications, posts, users } from '@deals/projector/read-models'
import type { Found as FoundDoc, InboxDoc, NotificationDoc, PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { flag, pageFields, pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { messageOf } from './notification-message.ts'

const keptMs = 90 * 86_400_000
/** More than anybody scrolls back to. */
const mostKept = 1_000

export const listNotificationsParameters = z.object({ ...pageFields(25), unread: flag })
type Request = z.output<typeof listNotificationsParameters>

interface Notice {
  doc: FoundDoc<NotificationDoc>
  seen: boolean
}
interface Found {
  page: Notice[]
  total: number
  unread: number
}
interface Hydrated extends Found {
  about: ReadonlyMap<string, PostDoc>
  members: Members
}

/** GET /api/notifications: the latest first; a grouped one is unread again with each event that joins it. */
export const listNotifications = defineQuery<Request, Found, Hydrated, NotificationList>({
  reads: [notifications, inboxes, posts, users],
  find: async (asking, request) => {
    if (asking.viewer === null) {
      return notSignedIn
    }
    const all = await findNotices(asking, asking.viewer.id)
    const wanted = request.unread ? all.filter(({ seen }) => !seen) : all
    return { page: pageOf(wanted, request), total: wanted.length, unread: all.filter(({ seen }) => !seen).length }
  },
  hydrate: async (asking, found) => {
    const postIds = found.page.flatMap(({ doc: { postId } }) => (postId === undefined ? [] : [String(postId)]))
    const [about, members] = await Promise.all([
      asking.readModels.collection<PostDoc>(posts).many([...new Set(postIds)]),
      findMembers(
        asking,
        found.page.flatMap(({ doc: { actorId } }) => actorId ?? []),
      ),
    ])
    return { ...found, about, members }
  },
  permit: ({ viewer }, hydrated) => ({
    ...hydrated,
    about: new Map([...hydrated.about].filter(([, post]) => mayKnow(viewer, post))),
  }),
  present: (_asking, { page, total, unread, about, members }, { page: number, limit }) => ({
    notifications: page.map(({ doc, seen }) => ({
      id: doc._id,
      message: messageOf(doc, {
        actor: members.nameOf(doc.actorId ?? ''),
        title: about.get(String(doc.postId))?.title ?? null,
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
  }),
})

/** The title of a deleted post is known to its poster alone. */
export const mayKnow = (viewer: Viewer | null, post: PostDoc): boolean =>
  canRead(viewer, post) && (post.status !== 'deleted' || isPoster(viewer, post))

async function findNotices({ readModels, now }: Asking, userId: string): Promise<Notice[]> {
  const [docs, inbox] = await Promise.all([
    readModels
      .collection<NotificationDoc>(notifications)
      .find({ userId, createdAt: { $gte: now - keptMs } }, { sort: [['position', -1]], limit: mostKept }),
    readModels.collection<InboxDoc>(inboxes).get(userId),
  ])
  return docs.map((doc) => ({ doc, seen: isSeen(doc, inbox) }))
}

export function isSeen({ _id, position }: Pick<FoundDoc<NotificationDoc>, '_id' | 'position'>, inbox: InboxDoc | null) {
  return inbox !== null && (position <= inbox.upTo || (inbox.seen[_id] ?? -1) >= position)
}
