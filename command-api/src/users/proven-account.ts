import { verifyPassword, type Account } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'

export const wrongPassword = refuse('wrong-password', {
  fields: { currentPassword: 'The current password is not right.' },
})

export interface WithPassword {
  readonly caller: Pick<Caller, 'id' | 'username'>
  readonly currentPassword: string
}

/** The account, when the password is right. Who guesses it here has a session: what strangers try at the door is not counted. */
export async function provenAccount(
  { accounts, limits }: Pick<CommandContext, 'accounts' | 'limits'>,
  { caller, currentPassword }: WithPassword,
): Promise<Account | Refused> {
  const taken = await limits.take([addressClaim('password', `member ${caller.id}`)])
  if (!taken.isFree) {
    return tooOften(taken)
  }
  const account = await accounts.byId(caller.id)
  const isRight = await verifyPassword(account?.passwordHash, currentPassword)
  if (account === null || !isRight) {
    return wrongPassword
  }
  await taken.giveBack()
  return account
}
