import { z } from 'zod'
import { addCommentRequest, castVoteRequest, editCommentRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Asked, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { noFields } from '../platform/read-body.ts'
import { commentCommands } from './comments.commands.ts'

const deletion = z.strictObject({ reason: z.string().trim().max(1000).nullish() })

export function commentCalls(context: CommandContext): Call[] {
  const commands = commentCommands(context)
  const named = ({ caller, by, params }: Asked<unknown>) => ({ caller, by, commentId: numericParam(params['id']) })
  return [
    memberCall({
      method: 'post',
      path: '/api/comments',
      about: 'Comments on a post, or answers a comment.',
      speaks: 'text',
      schema: addCommentRequest,
      costs: ['comment'],
      run: ({ caller, by, input }) => commands.addComment({ ...input, caller, by }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/comments/:id',
      about: 'Changes a comment.',
      speaks: 'text',
      schema: editCommentRequest,
      run: (asked) => commands.editComment({ ...named(asked), content: asked.input.content }),
    }),
    memberCall({
      method: 'delete',
      path: '/api/comments/:id',
      about: 'Takes a comment away; its answers stay.',
      speaks: 'text',
      schema: deletion,
      run: (asked) => commands.deleteComment({ ...named(asked), reason: asked.input.reason ?? null }),
    }),
    memberCall({
      method: 'post',
      path: '/api/comments/:id/restore',
      about: 'Brings a deleted comment back.',
      speaks: 'text',
      bodies: [],
      schema: noFields,
      run: (asked) => commands.restoreComment(named(asked)),
    }),
    memberCall({
      method: 'post',
      path: '/api/comments/:id/votes',
      about: 'Votes on a comment; the same value again takes the vote back.',
      speaks: 'text',
      schema: castVoteRequest,
      costs: ({ value }) => (value === -1 ? ['vote', 'downVote'] : ['vote']),
      run: (asked) => commands.voteOnComment({ ...named(asked), value: asked.input.value }),
    }),
  ]
}
