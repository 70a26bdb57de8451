import type { rehearsalCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { rehearsalCommands } from './rehearsals.commands.ts'

export function rehearsalHandlers(context: CommandContext): Handlers<typeof rehearsalCalls> {
  const { rehearseSettings, rehearseStore } = rehearsalCommands(context)
  return {
    rehearseSettings: {
      costs: ['ruleRehearsal'],
      run: ({ caller, body }) => rehearseSettings(caller, body.values),
    },
    rehearseStore: {
      costs: ['ruleRehearsal'],
      run: ({ caller, params }) => rehearseStore(caller, nameParam(params.slug)),
    },
  }
}
