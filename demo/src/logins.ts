import { verifyPassword, type Accounts } from '@deals/accounts'

/** The password of every member of the demonstration data. */
export const demoPassword = 'dealstream-demo'

/** What the start prints, so that a newcomer can sign in at once. */
export const demoLogins = [
  'Demonstration logins, all with the password dealstream-demo:',
  '  ann, bob   members',
  '  mo         moderator',
  '  stacy      staff',
  '  sue        super user',
  '  olive      owner',
].join('\n')

/** A site that holds other members is not told of logins that it does not have. */
export async function hasDemoLogins(accounts: Pick<Accounts, 'byName'>): Promise<boolean> {
  const ann = await accounts.byName('ann')
  return ann !== null && (await verifyPassword(ann.passwordHash, demoPassword))
}
