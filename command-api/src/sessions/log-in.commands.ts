import { usernameKeyOf } from '@deals/events'
import { verifyPassword, type Account } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { addressClaim, guessingClaims, tooOften } from '../platform/write-limits.ts'
import { knownDevice } from './known-device.ts'
import { openSession, type OpenedSession, type Visit } from './open-session.ts'
import { halfwayToken } from './second-step.ts'

export interface LogInRequest extends Visit {
  readonly username: string
  readonly password: string
}
/** The password was right, and the account asks for more. */
export interface Halfway {
  readonly halfway: string
}

const wrong = refuse('not-signed-in', { message: 'The username or the password is not right.' })

/** A name, or an address in its place. */
export const longestName = 254
/** Accounts are found by it: however a name is written, its tries are those of one. */
export const nameTyped = (typed: string): string => usernameKeyOf(typed.trim()).slice(0, longestName)

/** The account is read after the round: whoever changes the password raises it after the new one is saved. */
async function accountAtDoor({ accounts, sessions }: CommandContext, name: string) {
  const userId = (await accounts.byName(name))?.userId ?? ''
  const round = await sessions.round(userId)
  return { account: await accounts.byId(userId), round }
}

/** Opens and closes sessions. */
export function logInCommands(context: CommandContext) {
  const { sessions, pushDevices, limits, signIns, factors } = context
  /** A stranger's tries never count against a device on which the member signed in before. */
  const claimsOf = ({ username, address, device }: LogInRequest, account: Account | null) => {
    const known = account === null ? null : knownDevice(context.secretFor('devices'), device, account)
    return known === null
      ? guessingClaims(nameTyped(username), address)
      : [addressClaim('password', `device ${known} ${nameTyped(username)}`)]
  }
  return {
    /** Takes as long and says the same for a wrong name as for a wrong password. */
    logIn: async (request: LogInRequest): Promise<OpenedSession | Halfway | Refused> => {
      const { username, password, label, address } = request
      const { account, round } = await accountAtDoor(context, username.trim())
      const taken = await limits.take(claimsOf(request, account))
      if (!taken.isFree) {
        return tooOften(taken)
      }
      const isRight = await verifyPassword(account?.passwordHash, password)
      if (account === null || !isRight) {
        const refused = { label, address, method: 'password', outcome: 'refused' } as const
        await (account === null ? undefined : signIns.note(account.userId, refused))
        return wrong
      }
      await taken.giveBack()
      return (await factors.isAsked(account.userId))
        ? { halfway: halfwayToken(context, account, round) }
        : openSession(context, account, { visit: request, method: 'password', round })
    },
    logOut: async (token: string): Promise<void> => {
      const session = await sessions.find(token)
      if (session !== null) {
        await sessions.revoke(session.userId, session.id)
        await pushDevices.drop(session.userId, session.id)
      }
    },
  }
}
