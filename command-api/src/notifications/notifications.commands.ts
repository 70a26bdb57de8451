import { numberOf, streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { appendAtEnd } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'

export interface InboxCommand {
  readonly caller: Pick<Caller, 'id'>
  readonly by: Invocation
}

/** Nothing is decided in an inbox: a notification seen twice is seen. */
export function notificationCommands(context: CommandContext) {
  return {
    markSeen: async ({
      caller,
      by,
      notificationId,
    }: InboxCommand & { notificationId: string }): Promise<Outcome<{ id: string; seen: true }>> => {
      const isThere = await context.queries.hasNotification({ userId: caller.id, notificationId })
      if (!isThere) {
        return refuse('notification-not-found')
      }
      const data = { userId: caller.id, notificationId }
      const position = await appendAtEnd(context, by, {
        stream: streamOf.inbox(caller.id),
        events: [{ type: 'NotificationSeen', data }],
      })
      return done({ id: notificationId, seen: true }, position)
    },
    markAllSeen: async ({ caller, by }: InboxCommand): Promise<Outcome<{ seen: true }>> => {
      const data = { userId: caller.id, upToPosition: numberOf(await context.log.head()) }
      const position = await appendAtEnd(context, by, {
        stream: streamOf.inbox(caller.id),
        events: [{ type: 'AllNotificationsSeen', data }],
      })
      return done({ seen: true }, position)
    },
  }
}
