import type { SystemCommands, SystemOutcome } from '@deals/events'
import { followWithBookmark } from '../bookmarks/carried-bookmark.stream.ts'
import type { CommandContext } from '../context.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { isRefused, sentenceOf, type Refused } from '../platform/refusal.ts'
import { gatherDuplicate, lastMergeOf } from '../posts/merge.stream.ts'
import { followWithVote } from '../votes/carried-vote.stream.ts'

type Followed = Pick<SystemCommands, 'gatherDuplicate' | 'carryVote' | 'carryBookmark'>

/** What follows from a merge, or from taking it back: each is what the log says by then, however often it is asked for. */
export function mergeCommands(context: CommandContext): Followed {
  return {
    gatherDuplicate: async ({ postId }) => {
      const merge = await lastMergeOf(context, postId)
      if (merge === null) {
        return null
      }
      const { comments } = await context.queries.voteTotal({ postId, userId: merge.from.authorId })
      await gatherDuplicate(context, merge, comments)
      return { into: merge.into.postId, isMerged: merge.isStanding }
    },
    carryVote: async ({ postId, userId }) => {
      const merge = await lastMergeOf(context, postId)
      return outcomeOf(merge === null ? [] : [await followWithVote(context, merge, userId)])
    },
    carryBookmark: async ({ postId, userId }) => {
      const merge = await lastMergeOf(context, postId)
      return outcomeOf(merge === null ? [] : await followWithBookmark(context, merge, userId))
    },
  }
}

function outcomeOf(all: readonly (Decided<unknown> | Refused)[]): SystemOutcome {
  const written = all.filter((decided) => {
    if (isRefused(decided)) {
      throw new Error(sentenceOf(decided))
    }
    return decided.events.length > 0
  })
  return written.length > 0 ? 'done' : 'not-needed'
}
