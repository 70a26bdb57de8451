import type { DecideReports } from '@deals/events'
import type { CommentCommand } from '../comments/comment.stream.ts'
import type { CommandContext } from '../context.ts'
import type { OnPost } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { decideOnPost, loadPost, type StatusAnswer } from '../posts/post.stream.ts'
import type { PostState } from '../posts/post.state.ts'
import { appealCommands } from './appeal.commands.ts'
import { beginMerge } from './begin-merge.ts'
import { caseCommands } from './case.commands.ts'
import { decideBulk, type DecideBulk } from './decide-bulk.ts'
import { bringInto, settled, takeBack, type TakeBack } from './decide-on-post.ts'
import { decideReports } from './decide-reports.ts'
import { hindranceTo } from './hindrance.ts'
import { deskSettingsCommands } from './desk-settings.commands.ts'
import { mergePost } from './merge-post.ts'
import { bringCommentBack } from './restore-comment.ts'
import type { StatusRequest } from './set-post-status.ts'

export interface MergeRequest extends OnPost {
  readonly into: number
  readonly version?: number | undefined
}

export function moderationCommands(context: CommandContext) {
  return {
    ...caseCommands(context),
    ...appealCommands(context),
    ...deskSettingsCommands(context),
    /** A moderator brings a post into another status. */
    setPostStatus: (request: StatusRequest) => bringInto(context, request),
    /** A moderator brings several posts into another status, or keeps them. */
    decideBulk: (command: DecideBulk) => decideBulk(context, command),
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
    /** A moderator brings a comment back, and takes back what the site concluded from its removal about reports. */
    restoreComment: (command: CommentCommand) => bringCommentBack(context, command),
    /** A moderator takes the last decision about a post back, and what the site concluded from it about reports. */
    undoDecision: (command: TakeBack) => takeBack(context, command),
    /** A moderator decides about all open reports on a post, or takes that back. */
    decideReports: (command: OnPost & { words: DecideReports }) => decideReports(context, command),
  }
}
