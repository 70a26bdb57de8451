import type { DeskActKind, Position } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** Something that a moderator or staff did which is about no single post or member. id: its position */
export interface DeskActDoc {
  position: Position
  at: number
  kind: DeskActKind
  /** As what they did it. */
  role: string
  actorId: string
  /** What it was about, in words. */
  title: string
  /** A word of a fixed list. */
  code?: string
  /** What was decided together, and about which posts. */
  bulkId?: string
  postIds?: number[]
  /** The decision that was appealed. */
  appealId?: string
  /** The store that it is about. */
  slug?: string
  reason?: string
}
export const deskActs: CollectionSchema<DeskActDoc> = {
  name: 'desk_acts',
  fields: { position: 'number', actorId: 'text', bulkId: 'text', slug: 'text' },
  indexes: [['-position'], ['bulkId'], ['slug', '-position'], ['actorId', '-position']],
}
