import {
  canChangeSettings,
  canModerate,
  hindrancesOfSettings,
  type SettingsRehearsal,
  type SettingValues,
  type StoreRehearsal,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'

/** Rules tried on what was, for whoever may change them; nothing is written. */
export function rehearsalCommands({ queries }: CommandContext) {
  return {
    rehearseSettings: async (caller: Caller, values: SettingValues): Promise<Outcome<SettingsRehearsal>> => {
      if (!canChangeSettings(caller)) {
        return refuse('not-allowed', { message: 'Only super users and owners change settings.' })
      }
      const wrong = hindrancesOfSettings(values)
      return wrong === null
        ? done(await queries.rehearseSettings({ values: { ...values } }))
        : refuse('invalid', { fields: wrong })
    },
    rehearseStore: async (caller: Caller, slug: string): Promise<Outcome<StoreRehearsal>> => {
      if (!canModerate(caller)) {
        return refuse('not-allowed', { message: 'Only moderators decide about stores.' })
      }
      const found = await queries.rehearseStore({ slug })
      return found === null ? refuse('store-not-found') : done(found)
    },
  }
}
