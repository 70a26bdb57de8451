import type { SessionView } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'

export interface SessionOwner {
  readonly caller: Pick<Caller, 'id'>
  readonly sessionId: string | null
}

/** Where a member is signed in, and the end of it. */
export function ownSessionCommands({ sessions }: Pick<CommandContext, 'sessions'>) {
  return {
    listSessions: async ({ caller, sessionId }: SessionOwner): Promise<Outcome<{ sessions: SessionView[] }>> => {
      const living = await sessions.list(caller.id)
      return done({ sessions: living.map((session) => sessionView(session, sessionId)) })
    },
    endOtherSessions: async ({ caller, sessionId }: SessionOwner): Promise<Outcome<{ ended: true }>> => {
      await sessions.revokeAll(caller.id, sessionId === null ? {} : { except: sessionId })
      return done({ ended: true })
    },
    endSession: async ({ caller, id }: SessionOwner & { id: string }): Promise<Outcome<{ ended: true }>> => {
      const living = await sessions.list(caller.id)
      if (!living.some((session) => session.id === id)) {
        return refuse('session-not-found')
      }
      await sessions.revoke(caller.id, id)
      return done({ ended: true })
    },
  }
}

function sessionView(
  {
    id,
    label,
    created,
    lastSeen,
    expires,
  }: { id: string; label: string; created: number; lastSeen: number; expires: number },
  current: string | null,
) {
  const iso = (time: number) => new Date(time).toISOString()
  return {
    id,
    label,
    createdAt: iso(created),
    lastSeenAt: iso(lastSeen),
    expiresAt: iso(expires),
    current: id === current,
  }
}
