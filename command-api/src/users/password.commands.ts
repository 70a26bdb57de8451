import { hashPassword, type Account, type TicketRef } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { checkPassword } from './check-password.ts'
import { provenAccount } from './proven-account.ts'

export interface PasswordChange {
  readonly caller: Pick<Caller, 'id' | 'username'>
  readonly sessionId: string | null
  readonly currentPassword: string
  readonly newPassword: string
}

/** A new password, by the old one or by a letter. */
export function passwordCommands(context: CommandContext) {
  const { accounts, sessions, tickets, accountLetters } = context
  /** Whoever knew the old password is out, and so is every link that was sent before. */
  const replace = async (account: Account, password: string, except?: string) => {
    await accounts.save({ ...account, passwordHash: await hashPassword(password) })
    await sessions.revokeAll(account.userId, except === undefined ? {} : { except })
    await tickets.withdraw(account.userId, 'reset-password')
    await accountLetters.tell(account.userId, { kind: 'password-changed' })
  }
  return {
    changePassword: async (request: PasswordChange): Promise<Outcome<{ changed: true }>> => {
      const { caller, newPassword, sessionId } = request
      const problem = await checkPassword(newPassword, caller.username)
      if (problem !== null) {
        return refuseField('newPassword', problem)
      }
      const account = await provenAccount(context, request)
      if (isRefused(account)) {
        return account
      }
      await replace(account, newPassword, sessionId ?? undefined)
      return done({ changed: true })
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
      await replace(account, newPassword)
      return null
    },
  }
}
