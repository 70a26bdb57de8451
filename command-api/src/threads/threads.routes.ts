import type { threadCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { threadCommands } from './threads.commands.ts'

export function threadHandlers(context: CommandContext): Handlers<typeof threadCalls> {
  const { answerModerators, writeToMember } = threadCommands(context)
  return {
    answerModerators: {
      costs: ['answer'],
      run: ({ caller, by, body: { text } }) => answerModerators({ caller, by, text }),
    },
    writeToMember: {
      costs: ['message'],
      run: ({ caller, by, params: { username }, body }) => writeToMember({ caller, by, username, form: body }),
    },
  }
}
