import type { AnnouncementFields } from '@deals/events'
import { fold } from '../platform/fold.ts'

export interface Announcement extends AnnouncementFields {
  /** How often it was changed. */
  readonly version: number
}
/** Every announcement by its number; they are numbered from 1. */
export type Announcements = ReadonlyMap<number, Announcement>

const changed = (all: Announcements, id: number, changes: Partial<AnnouncementFields>): Announcements => {
  const before = all.get(id)
  return before === undefined ? all : new Map(all).set(id, { ...before, ...changes, version: before.version + 1 })
}

export const announcementsFold = fold<'announcement', Announcements>(new Map(), {
  AnnouncementMade: (all, { data: { announcementId, ...fields } }) =>
    new Map(all).set(announcementId, { ...fields, version: 0 }),
  AnnouncementChanged: (all, { data: { announcementId, changes } }) => changed(all, announcementId, changes),
  AnnouncementEnded: (all, { data: { announcementId, endedAt } }) => changed(all, announcementId, { endsAt: endedAt }),
})
