import { hashPassword, type Account, type TicketRef } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { checkPassword } from './check-password.ts'
import { provenAccount, wrongPassword } from './proven-account.ts'

export interface PasswordChange {
  readonly caller: Pick<Caller, 'id' | 'username'>
  readonly sessionId: string | null
  readonly currentPassword: string
  readonly newPassword: string
}

interface Replacement {
  readonly userId: string
  readonly password: string
  /** Whether the account, as it stands then, is to have it. */
  readonly fits: (account: Account) => boolean
  /** The browser in which it is changed, which stays signed in. */
  readonly here?: Here
}

interface Here {
  readonly sessionId: string | null
  /** Of the person's sessions, as it was before they proved who they are. */
  readonly round: number
}

/** A new password, by the old one or by a letter. */
export function passwordCommands(context: CommandContext) {
  const { accounts, tickets } = context
  return {
    changePassword: async (request: PasswordChange): Promise<Outcome<{ changed: true }>> => {
      const { caller, newPassword, sessionId } = request
      const problem = await checkPassword(newPassword, caller.username)
      if (problem !== null) {
        return refuseField('newPassword', problem)
      }
      const round = await context.sessions.round(caller.id)
      const account = await provenAccount(context, request)
      if (isRefused(account)) {
        return account
      }
      // Somebody who proved it by the password before is too late once another one stands there.
      const fits = ({ passwordHash }: Account) => passwordHash === account.passwordHash
      const here = { sessionId, round }
      const replaced = await replace(context, { userId: account.userId, password: newPassword, fits, here })
      return replaced === null ? wrongPassword : { ...done<{ changed: true }>({ changed: true }), ...replaced }
    },
    /** Asks for a letter; who asks is told the same, whatever the name is. */
    forgetPassword: async (name: string): Promise<void> => {
      await context.resetRequests.add(name)
    },
    /** Whether the link of a letter may still be used. */
    isResetOpen: async (ref: TicketRef): Promise<boolean> => (await tickets.find(ref, 'reset-password')) !== null,
    resetPassword: async (ref: TicketRef, newPassword: string): Promise<Refused | null> => {
      const account = await accounts.byId(ref.userId)
      const isOpen = account !== null && (await tickets.find(ref, 'reset-password')) !== null
      const problem = isOpen ? await checkPassword(newPassword, account.username) : null
      if (problem !== null) {
        return refuseField('password', problem)
      }
      if (!isOpen || (await tickets.use(ref, 'reset-password')) === null) {
        return refuse('link-worn-out')
      }
      const replaced = await replace(context, { userId: ref.userId, password: newPassword, fits: () => true })
      return replaced === null ? refuse('link-worn-out') : null
    },
  }
}

/**
 * Whoever knew the old password is out, and so is every link that was sent before: also one by which they would make
 * an address of theirs that of the account. Null where it was not replaced.
 */
async function replace(
  context: CommandContext,
  { userId, password, fits, here }: Replacement,
): Promise<{ session?: string } | null> {
  const { accounts, sessions, factors, tickets, pushDevices, accountLetters } = context
  const passwordHash = await hashPassword(password)
  const account = await accounts.change(userId, (now) => (fits(now) ? { ...now, passwordHash } : null))
  if (account === null) {
    return null
  }
  // Another token also here: of the one that is known so far nobody knows who else has it.
  const { sessionId = null, round = 0 } = here ?? {}
  const renewed = sessionId === null ? null : await sessions.renew({ userId, id: sessionId }, round)
  if (sessionId !== null && renewed !== null) {
    await pushDevices.move(userId, sessionId, renewed.session.id)
  }
  await sessions.revokeAll(userId, renewed === null ? {} : { except: renewed.session.id })
  await tickets.withdraw(userId, 'reset-password')
  await tickets.withdraw(userId, 'confirm-email', ({ email }) => email !== account.email)
  const ways = (await factors.list(userId)).map(({ name }) => name)
  await accountLetters.tell(userId, { kind: 'password-changed', about: ways.join(', ') })
  return renewed === null ? {} : { session: renewed.token }
}
