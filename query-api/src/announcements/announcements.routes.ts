import type { announcementReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getAnnouncements } from './get-announcements.query.ts'
import { listStaffAnnouncements } from './list-staff-announcements.query.ts'

export const announcementAnswers: Answers<typeof announcementReads> = {
  getAnnouncements: { query: getAnnouncements },
  listStaffAnnouncements: { query: listStaffAnnouncements, cost: 2 },
}
