import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { noFields } from '../platform/read-body.ts'
import { notificationCommands } from './notifications.commands.ts'

export function notificationCalls(context: CommandContext): Call[] {
  const { markSeen, markAllSeen } = notificationCommands(context)
  return [
    memberCall({
      method: 'patch',
      path: '/api/notifications/:id/seen',
      about: 'Marks a notification as read.',
      speaks: 'text',
      bodies: [],
      schema: noFields,
      run: ({ caller, by, params }) => markSeen({ caller, by, notificationId: nameParam(params['id']) }),
    }),
    memberCall({
      method: 'post',
      path: '/api/notifications/seen-all',
      about: 'Marks all notifications as read.',
      speaks: 'json',
      bodies: [],
      schema: noFields,
      run: ({ caller, by }) => markAllSeen({ caller, by }),
    }),
  ]
}
