import type { DomainEvent, RedactionReply, RedactionRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { OnPost } from '../platform/invocation.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { deletePost } from './delete-post.ts'
import { expirePost } from './expire-post.ts'
import type { PostState } from './post.state.ts'
import { removedIn } from './post-versions.ts'
import { decideOnPost, statusAnswer, type StatusAnswer } from './post.stream.ts'
import { renewPost } from './renew-post.ts'
import { lockComments, unlockComments } from './lock-comments.ts'
import { redactVersion } from './redact-version.ts'
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
    redactVersion: async ({ caller, ...command }: OnPost & RedactionRequest): Promise<Outcome<RedactionReply>> => {
      const { by, postId, version } = command
      const decided = await decideOnPost(context, {
        by,
        postId,
        rule: (state) => redactVersion({ caller, ...command }, state),
      })
      return redactionAnswer(decided, version)
    },
    deletePost: async ({ reason = null, ...command }: OnPost & { reason?: string | null }) => {
      const { caller, postId } = command
      const counts = await context.queries.voteTotal({ postId, userId: caller.id })
      return decide(command, (given, state) => deletePost({ ...given, counts, reason }, state))
    },
  }
}

/** What of the version is removed by now. */
function redactionAnswer(decided: Decided<PostState> | Refused, version: number): Outcome<RedactionReply> {
  if (isRefused(decided)) {
    return decided
  }
  const { after, position } = decided
  const found = after.status === 'missing' ? undefined : after.versions.find((one) => one.version === version)
  return found === undefined ? refuse('version-not-found') : done({ version, removed: removedIn(found) }, position)
}
