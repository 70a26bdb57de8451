import type { DecideReports } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { tellWho } from '../platform/decided-already.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { decideOnPost, loadPost, statusAnswer, type StatusAnswer } from '../posts/post.stream.ts'
import type { PostState } from '../posts/post.state.ts'
import { reopenConclusions } from '../reports/report.stream.ts'
import { beginMerge } from './begin-merge.ts'
import { caseCommands } from './case.commands.ts'
import { closeCase, type OnPost } from './case.stream.ts'
import { decideBulk, type DecideBulk } from './decide-bulk.ts'
import { decideReports } from './decide-reports.ts'
import { hindranceTo } from './hindrance.ts'
import { mergePost } from './merge-post.ts'
import { setPostStatus, wordsOf, type StatusRequest } from './set-post-status.ts'
import { undoDecision } from './undo-decision.ts'

export interface MergeRequest extends OnPost {
  readonly into: number
  readonly version?: number | undefined
}

export function moderationCommands(context: CommandContext) {
  return {
    ...caseCommands(context),
    /** A moderator brings a post into another status. */
    setPostStatus: (request: StatusRequest) => bringInto(context, request),
    /** A moderator brings several posts into another status, or keeps them. */
    decideBulk: (command: DecideBulk) => decideBulk(context, command, (request) => bringInto(context, request)),
    /** A moderator folds a duplicate into another post. */
    mergePost: async ({ by, postId, ...command }: MergeRequest): Promise<Outcome<StatusAnswer>> => {
      const { caller, version = null } = command
      const into = await loadPost(context, command.into)
      const asked = into.status === 'missing' ? [{ postId }] : [{ postId }, into]
      const hindrances = await Promise.all(asked.map((one) => hindranceTo(context, caller, one)))
      const hindrance = hindrances.find((one) => one !== null)
      const merged = (state: PostState, target: PostState) => {
        const decided = mergePost({ caller, into: target, version }, state)
        return isRefused(decided) ? decided : (hindrance ?? decided)
      }
      const begun = await beginMerge(context, by, { postId, into: command.into, rule: merged })
      const rule = (state: PostState) => {
        if (isRefused(begun)) {
          return begun
        }
        return state.status === 'missing' || state.version === begun.version ? merged(state, into) : refuse('changed')
      }
      return settled(context, { caller, by, postId }, await decideOnPost(context, { by, postId, rule }))
    },
    /** A moderator takes the last decision about a post back, and what the site concluded from it about reports. */
    undoDecision: async ({ version, ...command }: OnPost & { version: number }): Promise<Outcome<StatusAnswer>> => {
      const { caller, by, postId } = command
      const rule = (state: PostState) => undoDecision({ caller, version }, state)
      const decided = await decideOnPost(context, { by, postId, rule })
      if (!isRefused(decided) && decided.events.length > 0) {
        await reopenConclusions(context, by, { postId, revision: version, position: decided.position })
      }
      return settled(context, command, decided)
    },
    /** A moderator decides about all open reports on a post, or takes that back. */
    decideReports: (command: OnPost & { words: DecideReports }) => decideReports(context, command),
  }
}

/** A moderator brings a post into another status. */
async function bringInto(
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

/** What was decided about a post is noted in its case; who was too late hears of whom. */
async function settled(
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
