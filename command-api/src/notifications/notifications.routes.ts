import type { notificationCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { notificationCommands } from './notifications.commands.ts'
import { pushCommands } from './push.commands.ts'

export function notificationHandlers(context: CommandContext): Handlers<typeof notificationCalls> {
  const { markSeen, markAllSeen } = notificationCommands(context)
  const { showPush, keepPush, dropPush } = pushCommands(context)
  return {
    markSeen: { run: ({ caller, by, params }) => markSeen({ caller, by, notificationId: nameParam(params.id) }) },
    markAllSeen: { run: ({ caller, by }) => markAllSeen({ caller, by }) },
    getPush: { run: (asked) => showPush(asked) },
    keepPush: { run: ({ caller, sessionId, body }) => keepPush({ caller, sessionId, device: body }) },
    dropPush: { run: (asked) => dropPush(asked) },
  }
}
