import type { preferenceCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { preferenceCommands } from './preferences.commands.ts'

export function preferenceHandlers(context: CommandContext): Handlers<typeof preferenceCalls> {
  const { changePreferences } = preferenceCommands(context)
  return {
    changePreferences: {
      costs: ['preferences'],
      run: ({ caller, by, body, country }) => changePreferences({ caller, by, body, country }),
    },
  }
}
