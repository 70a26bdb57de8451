import type { draftCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { draftCommands } from './drafts.commands.ts'

export function draftHandlers(context: CommandContext): Handlers<typeof draftCalls> {
  const drafts = draftCommands(context)
  return {
    listDrafts: { run: ({ caller }) => drafts.list(caller.id) },
    getDraft: { run: ({ caller, params }) => drafts.read(caller.id, params.id) },
    saveDraft: { run: ({ caller, params, body }) => drafts.save(caller.id, params.id, body) },
    deleteDraft: { run: ({ caller, params }) => drafts.remove(caller.id, params.id) },
  }
}
