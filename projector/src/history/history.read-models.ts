import type { PostStatus } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** One line of a post's history. id: `${postId}:${position}` */
export interface HistoryDoc {
  postId: number
  position: number
  at: number
  kind: string
  from?: PostStatus
  to?: PostStatus
  role: string
  actorId?: string
  reason?: string
  changes?: Record<string, { from: unknown; to: unknown }>
  /** Reports and notes are for moderators alone. */
  isPublic: boolean
}
export const postHistory: CollectionSchema = {
  name: 'post_history',
  fields: { postId: 'number', position: 'number', isPublic: 'boolean', actorId: 'text', at: 'number' },
  indexes: [
    ['postId', 'position'],
    ['actorId', '-position'],
  ],
}
