import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { provenAccount } from './proven-account.ts'
import { release } from './register.commands.ts'
import { userFold } from './user.state.ts'

export interface Who {
  readonly caller: Caller
  readonly by: Invocation
  readonly sessionId: string | null
}
export type WithPassword = Who & { readonly currentPassword: string }

/** The end of an account. */
export function accountCommands(context: CommandContext) {
  return { eraseUser: (request: WithPassword) => eraseUser(context, request) }
}

/** First the key goes, and with it all that the member wrote; then the account; the log hears of it last. */
async function eraseUser(context: CommandContext, request: WithPassword): Promise<Outcome<object>> {
  const { caller, by } = request
  if (caller.roles.includes('owner')) {
    return refuse('conflict', { message: 'An owner cannot leave; another owner has to take the role first.' })
  }
  const account = await provenAccount(context, request)
  if (isRefused(account)) {
    return account
  }
  await context.sealer.destroy(caller.id)
  await removeDrafts(context, caller.id)
  await context.sessions.revokeAll(caller.id)
  await (account.email === undefined ? undefined : context.subscriptions.removeAddress(account.email))
  await context.accounts.remove(caller.id)
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.user(caller.id),
    fold: userFold,
    decide: (state) =>
      state.status === 'active'
        ? [{ type: 'UserErased', data: { userId: caller.id, requestId: by.requestId ?? by.commandId } }]
        : [],
  })
  await release(context, by, { username: account.username, userId: caller.id })
  return isRefused(decided) ? decided : done({ erased: true }, decided.position)
}

async function removeDrafts({ tables }: CommandContext, userId: string): Promise<void> {
  const drafts = tables.table<string>('saved-drafts')
  const entries = await drafts.list(`${userId}/`, 1000)
  await Promise.all(entries.map(({ id, rev }) => drafts.delete(id, rev)))
}
