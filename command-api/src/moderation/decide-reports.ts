import { canModerate, streamOf, type DecidedReports, type DecideReports } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState, readHistory } from '../platform/fold.ts'
import type { Invocation, OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import type { ExistingPost } from '../posts/post.state.ts'
import { loadPost } from '../posts/post.stream.ts'
import { decidedOn, judgeReport, type About } from '../reports/report.stream.ts'
import { caseFold } from '../review/case.state.ts'
import { closeCase } from '../review/case.stream.ts'
import { hindranceTo } from './hindrance.ts'

/** A moderator decides about all open reports on a post or a comment at once, or takes such decisions back. */
export async function decideReports(
  context: CommandContext,
  { words, ...command }: OnPost & { words: DecideReports },
): Promise<Outcome<DecidedReports>> {
  const { caller, by, postId } = command
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about reports.' })
  }
  const post = readable(await loadPost(context, postId), caller)
  if (isRefused(post)) {
    return post
  }
  const commentId = 'commentId' in words ? (words.commentId ?? null) : null
  const isRepeated = await isClosedBy(context, by, postId)
  const hindrance = isRepeated ? null : await hindranceTo(context, caller, post)
  if (hindrance !== null) {
    return hindrance
  }
  const { outcome } = words
  const ids = 'ids' in words ? words.ids : await reportsOn(context, { postId, commentId }, isRepeated)
  const decided: string[] = []
  let position = await context.log.head()
  for (const id of ids) {
    const one = await judgeReport(context, by, { id, caller, postId, outcome })
    if (!isRefused(one) && one.events.length > 0) {
      decided.push(id)
      position = one.position
    }
  }
  const isOfPost = commentId === null && outcome !== 'open'
  const isNothing = decided.length === 0 && !isRepeated && !(isOfPost && (await isAnswered(context, post, outcome)))
  if (isNothing) {
    return nothingOpen(outcome)
  }
  if (!isOfPost) {
    // The post itself still waits, if it did.
    return done({ outcome, ids: decided }, position)
  }
  const { authorId } = post
  const closed = await closeCase(context, command, { authorId, decision: `reports ${outcome}`, action: 'reports' })
  return isRefused(closed) ? closed : done({ outcome, ids: decided }, closed.position)
}

/** The same command decided here before: who gives it again has lost the answer. */
async function isClosedBy(context: CommandContext, { commandId }: Invocation, postId: number): Promise<boolean> {
  const history = await readHistory(context, streamOf.case(postId))
  return history.some(({ type, meta }) => type === 'CaseResolved' && meta.commandId === commandId)
}

/** Rejecting reports answers those who say that the deal is back, also where nobody reported it. */
const isAnswered = async (context: CommandContext, post: ExistingPost, outcome: DecideReports['outcome']) =>
  outcome === 'dismissed' && (await waitsForRenewal(context, post))

/** Members say that the deal is back, and no moderator has answered that since. */
async function waitsForRenewal(context: CommandContext, { postId, renewalSuggestedAt }: ExistingPost) {
  const { resolvedAt } = await loadState(context, streamOf.case(postId), caseFold)
  return renewalSuggestedAt !== null && resolvedAt < renewalSuggestedAt
}

/**
 * Reports that wait for a decision; where it was made already, those among which they are. Who decides about those on
 * a comment closes no case, so that none waits any more is all that tells it.
 */
async function reportsOn(context: CommandContext, about: About, isRepeated: boolean): Promise<string[]> {
  const open = isRepeated ? [] : await context.queries.reportsOn(about)
  const isDecided = isRepeated || (open.length === 0 && about.commentId !== null)
  const found = isDecided ? await decidedOn(context, about.postId) : open
  return found.map(({ id }) => id).toSorted()
}

const nothingOpen = (outcome: DecideReports['outcome']): Refused =>
  refuse('conflict', {
    message: outcome === 'open' ? 'There is nothing to take back.' : 'Nobody waits for a decision about a report here.',
  })
