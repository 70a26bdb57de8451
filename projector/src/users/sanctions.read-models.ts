import type { Position, Restriction, MemberActKind } from '@deals/events'
import type { NoticeDoc } from '../notifications/notifications.read-models.ts'
import type { CollectionSchema } from '../platform/read-models.ts'

/** One thing that moderators did about a member. id: `${userId}:${position}` */
export interface SanctionDoc {
  userId: string
  /** Names it in an appeal. */
  eventId: string
  position: Position
  at: number
  kind: MemberActKind
  /** As what the moderator acted. */
  role: string
  actorId?: string
  restricts?: Restriction[]
  /** Absent where it holds for good, or is no restriction. */
  until?: number
  reason?: string
}
export const sanctions: CollectionSchema<SanctionDoc> = {
  name: 'sanctions',
  fields: { userId: 'text', eventId: 'text', position: 'number', actorId: 'text', at: 'number', kind: 'text' },
  indexes: [['userId', '-position'], ['-position'], ['eventId']],
}

/** What members are told of decisions about themselves. */
export const sanctionNotices: CollectionSchema<SanctionNoticeDoc> = {
  name: 'sanction_notices',
  fields: { userId: 'text', kind: 'text', createdAt: 'number', position: 'number' },
  indexes: [['userId', '-position']],
}
export type SanctionNoticeDoc = NoticeDoc
