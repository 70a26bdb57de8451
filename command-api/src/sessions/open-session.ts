import { streamOf } from '@deals/events'
import { confirmedEmailOf, idleAfter, type Account } from '@deals/events/accounts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { invocationOf } from '../platform/invocation.ts'
import { userFold } from '../users/user.state.ts'

/** Signs a person in who has shown who they are; somebody who had left is back by that. */
export async function openSession(
  context: CommandContext,
  account: Account,
  { label }: { label: string },
): Promise<{ token: string }> {
  await (account.closing === undefined ? undefined : reopen(context, account))
  const user = await loadState(context, streamOf.user(account.userId), userFold)
  const hasRole = user.status !== 'missing' && user.roles.length > 0
  const idleMs = hasRole ? idleAfter.role : idleAfter.member
  const { token } = await context.sessions.start(account.userId, label, { idleMs })
  return { token }
}

async function reopen(context: CommandContext, { closing: _closing, ...account }: Account): Promise<void> {
  const { userId } = account
  await decideAndAppend(context, invocationOf({ id: userId, roles: [] }), {
    stream: streamOf.user(userId),
    fold: userFold,
    decide: (state) => (state.status === 'closed' ? [{ type: 'AccountReopened', data: { userId } }] : []),
  })
  await context.accounts.save(account)
  const to = confirmedEmailOf(account)
  await (to === null ? undefined : context.accountLetters.tell(userId, { kind: 'account-reopened', to }))
}
