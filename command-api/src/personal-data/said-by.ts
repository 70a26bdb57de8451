import type { JsonObject } from '@deals/events'
import type { Account } from '@deals/accounts'
import type { CommandContext } from '../context.ts'

/** These tables are read as a whole: somebody leaves rarely, and what they said may stand anywhere. */
const everything = 2 ** 31 - 1
const tables = ['contact', 'bug-reports', 'subscriptions'] as const

type Said = { userId: string | null; fields?: JsonObject; email?: string; screenshots?: string[]; desk?: JsonObject }
interface Found {
  readonly table: (typeof tables)[number]
  readonly id: string
  readonly rev: number
  readonly value: Said
}

/** What a person told the site outside of posts and comments: signed in, or with their address. */
async function everythingSaidBy({ tables: store }: Pick<CommandContext, 'tables'>, account: Account): Promise<Found[]> {
  const found: Found[] = []
  for (const table of tables) {
    const entries = await store.table<Said>(table).list('', everything)
    found.push(...entries.filter(({ value }) => isBy(account, value)).map((entry) => ({ table, ...entry })))
  }
  return found
}

/** The same for the person to read, without who of the staff looks after it. */
export async function saidBy(context: Pick<CommandContext, 'tables'>, account: Account): Promise<object[]> {
  const found = await everythingSaidBy(context, account)
  return found.map(({ table, value: { desk: _desk, ...said } }) => ({ kind: table, ...said }))
}

/** Removes all of it: what somebody else changed meanwhile is found again, and goes too. */
export async function forgetSaidBy(
  context: Pick<CommandContext, 'tables' | 'screenshots'>,
  account: Account,
): Promise<void> {
  const found = await everythingSaidBy(context, account)
  for (const { table, id, rev } of found) {
    await context.tables.table(table).delete(id, rev)
  }
  await context.screenshots.remove(found.flatMap(({ value }) => value.screenshots ?? []))
  await (found.length === 0 ? undefined : forgetSaidBy(context, account))
}

function isBy({ userId, email, emailConfirmedAt }: Account, said: Said): boolean {
  const address = said.email ?? said.fields?.['email']
  const isTheirAddress = emailConfirmedAt !== undefined && email !== undefined && typeof address === 'string'
  return said.userId === userId || (isTheirAddress && address.toLowerCase() === email.toLowerCase())
}
