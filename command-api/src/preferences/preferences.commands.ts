import { shownRecommendations, streamOf, type Muted, type Preferences } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { accountIdsOf } from '../platform/account-ids.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { changePreferences, mutedIn, namesToMute } from './change-preferences.ts'
import { defaultPreferences, preferencesFold } from './preferences.state.ts'

export interface ChangeRequest {
  readonly caller: Pick<Caller, 'id'>
  readonly by: Invocation
  readonly body: unknown
  /** Where the request seems to come from; decides the currency of those who chose none. */
  readonly country?: string | null
}

export function preferenceCommands(context: CommandContext) {
  return {
    /** Changes how the site behaves for a member; answers everything that stands. */
    changePreferences: async ({ caller, by, body, country }: ChangeRequest): Promise<Outcome<Preferences>> => {
      const idsToMute = await accountIdsOf(context.accounts, namesToMute(body))
      const now = context.clock.now()
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.preferences(caller.id),
        fold: preferencesFold,
        decide: (state) => changePreferences({ userId: caller.id, body, now, idsToMute }, state),
      })
      if (isRefused(decided)) {
        return decided
      }
      const usual: Preferences = { ...defaultPreferences, currency: country === 'CA' ? 'CAD' : 'USD' }
      const muted = await withNames(context, mutedIn(decided.after))
      const recommendations = shownRecommendations(decided.after.recommendations)
      return done({ ...usual, ...decided.after, muted, recommendations }, decided.position)
    },
  }
}

/** Who left since is named no more. */
async function withNames({ accounts }: CommandContext, muted: Muted): Promise<Muted> {
  const found = await Promise.all(muted.members.map((id) => accounts.byId(id)))
  return {
    ...muted,
    members: found.flatMap((account) => (account?.closing === undefined && account !== null ? [account.username] : [])),
  }
}
