import { canModerate, streamOf, type DomainEvent, type MessageForm } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { Invocation, ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { loadPost } from '../posts/post.stream.ts'
import { userFold } from '../users/user.state.ts'
import { threadFold, type ThreadState } from './thread.state.ts'
import { answerModerators, writeToMember } from './write-in-thread.ts'

type Written = Promise<Outcome<{ written: true }>>
type Rule = (state: ThreadState) => readonly DomainEvent[] | Refused

export function threadCommands(context: CommandContext) {
  /** Both sides are sealed with the member's key, and gone with the member. */
  const write = async (by: Invocation, userId: string, rule: Rule): Written => {
    const decided = await decideAndAppend(context, by, {
      stream: streamOf.thread(userId),
      fold: threadFold,
      decide: rule,
      subject: () => userId,
    })
    return isRefused(decided) ? decided : done({ written: true }, decided.position)
  }
  return {
    /** A member answers the moderators. */
    answerModerators: ({ caller, by, text }: ByMember & { text: string }): Written =>
      write(by, caller.id, (state) => answerModerators({ userId: caller.id, text }, state)),
    /** A moderator writes to a member. */
    writeToMember: async (writing: ByMember & { username: string; form: MessageForm }): Written => {
      const { caller, by, username, form } = writing
      const account = canModerate(caller) ? await context.accounts.byAnyName(username) : null
      const member = account && (await loadState(context, streamOf.user(account.userId), userFold))
      if (member?.status !== 'active') {
        return canModerate(caller) ? refuse('user-not-found') : refuse('not-allowed')
      }
      const { userId } = member
      const postId = form.postId ?? null
      return (
        (await refuseOther(context, userId, postId)) ??
        write(by, userId, () => writeToMember({ caller, userId, postId, text: form.text }))
      )
    },
  }
}

/** What is written about a post goes to its poster. */
async function refuseOther(context: CommandContext, userId: string, postId: number | null): Promise<Refused | null> {
  const post = postId === null ? null : await loadPost(context, postId)
  const isTheirs = post === null || (post.status !== 'missing' && post.authorId === userId)
  return isTheirs ? null : refuseField('postId', 'This is no post of this member')
}
