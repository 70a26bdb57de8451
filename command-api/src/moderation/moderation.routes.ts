import { z } from 'zod'
import { caseNoteRequest, decideReportsRequest, setStatusRequest, undoRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Asked, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { moderationCommands } from './moderation.commands.ts'

type Commands = ReturnType<typeof moderationCommands>

export function moderationCalls(context: CommandContext): Call[] {
  const commands = moderationCommands(context)
  return [...decisionCalls(commands), ...caseCalls(commands)]
}

const named = ({ caller, by, params }: Pick<Asked<unknown>, 'caller' | 'by' | 'params'>) => ({
  caller,
  by,
  postId: numericParam(params['id']),
})

/** Calls that decide about a post or the reports on it. */
function decisionCalls(commands: Commands): Call[] {
  return [
    memberCall({
      method: 'patch',
      path: '/api/moderation/posts/:id/status',
      about: 'Brings a post into another status, with feedback or a reason.',
      speaks: 'text',
      schema: setStatusRequest,
      run: (asked) => commands.setPostStatus({ ...asked.input, ...named(asked) }),
    }),
    memberCall({
      method: 'post',
      path: '/api/moderation/posts/:id/undo',
      about: 'Takes the last decision about a post back; the version is the one that the decision made.',
      speaks: 'json',
      schema: undoRequest,
      run: (asked) => commands.undoDecision({ ...asked.input, ...named(asked) }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/moderation/posts/:id/reports',
      about: 'Decides about all open reports on a post at once, or takes such decisions back.',
      speaks: 'json',
      schema: decideReportsRequest,
      run: (asked) => commands.decideReports({ words: asked.input, ...named(asked) }),
    }),
  ]
}

/** Calls about the case of a post. */
function caseCalls(commands: Commands): Call[] {
  return [
    memberCall({
      method: 'post',
      path: '/api/moderation/posts/:id/claim',
      about: 'Takes a post to review for five minutes, or for five more.',
      speaks: 'json',
      schema: z.strictObject({}),
      run: (asked) => commands.claimPost(named(asked)),
    }),
    memberCall({
      method: 'delete',
      path: '/api/moderation/posts/:id/claim',
      about: 'Lets a post go that the moderator took.',
      speaks: 'json',
      schema: z.strictObject({}),
      run: (asked) => commands.releasePost(named(asked)),
    }),
    memberCall({
      method: 'post',
      path: '/api/moderation/posts/:id/notes',
      about: 'Writes a note on a post that moderators alone read.',
      speaks: 'json',
      schema: caseNoteRequest,
      run: (asked) => commands.notePost({ ...asked.input, ...named(asked) }),
    }),
  ]
}
