import { dayMs, streamOf } from '@deals/events'
import { confirmedEmailOf } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { closeAccount } from './close-account.ts'
import { noteClosing } from './note-closing.ts'
import { userFold } from './user.state.ts'

export interface Leaving extends ByMember {
  readonly posts: 'keep' | 'delete'
}

const graceMs = 14 * dayMs

/** Leaving: the name is hidden and everybody signed out at once; what was written is erased 14 days later. */
export function accountCommands(context: CommandContext) {
  return {
    closeAccount: async ({ caller, by, posts }: Leaving): Promise<Outcome<{ closed: true; eraseAt: string }>> => {
      const account = await context.accounts.byId(caller.id)
      if (account === null) {
        return refuse('not-signed-in')
      }
      const until = context.clock.now() + graceMs
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.user(caller.id),
        fold: userFold,
        decide: (state) => closeAccount({ until, posts }, state),
      })
      if (isRefused(decided)) {
        return decided
      }
      await noteClosing(context, { userId: caller.id })
      await context.sessions.revokeAll(caller.id)
      await context.feedKeys.forget(caller.id)
      const eraseAt = new Date(until).toISOString()
      const to = confirmedEmailOf(account)
      const letter = { kind: 'account-closed', about: eraseAt.slice(0, 10) } as const
      await (to === null ? undefined : context.accountLetters.tell(caller.id, { ...letter, to }))
      return done({ closed: true, eraseAt }, decided.position)
    },
  }
}
