import { factTime, knownAs, pagePaths, dayMs, type AnyRecorded, type NotificationKind } from '@deals/events'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import {
  notificationPosts,
  notifications,
  type NotificationDoc,
  type NotificationPostDoc,
} from './notifications.read-models.ts'

export type AboutPost = Extract<AnyRecorded, { data: { postId: number } }>
/** Who is told, by the part they play: an event does not always say who its post's author is. */
export type Part = 'poster' | 'parent' | 'reporter' | 'asker' | 'keeper' | 'suggester' | `@${string}`

export const noticeOf = (known: string, part: Part, kind: NotificationKind): string =>
  `${known}-${part.replace('@', '')}-${kind}`
export const notificationId = (event: AnyRecorded, part: Part, kind: NotificationKind): string =>
  noticeOf(knownAs(event), part, kind)

/**
 * Kinds of which further ones about one post join the first for a day: they are counted, or the newest says all that the
 * others did. What somebody wrote to a member or decided about them stands alone, and leaves the site each time.
 */
const gathered: ReadonlySet<NotificationKind> = new Set([
  ...(['comment', 'votes-milestone', 'expired-by-community', 'back-by-community'] as const),
  ...(['saved-cheaper', 'saved-ending', 'saved-ending-soon', 'saved-over', 'saved-back'] as const),
])
const gatheredWithin = dayMs

/** What further ones join it by. */
const groupOf = ({ data }: AboutPost, part: Part, kind: NotificationKind): string => `${data.postId} ${part} ${kind}`

/** The notification that an event may begin, and those that it may join. */
export const noticeRefs = (event: AboutPost, part: Part, kind: NotificationKind): DocumentRef[] => [
  { collection: notifications, id: notificationId(event, part, kind) },
  ...(gathered.has(kind)
    ? [{ collection: notifications, where: { field: 'openFor', equals: groupOf(event, part, kind) } }]
    : []),
]
export const postRef = (postId: number): DocumentRef => ({
  collection: notificationPosts,
  id: String(postId),
})

export const postOf = (documents: Documents, { data }: AboutPost): NotificationPostDoc | null =>
  documents.get(notificationPosts, String(data.postId))

/** Where a moderator decides about the post. */
export const caseUrl = (postId: number): string => `${pagePaths.moderation.to('queue')}?case=${postId}`

type Notice = Pick<NotificationDoc, 'kind' | 'detail' | 'commentId' | 'onlyBy' | 'openFor'> & {
  part: Part
  to: string | undefined
  /** Where to go; if nothing is said, to the comment or the post. */
  url?: string
}

/** Tells a member; nobody is told of what they did themselves. Answers whether the member was told. */
export function notify(documents: Documents, event: AboutPost, { part, to, ...notice }: Notice): boolean {
  const { postId } = event.data
  const actorId = event.meta.actor.id ?? undefined
  if (to === undefined || to === actorId) {
    return false
  }
  const doc: NotificationDoc = {
    ...notice,
    userId: to,
    postId,
    actorId,
    count: 1,
    url:
      notice.url ??
      (notice.commentId === undefined ? pagePaths.post.to(postId) : pagePaths.postComment.to(postId, notice.commentId)),
    createdAt: factTime(event),
    position: event.position,
  }
  const group = gathered.has(notice.kind) ? groupOf(event, part, notice.kind) : null
  if (group === null || !hasJoined(documents, group, doc)) {
    const open = group === null ? {} : { openFor: group, startedAt: doc.createdAt }
    documents.put(notifications, notificationId(event, part, notice.kind), { ...doc, ...open })
  }
  return true
}

/** Adds it to the open notification of its group, or closes that when it is too old to grow. */
function hasJoined(documents: Documents, group: string, doc: NotificationDoc): boolean {
  const open = documents.matching(notifications).filter(([, { openFor }]) => openFor === group)
  return open
    .map(([id, first]) => {
      // Posts change hands: what one poster was told does not go on for the next.
      const grows = first.userId === doc.userId && doc.createdAt - (first.startedAt ?? 0) < gatheredWithin
      documents.put(notifications, id, grows ? grown(first, doc) : { ...first, openFor: undefined })
      return grows
    })
    .includes(true)
}

const grown = (first: NotificationDoc, newest: NotificationDoc): NotificationDoc => ({
  ...first,
  ...newest,
  count: first.count + 1,
  onlyBy: first.onlyBy === newest.onlyBy ? first.onlyBy : undefined,
})
