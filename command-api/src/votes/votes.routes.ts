import type { voteCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { voteCommands } from './votes.commands.ts'

export function voteHandlers(context: CommandContext): Handlers<typeof voteCalls> {
  const { castVote, explainDownvote } = voteCommands(context)
  return {
    castVote: {
      costs: ({ value }) => (value === -1 ? ['vote', 'downVote'] : ['vote']),
      run: ({ caller, by, params, body }) => castVote({ ...body, caller, by, postId: numericParam(params.id) }),
    },
    explainDownvote: {
      costs: ['vote'],
      run: ({ caller, by, params, body: { reason, link = null } }) =>
        explainDownvote({ caller, by, postId: numericParam(params.id), reason, link }),
    },
  }
}
