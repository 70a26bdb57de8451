import type { OwnAppeal } from '@deals/events'
import type { NoticeDoc } from '../notifications/notifications.read-models.ts'
import type { CollectionSchema } from '../platform/read-models.ts'

/** An appeal of one decision. id: the decision's event */
export interface AppealDoc {
  userId: string
  about: OwnAppeal['about']
  postId?: number
  decidedById: string
  decidedAt: number
  text: string
  at: number
  state: OwnAppeal['state']
  answer?: string
  answeredById?: string
  answeredAt?: number
}
export const appeals: CollectionSchema<AppealDoc> = {
  name: 'appeals',
  fields: { userId: 'text', state: 'text', at: 'number', answeredAt: 'number' },
  indexes: [
    ['state', 'at'],
    ['state', '-answeredAt'],
    ['userId', '-at'],
  ],
  counts: [['state']],
}
/** What members are told of their appeals. */
export const appealNotices: CollectionSchema<AppealNoticeDoc> = {
  name: 'appeal_notices',
  fields: { userId: 'text', kind: 'text', createdAt: 'number', position: 'number' },
  indexes: [['userId', '-position']],
}
export type AppealNoticeDoc = NoticeDoc
