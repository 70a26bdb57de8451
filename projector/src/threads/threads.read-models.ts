import type { Position } from '@deals/events'
import type { NoticeDoc } from '../notifications/notifications.read-models.ts'
import type { CollectionSchema } from '../platform/read-models.ts'

/** One message between moderators and a member. id: `${userId}:${position}` */
export interface ThreadMessageDoc {
  userId: string
  position: Position
  at: number
  isByModerator: boolean
  actorId?: string
  postId?: number
  text: string
}
export const threadMessages: CollectionSchema<ThreadMessageDoc> = {
  name: 'thread_messages',
  fields: { userId: 'text', position: 'number' },
  indexes: [['userId', '-position']],
}

/** Whom a message is told to: the member, or the moderator who wrote before. */
export type ThreadNoticeDoc = NoticeDoc
export const threadNotices: CollectionSchema<ThreadNoticeDoc> = {
  name: 'thread_notices',
  fields: { userId: 'text', kind: 'text', createdAt: 'number', position: 'number' },
  indexes: [['userId', '-position']],
}
