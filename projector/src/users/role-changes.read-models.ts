import type { Position, Role } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** A role that somebody was given, or that was taken back. id: `${userId}:${position}:${role}` */
export interface RoleChangeDoc {
  userId: string
  role: Role
  isGranted: boolean
  position: Position
  at: number
  /** As what somebody did it; operators have no id. */
  by: string
  actorId?: string
}
export const roleChanges: CollectionSchema<RoleChangeDoc> = {
  name: 'role_changes',
  fields: { userId: 'text', position: 'number' },
  indexes: [['-position'], ['userId', '-position']],
}
