import { randomBytes } from 'node:crypto'
import { confirmedEmailOf } from './account.ts'
import type { AccountLetters } from './account-letters.ts'
import type { Accounts } from './accounts.ts'
import type { Factors } from './factors.ts'
import { hashPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import type { Tickets } from './tickets.ts'

export interface GiveBackParts {
  readonly accounts: Accounts
  readonly factors: Factors
  readonly sessions: Sessions
  readonly tickets: Tickets
  readonly accountLetters: AccountLetters
  readonly now: () => number
}

/**
 * Ends everything that opens an account, so that a letter to its address is the only way in: the password too, which
 * somebody else may know. Where an address is given, it is that of the account from then on. Answers how many factors
 * went; given again, it does the same.
 */
export async function giveBack(
  parts: GiveBackParts,
  { userId, email }: { userId: string; email: string | null },
): Promise<number> {
  const { accounts, factors, sessions, tickets, accountLetters } = parts
  const before = await accounts.byId(userId)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const address = email === null ? {} : { email, emailConfirmedAt: parts.now() }
  const now = await accounts.change(userId, (account) => ({ ...account, passwordHash, ...address }))
  // Also those that would bring an address back.
  await tickets.forget(userId)
  const found = (await factors.list(userId)).length
  await factors.forget(userId)
  await sessions.revokeAll(userId)
  // Whoever was still in may have put one in meanwhile, or asked for a letter.
  await Promise.all([factors.forget(userId), tickets.forget(userId)])
  const [left, to] = [confirmedEmailOf(before), confirmedEmailOf(now)]
  const about = now?.username ?? ''
  if (left !== null && left !== to) {
    await accountLetters.tell(userId, { kind: 'address-given-up', to: left, about })
  }
  await accountLetters.tell(userId, { kind: 'account-given-back', about })
  return found
}
