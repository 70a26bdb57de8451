import { verifyPassword, type Account } from '@deals/events/accounts'
import type { CommandContext } from '../context.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { addressClaim, guessingClaims, tooOftenSentence } from '../platform/write-limits.ts'
import { knownDevice, rememberOnDevice } from './known-device.ts'

export interface LogInRequest {
  readonly username: string
  readonly password: string
  readonly address: string
  readonly label: string
  /** The cookie of the device, from an earlier sign-in. */
  readonly device?: string | undefined
}
/** The token of the new session, and what the device is known by from now on. */
export interface LoggedIn {
  readonly token: string
  readonly device: string
}

const wrong = refuse('not-signed-in', { message: 'The username or the password is not right.' })

/** Opens and closes sessions. */
export function logInCommands({ accounts, sessions, limits, secretFor }: CommandContext) {
  const devices = secretFor('devices')
  /** A stranger's tries never count against a device on which the member signed in before. */
  const claimsOf = ({ username, address, device }: LogInRequest, account: Account | null) => {
    const known = account === null ? null : knownDevice(devices, device, account)
    return known === null
      ? guessingClaims(username.trim().toLowerCase(), address)
      : [addressClaim('password', `device ${known} ${username.trim().toLowerCase()}`)]
  }
  return {
    /** Takes as long and says the same for a wrong name as for a wrong password. */
    logIn: async (request: LogInRequest): Promise<LoggedIn | Refused> => {
      const { username, password, label } = request
      const account = await accounts.byName(username.trim())
      const taken = await limits.take(claimsOf(request, account))
      if (!taken.isFree) {
        const { claim, retryAfter } = taken
        return refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })
      }
      const isRight = await verifyPassword(account?.passwordHash, password)
      if (account === null || !isRight) {
        return wrong
      }
      await taken.giveBack()
      const { token } = await sessions.start(account.userId, label)
      return { token, device: rememberOnDevice(devices, request.device, account) }
    },
    logOut: async (token: string): Promise<void> => {
      const session = await sessions.find(token)
      await (session === null ? undefined : sessions.revoke(session.userId, session.id))
    },
  }
}
