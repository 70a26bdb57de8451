import type { JsonObject } from '@deals/events'
import type { Account } from '@deals/events/accounts'
import type { CommandContext } from '../context.ts'

/** All tables are read as a whole: somebody leaves rarely, and what they said may stand anywhere. */
const everything = 2 ** 31 - 1

type Said = { userId: string | null; fields?: JsonObject; email?: string }

/** Everything that is kept of a person beside the log, but the account itself. */
export async function forgetPerson(context: CommandContext, account: Account): Promise<void> {
  const { userId } = account
  await context.sessions.revokeAll(userId)
  await context.tickets.forget(userId)
  await context.accountLetters.forget(userId)
  await context.answers.forget(userId)
  await forgetDrafts(context, userId)
  for (const table of ['contact', 'bug-reports', 'subscriptions']) {
    await forgetSaid(context, table, account)
  }
}

async function forgetDrafts({ tables }: CommandContext, userId: string): Promise<void> {
  const drafts = tables.table<string>('saved-drafts')
  const entries = await drafts.list(`${userId}/`, everything)
  await Promise.all(entries.map(({ id, rev }) => drafts.delete(id, rev)))
}

/** What they told the site, signed in or with their address. */
async function forgetSaid({ tables }: CommandContext, name: string, account: Account): Promise<void> {
  const table = tables.table<Said>(name)
  const theirs = (await table.list('', everything)).filter(({ value }) => isBy(account, value))
  await Promise.all(theirs.map(({ id, rev }) => table.delete(id, rev)))
}

/** Whether something that the site was told comes from this person. */
export function isBy({ userId, email, emailConfirmedAt }: Account, said: Said): boolean {
  const address = said.email ?? said.fields?.['email']
  const isTheirAddress = emailConfirmedAt !== undefined && email !== undefined && typeof address === 'string'
  return said.userId === userId || (isTheirAddress && address.toLowerCase() === email.toLowerCase())
}
