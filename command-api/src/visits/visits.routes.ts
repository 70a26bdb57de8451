import type { visitCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { visitCommands } from './visits.commands.ts'

export function visitHandlers(context: CommandContext): Handlers<typeof visitCalls> {
  const { recordVisit } = visitCommands(context)
  return { recordVisit: { costs: ['visit'], run: ({ caller, by, body }) => recordVisit({ caller, by, body }) } }
}
