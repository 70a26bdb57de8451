import { factTime, knownAs, type AnyRecorded, type NotificationKind } from '@deals/events'
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

export const notificationId = (event: AnyRecorded, part: Part, kind: NotificationKind): string =>
  `${knownAs(event)}-${part.replace('@', '')}-${kind}`

export const notificationRef = (event: AnyRecorded, part: Part, kind: NotificationKind): DocumentRef => ({
  collection: notifications,
  id: notificationId(event, part, kind),
})
export const postRef = (postId: number): DocumentRef => ({
  collection: notificationPosts,
  id: String(postId),
})

export const postOf = (documents: Documents, { data }: AboutPost): NotificationPostDoc | null =>
  documents.get<NotificationPostDoc>(notificationPosts, String(data.postId))

export const postUrl = (postId: number): string => `/post/${postId}`
/** Where a moderator decides about the post. */
export const caseUrl = (postId: number): string => `/staff/moderation/queue?case=${postId}`
export const commentUrl = (postId: number, commentId: number): string => `/post/${postId}/comment/${commentId}`

type Notice = Pick<NotificationDoc, 'kind' | 'detail' | 'commentId' | 'openFor' | 'onlyBy'> & {
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
  const at = factTime(event)
  const doc: NotificationDoc = {
    ...notice,
    userId: to,
    postId,
    actorId,
    count: 1,
    url: notice.url ?? (notice.commentId === undefined ? postUrl(postId) : commentUrl(postId, notice.commentId)),
    createdAt: at,
    startedAt: notice.openFor === undefined ? undefined : at,
    position: event.position,
  }
  documents.put(notifications, notificationId(event, part, notice.kind), doc)
  return true
}
