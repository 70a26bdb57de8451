import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { settingsFold, type SettingsState } from '../platform/settings.stream.ts'
import { changeSettings, type ChangeSettings } from './change-settings.ts'

export function settingCommands(context: CommandContext) {
  return {
    changeSettings: async ({ by, ...wish }: ChangeSettings & { by: Invocation }): Promise<Outcome<SettingsState>> => {
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.settings(),
        fold: settingsFold,
        decide: (state) => changeSettings(wish, state),
      })
      return isRefused(decided) ? decided : done(decided.after, decided.position)
    },
  }
}
