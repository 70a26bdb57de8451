import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { provenAccount } from './proven-account.ts'

export interface Proving {
  readonly caller: Pick<Caller, 'id' | 'username'>
  readonly sessionId: string | null
  /** May come with the request itself, where a form asks for it anyway. */
  readonly currentPassword?: string | undefined
}

/** What only the member may do and not whoever found their browser open: first they show again who they are. */
export async function onceProven<Answer>(
  context: CommandContext,
  proving: Proving,
  act: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const refused = await refuseUnproven(context, proving)
  return refused ?? act()
}

async function refuseUnproven(context: CommandContext, proving: Proving): Promise<Refused | null> {
  const { caller, sessionId, currentPassword } = proving
  if (currentPassword !== undefined) {
    const account = await provenAccount(context, { caller, currentPassword })
    if (isRefused(account)) {
      return account
    }
    await (sessionId === null ? undefined : context.sessions.prove(caller.id, sessionId))
    return null
  }
  const isProven = sessionId !== null && (await context.sessions.isProven(sessionId))
  return isProven ? null : refuse('proof-needed', { details: { proof: 'needed' } })
}
