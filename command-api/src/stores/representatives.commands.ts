import { canManageStores, streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField } from '../platform/refusal.ts'
import { setRepresentative } from './representatives.ts'
import type { StoreCommand } from './stores.commands.ts'
import { storeFold } from './store.state.ts'

type Representative = StoreCommand & { username: string; verified: boolean; reason: string }

export function representativeCommands(context: CommandContext) {
  return {
    /** Staff verify that a member speaks for a store, or take that back. */
    setRepresentative: async (command: Representative): Promise<Outcome<{ username: string; verified: boolean }>> => {
      const { caller, by, slug, username, verified, reason } = command
      if (!canManageStores(caller)) {
        return refuse('not-allowed', { message: 'Only staff verify who speaks for a store.' })
      }
      const account = await context.accounts.byName(username)
      if (account === null) {
        return refuseField('username', 'There is no such member')
      }
      const asked = { userId: account.userId, isVerified: verified, reason }
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.store(slug),
        fold: storeFold,
        decide: (state) => setRepresentative(asked, state),
      })
      return isRefused(decided) ? decided : done({ username: account.username, verified }, decided.position)
    },
  }
}
