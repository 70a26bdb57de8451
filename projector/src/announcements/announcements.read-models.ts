import type { AnnouncementField, AnnouncementFields, Position } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What stands above the pages for a while. id: announcementId */
export interface AnnouncementDoc extends AnnouncementFields {
  announcementId: number
  /** How often it was changed. */
  version: number
  /** Who did what to it, in the order in which it happened. */
  changes: AnnouncementChange[]
}
export interface AnnouncementChange {
  position: Position
  at: number
  kind: 'made' | 'changed' | 'ended'
  fields: { name: AnnouncementField; from: string | number | null; to: string | number | null }[]
  /** As what somebody did it. */
  by: string
  actorId?: string
}
export const announcements: CollectionSchema<AnnouncementDoc> = {
  name: 'announcements',
  fields: { startsAt: 'number', endsAt: 'number' },
  indexes: [['-startsAt'], ['endsAt']],
}
