import { factTime, knownAs, numberOf, pagePaths, urlOfStanding, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent, ownerOfText } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { threadMessages, threadNotices, type ThreadNoticeDoc } from './threads.read-models.ts'

type Message = RecordedOf<'ModeratorWrote' | 'MemberAnswered'>

const messageId = ({ data, position }: Message): string => `${data.userId}:${numberOf(position)}`
const readerOf = ({ data }: Message): string => ('answersId' in data ? data.answersId : data.userId)
const noticeId = (event: Message): string => `${knownAs(event)}-reader-${readerOf(event)}`

/** Where a member reads what moderators write, beside what they decided. */

function written(documents: Documents, event: Message, told: Pick<ThreadNoticeDoc, 'kind' | 'url'>): void {
  const { userId, aboutPostId, text } = event.data
  // What is sealed for somebody else was written while the member was being erased, and nobody is there to read it.
  if (ownerOfText(event, userId) !== userId) {
    return
  }
  const actorId = event.meta.actor.id ?? undefined
  const at = factTime(event)
  documents.put(threadMessages, messageId(event), {
    userId,
    position: event.position,
    at,
    isByModerator: event.type === 'ModeratorWrote',
    actorId,
    text,
    ...(aboutPostId !== null && { postId: aboutPostId }),
  })
  documents.put(threadNotices, noticeId(event), {
    ...told,
    userId: readerOf(event),
    actorId,
    count: 1,
    createdAt: at,
    position: event.position,
  })
}

/** What moderators and members write to each other, and who is told of it. */
export const threadsProjection = foldPerEvent<'thread', 'UserErased'>({
  name: 'threads',
  version: 1,
  collections: [threadMessages, threadNotices],
  key: byUser,
  view: 'by-user',
  touches: (event) => {
    switch (event.type) {
      case 'ModeratorWrote':
      case 'MemberAnswered':
        return [
          { collection: threadMessages, id: messageId(event) },
          { collection: threadNotices, id: noticeId(event) },
        ]
      case 'UserErased': {
        const where = { field: 'userId', equals: event.data.userId }
        return [threadMessages, threadNotices].map((collection) => ({ collection, where }))
      }
      default:
        return []
    }
  },
  folds: {
    ModeratorWrote: (documents, event) => written(documents, event, { kind: 'moderators-wrote', url: urlOfStanding }),
    MemberAnswered: (documents, event) =>
      written(documents, event, { kind: 'member-answered', url: pagePaths.moderation.to('users') }),
    UserErased: removing(threadMessages, threadNotices),
  },
})
