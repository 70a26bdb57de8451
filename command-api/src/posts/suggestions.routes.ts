import type { suggestionCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam, numericParam } from '../platform/params.ts'
import { suggestionCommands } from './suggestions.commands.ts'

export function suggestionHandlers(context: CommandContext): Handlers<typeof suggestionCalls> {
  const commands = suggestionCommands(context)
  return {
    suggestEdit: {
      costs: ['suggest'],
      run: ({ caller, by, params, body: form }) =>
        commands.suggestEdit({ caller, by, postId: numericParam(params.id), form }),
    },
    decideSuggestion: {
      run: ({ caller, by, params, body: { decision } }) =>
        commands.decideSuggestion({
          caller,
          by,
          postId: numericParam(params.id),
          suggestionId: nameParam(params.suggestionId),
          decision,
        }),
    },
  }
}
