import { namesLink, streamOf, type CastVoteReply, type DownReason, type DownvoteReply } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { targetClaim, tooOften } from '../platform/write-limits.ts'
import { openPost } from '../posts/post.access.ts'
import { loadOpenPost, loadPost } from '../posts/post.stream.ts'
import { castVote } from './cast-vote.ts'
import { explainDownvote } from './explain-downvote.ts'
import { readDealLink } from './read-link.ts'
import { voteFold } from './vote.state.ts'
import { votedAnswer } from './voted.view.ts'

export interface VoteCommand extends OnPost {
  readonly value: 1 | -1
  readonly again?: boolean | undefined
}

export interface ExplainCommand extends OnPost {
  readonly reason: DownReason
  readonly link: string | null
}

export function voteCommands(context: CommandContext) {
  return {
    /** Votes on a post, changes the vote, or takes it back; answers the vote and the number that goes with it. */
    castVote: async ({ caller, by, postId, value, again }: VoteCommand): Promise<Outcome<CastVoteReply>> => {
      // Whether the deal has become another one is asked of the post as it is, not as it was a moment ago.
      const post =
        again === true ? openPost(await loadPost(context, postId), caller) : await loadOpenPost(context, postId, caller)
      if (isRefused(post)) {
        return post
      }
      const claims = value === -1 ? [targetClaim(caller, post.authorId)] : []
      const taken = await context.limits.take(claims)
      if (!taken.isFree) {
        return tooOften(taken)
      }
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.vote(postId, caller.id),
        fold: voteFold,
        decide: (state) => castVote({ caller, post, value, again }, state),
        isMostlyNew: true,
      })
      if (isRefused(decided)) {
        await taken.giveBack()
        return decided
      }
      const total = await context.queries.shownVotes({ postId, userId: caller.id })
      return done(votedAnswer(decided.after.value, total), decided.position)
    },
    explainDownvote: (command: ExplainCommand) => explain(context, command),
  }
}

/** Says why one voted a post down; it goes with the vote. */
async function explain(
  context: CommandContext,
  { caller, by, postId, reason, link }: ExplainCommand,
): Promise<Outcome<DownvoteReply>> {
  const post = await loadOpenPost(context, postId, caller)
  if (isRefused(post)) {
    return post
  }
  const named = namesLink(reason) ? await readDealLink(context, link ?? '') : null
  if (isRefused(named)) {
    return named
  }
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.vote(postId, caller.id),
    fold: voteFold,
    decide: (state) => explainDownvote({ caller, postId, reason, link: named }, state),
  })
  return isRefused(decided) ? decided : done(decided.after.explained ?? { reason, link: named }, decided.position)
}
