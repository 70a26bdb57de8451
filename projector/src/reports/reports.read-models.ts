import type { ReportReason } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: the report's stream name without its category */
export interface ReportDoc {
  postId: number
  commentId?: number
  userId: string
  authorId: string
  reason: ReportReason
  note?: string
  weight: number
  trust: number
  at: number
  outcome?: 'upheld' | 'dismissed'
}
export const reports: CollectionSchema<ReportDoc> = {
  name: 'reports',
  fields: { postId: 'number', commentId: 'number', userId: 'text', reason: 'text', outcome: 'text', at: 'number' },
  indexes: [
    ['postId', 'at'],
    ['userId', '-at'],
  ],
}
