import type { CollectionSchema } from '../platform/read-models.ts'

/** Who looks at a post, for moderators who would do the same work. id: postId */
export interface CaseDoc {
  postId: number
  assigneeId: string
  assignedAt: number
}
export const cases: CollectionSchema = { name: 'cases', fields: { postId: 'number' }, indexes: [] }
