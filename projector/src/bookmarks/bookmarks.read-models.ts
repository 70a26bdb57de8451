import type { CollectionSchema } from '../platform/read-models.ts'
/** id: `${userId}:${postId}` */
export interface BookmarkDoc {
  userId: string
  postId: number
  savedAt: number
  price?: number
}
export const bookmarks: CollectionSchema = {
  name: 'bookmarks',
  fields: { userId: 'text', postId: 'number', savedAt: 'number' },
  indexes: [['userId', '-savedAt'], ['postId']],
}
