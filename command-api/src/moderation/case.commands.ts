import { canModerate } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { loadPost } from '../posts/post.stream.ts'
import type { ExistingPost } from '../posts/post.state.ts'
import { freedFrom } from '../review/case.state.ts'
import { loadHeld, onCase } from '../review/case.stream.ts'
import { noteCase, releaseCase } from './case-rules.ts'
import { claimCase } from './claim-case.ts'

export interface Claimed {
  readonly assignee: string
  readonly until: string
}

/** What moderators do with a case before they decide. */
export function caseCommands(context: CommandContext) {
  return {
    /** A moderator takes a post to look at. */
    claimPost: async (command: OnPost): Promise<Outcome<Claimed>> => {
      const { caller, postId } = command
      const post = await reviewed(context, command)
      if (isRefused(post)) {
        return post
      }
      const { held, lapsedId } = await loadHeld(context, postId)
      const { assigneeId } = held
      const holder = assigneeId === null ? null : await context.accounts.byId(assigneeId)
      const now = context.clock.now()
      const { authorId } = post
      const claim = { caller, postId, authorId, now, holder: holder?.username ?? 'another moderator' }
      const decided = await onCase(context, command, {
        authorId,
        rule: (state) => claimCase(claim, freedFrom(lapsedId, state)),
      })
      if (isRefused(decided)) {
        return decided
      }
      const until = new Date(decided.after.heldUntil).toISOString()
      return done({ assignee: caller.username, until }, decided.position)
    },
    /** A moderator lets a post go that they took. */
    releasePost: async (command: OnPost): Promise<Outcome<{ released: boolean }>> => {
      const decided = await inCase(context, command, (state) => releaseCase(command, state))
      return isRefused(decided) ? decided : done({ released: decided.events.length > 0 }, decided.position)
    },
    /** A moderator writes a note on a post. */
    notePost: async ({ note, ...command }: OnPost & { note: string }): Promise<Outcome<{ noted: true }>> => {
      const decided = await inCase(context, command, (state) => noteCase({ ...command, note }, state))
      return isRefused(decided) ? decided : done({ noted: true }, decided.position)
    },
  }
}

type CaseRule = Parameters<typeof onCase>[2]['rule']

async function inCase(context: CommandContext, command: OnPost, rule: CaseRule) {
  const post = await reviewed(context, command)
  return isRefused(post) ? post : onCase(context, command, { authorId: post.authorId, rule })
}

/** The post for a moderator, whatever its status; others hear that they are none before they hear what there is. */
async function reviewed(context: CommandContext, { caller, postId }: OnPost): Promise<ExistingPost | Refused> {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators review posts.' })
  }
  return readable(await loadPost(context, postId), caller)
}
