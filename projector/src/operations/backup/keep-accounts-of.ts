import { streamOf } from '@deals/events'
import { createAccounts, type Account, type KeyedStore } from '@deals/accounts'
import type { EventLog } from '@deals/event-log'

const whole = 2 ** 31 - 1

/**
 * Leaves the accounts of those whom the log knows, with their names. Who registered after the last restored event
 * would hold a name that nobody can use. Answers how many were left out.
 */
export async function keepAccountsOf(log: EventLog, keyed: KeyedStore): Promise<number> {
  const accounts = createAccounts(keyed)
  let left = 0
  for (const { value: account } of await keyed.table<Account>('accounts').list('', whole)) {
    const { exists } = await log.readStream(streamOf.user(account.userId), { limit: 1 })
    if (!exists) {
      await accounts.remove(account.userId)
      left += 1
    } else if ((await accounts.byName(account.username))?.userId !== account.userId) {
      // Names were backed up a moment after the accounts; whoever changed theirs just then is given it again.
      await accounts.save(account)
    }
  }
  return left
}
