import type { notificationCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { notificationCommands } from './notifications.commands.ts'

export function notificationHandlers(context: CommandContext): Handlers<typeof notificationCalls> {
  const { markSeen, markAllSeen } = notificationCommands(context)
  return {
    markSeen: { run: ({ caller, by, params }) => markSeen({ caller, by, notificationId: nameParam(params.id) }) },
    markAllSeen: { run: ({ caller, by }) => markAllSeen({ caller, by }) },
  }
}
