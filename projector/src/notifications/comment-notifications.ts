import type { RecordedOf } from '@deals/events'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { noticeRefs, notify } from './notify.ts'

type Commented = RecordedOf<'CommentPosted'>

export const refsOfComment = (event: Commented): DocumentRef[] => [
  ...noticeRefs(event, 'poster', 'comment'),
  ...noticeRefs(event, 'parent', 'reply'),
  ...event.data.mentions.flatMap((userId) => noticeRefs(event, `@${userId}`, 'mention')),
]

/** An answer tells whom it answers, a comment the poster, and a mention the mentioned; each of them once. */
export function commented(documents: Documents, event: Commented): void {
  const { commentId, authorId, parentAuthorId, postAuthorId, mentions } = event.data
  const told = [authorId]
  const written = { commentId, onlyBy: authorId }
  if (parentAuthorId !== null && !told.includes(parentAuthorId)) {
    notify(documents, event, { kind: 'reply', part: 'parent', to: parentAuthorId, ...written })
    told.push(parentAuthorId)
  }
  if (!told.includes(postAuthorId)) {
    notify(documents, event, { kind: 'comment', part: 'poster', to: postAuthorId, ...written })
    told.push(postAuthorId)
  }
  for (const userId of mentions.filter((one) => !told.includes(one))) {
    notify(documents, event, { kind: 'mention', part: `@${userId}`, to: userId, ...written })
  }
}
