import { verifyPassword } from '@deals/events/accounts'
import type { CommandContext } from '../context.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { addressClaim, tooOftenSentence } from '../platform/write-limits.ts'
import { openSession } from './open-session.ts'

export interface LogInRequest {
  readonly username: string
  readonly password: string
  readonly address: string
  readonly label: string
}

const wrong = refuse('not-signed-in', { message: 'The username or the password is not right.' })

/** Opens and closes sessions. */
export function logInCommands(context: CommandContext) {
  const { accounts, sessions, limits } = context
  return {
    /** Takes as long and says the same for a wrong name as for a wrong password. */
    logIn: async ({ username, password, address, label }: LogInRequest): Promise<{ token: string } | Refused> => {
      const name = username.trim()
      const claims = [addressClaim('password', name.toLowerCase()), addressClaim('login', address)]
      const taken = await limits.take(claims)
      if (!taken.isFree) {
        const { claim, retryAfter } = taken
        return refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })
      }
      const account = await accounts.byName(name)
      const isRight = await verifyPassword(account?.passwordHash, password)
      if (account === null || !isRight) {
        return wrong
      }
      await taken.giveBack()
      return openSession(context, account, { label })
    },
    logOut: async (token: string): Promise<void> => {
      const session = await sessions.find(token)
      await (session === null ? undefined : sessions.revoke(session.userId, session.id))
    },
  }
}
