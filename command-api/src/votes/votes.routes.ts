import { castVoteRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { voteCommands } from './votes.commands.ts'

export function voteCalls(context: CommandContext): Call[] {
  const { castVote } = voteCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/posts/:id/votes',
      about: 'Votes on a post; the same value again takes the vote back.',
      speaks: 'text',
      schema: castVoteRequest,
      costs: ({ value }) => (value === -1 ? ['vote', 'downVote'] : ['vote']),
      run: ({ caller, by, params, input }) => castVote({ ...input, caller, by, postId: numericParam(params['id']) }),
    }),
  ]
}
