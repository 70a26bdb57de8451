import type { CommandContext } from '../context.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { tellWho } from '../platform/decided-already.ts'
import type { OnPost } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { decideOnPost, statusAnswer, type StatusAnswer } from '../posts/post.stream.ts'
import type { PostState } from '../posts/post.state.ts'
import { decidedOn, reopenConclusions } from '../reports/report.stream.ts'
import { closeCase } from '../review/case.stream.ts'
import { hindranceTo } from './hindrance.ts'
import { setPostStatus, wordsOf, type StatusRequest } from './set-post-status.ts'
import { undoDecision } from './undo-decision.ts'

/** A moderator brings a post into another status. */
export async function bringInto(
  context: CommandContext,
  { by, postId, ...request }: StatusRequest,
): Promise<Outcome<StatusAnswer>> {
  const { caller, status, version = null } = request
  const command = { caller, status, version, ...wordsOf(request) }
  const hindrance = await hindranceTo(context, caller, { postId })
  // Who asks for what is wrong, or not there, hears of that first.
  const rule = (state: PostState) => {
    const decided = setPostStatus(command, state)
    return isRefused(decided) || decided.length === 0 ? decided : (hindrance ?? decided)
  }
  return settled(context, { caller, by, postId }, await decideOnPost(context, { by, postId, rule }))
}

/** Names the decision by the version that it made. */
export interface TakeBack extends OnPost {
  readonly version: number
}

/** A moderator takes the last decision about a post back, and what the site concluded from it about reports. */
export async function takeBack(
  context: CommandContext,
  { version, ...command }: TakeBack,
): Promise<Outcome<StatusAnswer>> {
  const { caller, by, postId } = command
  const known = await decidedOn(context, postId)
  const rule = (state: PostState) => undoDecision({ caller, version }, state)
  const decided = await decideOnPost(context, { by, postId, rule })
  if (!isRefused(decided) && decided.events.length > 0) {
    await reopenConclusions(context, by, { postId, revision: version, position: decided.position, known })
  }
  return settled(context, command, decided)
}

/** What was decided about a post is noted in its case; who was too late hears of whom. */
export async function settled(
  context: CommandContext,
  command: OnPost,
  decided: Decided<PostState> | Refused,
): Promise<Outcome<StatusAnswer>> {
  if (isRefused(decided)) {
    return tellWho(context, command.caller.id, decided)
  }
  const { after, events } = decided
  if (events.length > 0 && after.status !== 'missing') {
    const { authorId, status, lastDecision } = after
    await closeCase(context, command, { authorId, decision: lastDecision.word, action: status })
  }
  return statusAnswer(decided)
}
