import type { Accounts } from '@deals/accounts'

/** Ids of the members who have these names; names that nobody has are passed over. */
export async function accountIdsOf(accounts: Pick<Accounts, 'byAnyName'>, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => accounts.byAnyName(name)))
  return found.flatMap((account) => (account === null ? [] : [account.userId]))
}
