import type { DomainEvent } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { OnPost } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import type { Refused } from '../platform/refusal.ts'
import { deletePost } from './delete-post.ts'
import { expirePost } from './expire-post.ts'
import type { PostState } from './post.state.ts'
import { decideOnPost, statusAnswer, type StatusAnswer } from './post.stream.ts'
import { renewPost } from './renew-post.ts'
import { lockComments, unlockComments } from './lock-comments.ts'
import { restorePost } from './restore-post.ts'

/** Commands that move a post from one status to another. */
export function postCommands(context: CommandContext) {
  const decide = async (
    { caller, ...command }: OnPost,
    rule: (given: Pick<OnPost, 'caller'> & { now: number }, state: PostState) => DomainEvent[] | Refused,
  ): Promise<Outcome<StatusAnswer>> => {
    const given = { caller, now: context.clock.now() }
    return statusAnswer(await decideOnPost(context, { ...command, rule: (state) => rule(given, state) }))
  }
  return {
    expirePost: (command: OnPost) => decide(command, expirePost),
    renewPost: (command: OnPost) => decide(command, renewPost),
    restorePost: (command: OnPost) => decide(command, restorePost),
    lockComments: ({ reason, ...command }: OnPost & { reason: string }) =>
      decide(command, (given, state) => lockComments({ ...given, reason }, state)),
    unlockComments: (command: OnPost) => decide(command, unlockComments),
    deletePost: async ({ reason = null, ...command }: OnPost & { reason?: string | null }) => {
      const { caller, postId } = command
      const counts = await context.queries.voteTotal({ postId, userId: caller.id })
      return decide(command, (given, state) => deletePost({ ...given, counts, reason }, state))
    },
  }
}
