import { streamOf, type SystemOutcome } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import { userFold } from './user.state.ts'

/** The account has the name that the log says, so that it is what its owner signs in by. */
export async function followUsername(
  context: CommandContext,
  { userId }: { readonly userId: string },
): Promise<SystemOutcome> {
  const user = await loadState(context, streamOf.user(userId), userFold)
  const account = user.status === 'missing' || user.status === 'erased' ? null : await context.accounts.byId(userId)
  if (user.status === 'missing' || account === null || account.username === user.username) {
    return 'not-needed'
  }
  const { username, formerNames } = user
  const letterId = `username-changed-${formerNames.length}`
  await context.accountLetters.tellOnce(userId, { kind: 'username-changed', about: username, letterId })
  if (!(await context.accounts.rename({ userId, username, formerNames: [...formerNames] }))) {
    throw new Error('a name that the log gave to one member is the account of another one')
  }
  return 'done'
}
