import { factTime, type RecordedOf } from '@deals/events'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { notifications, type NotificationDoc } from './notifications.read-models.ts'
import { commentUrl, notificationRef, notify } from './notify.ts'

type Commented = RecordedOf<'CommentPosted'>

/** Comments on one post within this time of the first are one notification with a count. */
const groupedWithin = 24 * 3_600_000

export const refsOfComment = (event: Commented): DocumentRef[] => [
  notificationRef(event, 'poster', 'comment'),
  notificationRef(event, 'parent', 'reply'),
  ...event.data.mentions.map((userId) => notificationRef(event, `@${userId}`, 'mention')),
  { collection: notifications, where: { field: 'openFor', equals: event.data.postId } },
]

/** An answer tells whom it answers, a comment the poster, and a mention the mentioned; each of them once. */
export function commented(documents: Documents, event: Commented): void {
  const { postId, commentId, authorId, parentAuthorId, postAuthorId, mentions } = event.data
  const told = [authorId]
  const written = { commentId, onlyBy: authorId }
  if (parentAuthorId !== null && !told.includes(parentAuthorId)) {
    notify(documents, event, { kind: 'reply', part: 'parent', to: parentAuthorId, ...written })
    told.push(parentAuthorId)
  }
  if (!told.includes(postAuthorId)) {
    if (!joinedGroup(documents, event)) {
      notify(documents, event, { kind: 'comment', part: 'poster', to: postAuthorId, ...written, openFor: postId })
    }
    told.push(postAuthorId)
  }
  for (const userId of mentions.filter((one) => !told.includes(one))) {
    notify(documents, event, { kind: 'mention', part: `@${userId}`, to: userId, ...written })
  }
}

/** Adds a comment to the poster's open notification, or closes it when it is too old to grow. */
function joinedGroup(documents: Documents, event: Commented): boolean {
  const at = factTime(event)
  let hasJoined = false
  for (const [id, group] of documents.matching<NotificationDoc>(notifications)) {
    if (at - (group.startedAt ?? 0) < groupedWithin) {
      hasJoined = true
      documents.put(notifications, id, grown(group, event, at))
    } else {
      documents.put<NotificationDoc>(notifications, id, { ...group, openFor: undefined })
    }
  }
  return hasJoined
}

function grown(group: NotificationDoc, event: Commented, at: number): NotificationDoc {
  const { postId, commentId, authorId } = event.data
  return {
    ...group,
    count: group.count + 1,
    commentId,
    actorId: authorId,
    onlyBy: group.onlyBy === authorId ? authorId : undefined,
    url: commentUrl(postId, commentId),
    createdAt: at,
    position: event.position,
  }
}
