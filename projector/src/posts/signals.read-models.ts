import type { CollectionSchema } from '../platform/read-models.ts'

/** What a member last said about a deal being available. id: `${postId}:${userId}` */
export interface PostSignalDoc {
  postId: number
  userId: string
  says: 'confirmed' | 'denied'
  weight: number
  at: number
}
export const postSignals: CollectionSchema<PostSignalDoc> = {
  name: 'post_signals',
  fields: { postId: 'number', says: 'text', at: 'number' },
  indexes: [['postId', 'at']],
}
