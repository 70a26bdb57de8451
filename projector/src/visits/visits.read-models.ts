import type { OpenedPost, Visit } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** id: userId. When a member was here, and what they opened; absent where that is nothing. */
export interface VisitsDoc {
  /** Oldest first. */
  visits: Visit[]
  readUpTo?: number
  /** The latest of them, oldest first. */
  opened?: OpenedPost[]
}
export const memberVisits: CollectionSchema<VisitsDoc> = { name: 'member_visits', fields: {}, indexes: [] }
