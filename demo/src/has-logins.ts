import { verifyPassword, type Accounts } from '@deals/accounts'
import { demoPassword } from './logins.ts'

/** A site that holds other members is not told of logins that it does not have. */
export async function hasDemoLogins(accounts: Pick<Accounts, 'byName'>): Promise<boolean> {
  const ann = await accounts.byName('ann')
  return ann !== null && (await verifyPassword(ann.passwordHash, demoPassword))
}
