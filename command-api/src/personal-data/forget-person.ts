import type { Account } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { forgetSaidBy } from './said-by.ts'

const everything = 2 ** 31 - 1

/** Everything that is kept of a person beside the log, but the account itself. */
export async function forgetPerson(context: CommandContext, account: Account): Promise<void> {
  const { userId } = account
  await context.sessions.revokeAll(userId)
  await context.pushDevices.forget(userId)
  await context.feedKeys.forget(userId)
  await context.webhooks.forget(userId)
  await context.tickets.forget(userId)
  await context.accountLetters.forget(userId)
  await context.factors.forget(userId)
  await context.signIns.forget(userId)
  await context.answers.forget(userId)
  await forgetDrafts(context, userId)
  await forgetSaidBy(context, account)
}

async function forgetDrafts({ tables }: CommandContext, userId: string): Promise<void> {
  const drafts = tables.table<string>('saved-drafts')
  const entries = await drafts.list(`${userId}/`, everything)
  await Promise.all(entries.map(({ id, rev }) => drafts.delete(id, rev)))
}
