import { streamOf, type SystemOutcome } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import { userFold } from './user.state.ts'

/** Who left by the log is found by their account when the time to come back is over. */
export async function noteClosing(
  context: CommandContext,
  { userId }: { readonly userId: string },
): Promise<SystemOutcome> {
  const user = await loadState(context, streamOf.user(userId), userFold)
  const closing = user.status === 'closed' ? user.closing : null
  if (closing === null) {
    return 'not-needed'
  }
  const noted = await context.accounts.change(userId, (account) =>
    account.closing === undefined ? { ...account, closing } : null,
  )
  return noted === null ? 'not-needed' : 'done'
}
