import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { flag, oneOf, pageFields } from '../platform/call-fields.ts'
import { noticeTypeNames } from './notices.vocabulary.ts'
import { keepPushRequest, notificationList, pushView } from './notifications.api.ts'

/** What query-api answers about what members were told. */
export const notificationReads = {
  listNotifications: call('GET /api/notifications', {
    about: 'What the member was told, the latest first; of one type where one is named.',
    who: 'members',
    speaks: 'text',
    query: z.object({ ...pageFields(25), unread: flag, type: oneOf('type', noticeTypeNames) }),
    answers: notificationList,
  }),
}

/** What command-api answers about it. */
export const notificationCalls = {
  markSeen: call('PATCH /api/notifications/:id/seen', {
    about: 'Marks a notification as read.',
    who: 'members',
    speaks: 'text',
    answers: z.object({ id: z.string(), seen: z.literal(true) }),
    refuses: ['notification-not-found'],
  }),
  markAllSeen: call('POST /api/notifications/seen-all', {
    about: 'Marks all notifications as read.',
    who: 'members',
    answers: z.object({ seen: z.literal(true) }),
  }),
  getPush: call('GET /api/user/push', {
    about: 'Whether push notices come to the browser of this session, and the key that it has to be told.',
    who: 'members',
    answers: pushView,
  }),
  keepPush: call('PUT /api/user/push', {
    about: 'Has push notices sent to the browser of this session, until it ends. Only to services of browsers.',
    who: 'members',
    needs: 'push',
    body: keepPushRequest,
    answers: pushView,
  }),
  dropPush: call('DELETE /api/user/push', {
    about: 'Ends push notices to the browser of this session.',
    who: 'members',
    answers: pushView,
  }),
}
