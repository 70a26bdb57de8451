import { call } from '../platform/http-call.ts'
import {
  announcementChange,
  announcementEnd,
  announcementForm,
  announcementReply,
  announcementsView,
  staffAnnouncements,
} from './announcements.api.ts'

/** What query-api answers about announcements. */
export const announcementReads = {
  getAnnouncements: call('GET /api/announcements', {
    about: 'What staff announce to whoever asks, now, and what they closed for a while.',
    who: 'anybody',
    answers: announcementsView,
  }),
  listStaffAnnouncements: call('GET /api/staff/announcements', {
    about: 'Announcements that come, stand and are over, and who changed what.',
    who: 'staff',
    answers: staffAnnouncements,
  }),
}

/** What command-api answers about them. */
export const announcementCalls = {
  makeAnnouncement: call('POST /api/staff/announcements', {
    about: 'Announces something to everybody, visitors, members, or moderators and staff, for a while.',
    who: 'staff',
    body: announcementForm,
    answers: announcementReply,
    creates: true,
  }),
  changeAnnouncement: call('PUT /api/staff/announcements/:announcementId', {
    about: 'Changes an announcement that is not over.',
    who: 'staff',
    body: announcementChange,
    answers: announcementReply,
    refuses: ['announcement-not-found', 'conflict'],
  }),
  endAnnouncement: call('POST /api/staff/announcements/:announcementId/end', {
    about: 'Takes an announcement away at once.',
    who: 'staff',
    body: announcementEnd,
    answers: announcementReply,
    refuses: ['announcement-not-found', 'conflict'],
  }),
}
