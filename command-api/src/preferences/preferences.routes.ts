import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { changePreferencesRequest } from './change-preferences.ts'
import { preferenceCommands } from './preferences.commands.ts'

export function preferenceCalls(context: CommandContext): Call[] {
  const { changePreferences } = preferenceCommands(context)
  return [
    memberCall({
      method: 'patch',
      path: '/api/user/preferences',
      about: 'Changes how the site behaves for the member; values outside their lists are passed over.',
      speaks: 'text',
      schema: changePreferencesRequest,
      run: ({ caller, by, input, country }) => changePreferences({ caller, by, body: input, country }),
    }),
  ]
}
