import type { commentCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Asked, Handlers } from '../platform/call.ts'
import type { Outcome } from '../platform/outcome.ts'
import { numericParam } from '../platform/params.ts'
import type { CommentChange, CommentCommand } from './comment.stream.ts'
import { commentCommands } from './comments.commands.ts'

type AboutOne = Pick<Asked<typeof commentCalls.restoreComment>, 'caller' | 'by' | 'params'>
const named = ({ caller, by, params }: AboutOne) => ({ caller, by, commentId: numericParam(params.id) })

/** Moderators bring comments back. */
interface Restoring {
  readonly restoreComment: (command: CommentCommand) => Promise<Outcome<CommentChange>>
}

export function commentHandlers(context: CommandContext, { restoreComment }: Restoring): Handlers<typeof commentCalls> {
  const commands = commentCommands(context)
  return {
    addComment: { costs: ['comment'], run: ({ caller, by, body }) => commands.addComment({ ...body, caller, by }) },
    editComment: {
      costs: ['amend'],
      run: (asked) => commands.editComment({ ...named(asked), content: asked.body.content }),
    },
    deleteComment: { run: (asked) => commands.deleteComment({ ...named(asked), reason: asked.body.reason ?? null }) },
    restoreComment: { run: (asked) => restoreComment(named(asked)) },
    voteOnComment: {
      costs: ({ value }) => (value === -1 ? ['vote', 'downVote'] : ['vote']),
      run: (asked) => commands.voteOnComment({ ...named(asked), value: asked.body.value }),
    },
  }
}
