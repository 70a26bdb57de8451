import { claimLastsMs, isModeratorUp, streamOf, type DecideReports } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { decideOnPost, loadPost, statusAnswer, type StatusAnswer } from '../posts/post.stream.ts'
import type { ExistingPost, PostState } from '../posts/post.state.ts'
import { reopenConclusions } from '../reports/report.stream.ts'
import { closeCase, onCase, type OnPost } from './case.stream.ts'
import { caseFold } from './case.state.ts'
import { noteCase, releaseCase } from './case-rules.ts'
import { claimCase } from './claim-case.ts'
import { decideReports } from './decide-reports.ts'
import { hindranceTo } from './hindrance.ts'
import { tellWho } from '../platform/decided-already.ts'
import { setPostStatus, type SetPostStatus } from './set-post-status.ts'
import { undoDecision } from './undo-decision.ts'

export interface Request extends OnPost {
  readonly status: SetPostStatus['status']
  readonly feedback?: string | null | undefined
  readonly reason?: string | null | undefined
  readonly version?: number | undefined
}

export interface Claimed {
  readonly assignee: string
  readonly until: string
}

const trimmed = (text: string | null | undefined) => ((text ?? '').trim() === '' ? null : (text ?? '').trim())

export function moderationCommands(context: CommandContext) {
  return {
    /** A moderator brings a post into another status. */
    setPostStatus: async ({ by, postId, ...request }: Request): Promise<Outcome<StatusAnswer>> => {
      const { caller, status, version = null } = request
      const command = { caller, status, version, feedback: trimmed(request.feedback), reason: trimmed(request.reason) }
      const hindrance = await hindranceTo(context, caller, { postId })
      // Who asks for what is wrong, or not there, hears of that first.
      const rule = (state: PostState) => {
        const decided = setPostStatus(command, state)
        return isRefused(decided) || decided.length === 0 ? decided : (hindrance ?? decided)
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
    /** A moderator takes a post to look at. */
    claimPost: async (command: OnPost): Promise<Outcome<Claimed>> => {
      const { caller, postId } = command
      const post = await reviewed(context, command)
      if (isRefused(post)) {
        return post
      }
      const { assigneeId } = await loadState(context, streamOf.case(postId), caseFold)
      const holder = assigneeId === null ? null : await context.accounts.byId(assigneeId)
      const now = context.clock.now()
      const { authorId } = post
      const claim = { caller, postId, authorId, now, holder: holder?.username ?? 'another moderator' }
      const decided = await onCase(context, command, { authorId, rule: (state) => claimCase(claim, state) })
      if (isRefused(decided)) {
        return decided
      }
      const until = new Date(decided.after.assignedAt + claimLastsMs).toISOString()
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
  if (!isModeratorUp(caller)) {
    return refuse('not-allowed', { message: 'Only moderators review posts.' })
  }
  return readable(await loadPost(context, postId), caller)
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
