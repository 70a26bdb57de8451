import type { Currency, Reminder } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: `${userId}:${postId}` */
export interface BookmarkDoc {
  userId: string
  postId: number
  savedAt: number
  /** What it cost then, and in which currency. */
  price?: number
  /** What was paid besides then; absent where nobody noted it. */
  shippingCost?: number | null
  currency: Currency
  /** Absent: where everything is that was put nowhere. */
  collection?: string
  note?: string
  /** What its owner is reminded of; absent: what everything tells of that nobody chose for. */
  reminders?: Reminder[]
}
export const bookmarks: CollectionSchema<BookmarkDoc> = {
  name: 'bookmarks',
  fields: { userId: 'text', postId: 'number', savedAt: 'number', collection: 'text' },
  indexes: [['userId', '-savedAt'], ['userId', 'collection'], ['postId']],
  counts: [['userId']],
}
