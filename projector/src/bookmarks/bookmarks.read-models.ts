import type { CollectionSchema } from '../platform/read-models.ts'
/** id: `${userId}:${postId}` */
export interface BookmarkDoc {
  userId: string
  postId: number
  savedAt: number
  price?: number
  /** Absent: where everything is that was put nowhere. */
  collection?: string
  note?: string
}
export const bookmarks: CollectionSchema = {
  name: 'bookmarks',
  fields: { userId: 'text', postId: 'number', savedAt: 'number', collection: 'text' },
  indexes: [['userId', '-savedAt'], ['userId', 'collection'], ['postId']],
  counts: [['userId']],
}
