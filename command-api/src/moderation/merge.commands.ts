import type { SystemCommands, SystemOutcome } from '@deals/events'
import { followWithBookmark } from '../bookmarks/carried-bookmark.stream.ts'
import type { CommandContext } from '../context.ts'
import { followWithMatch } from '../deal-alerts/carried-match.stream.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { anotherInvocation, systemInvocation } from '../platform/invocation.ts'
import { isRefused, sentenceOf, type Refused } from '../platform/refusal.ts'
import { gatherDuplicate, lastMergeOf, recountDuplicate, type Merge } from '../posts/merge.stream.ts'
import { followWithVote } from '../votes/carried-vote.stream.ts'

type Followed = Pick<
  SystemCommands,
  'gatherDuplicate' | 'countDuplicate' | 'carryVote' | 'carryBookmark' | 'carryMatch'
>

/** What follows from a merge, or from taking it back: each is what the log says by then, however often it is asked for. */
export function mergeCommands(context: CommandContext): Followed {
  return {
    gatherDuplicate: async ({ postId }) => {
      const merge = await lastMergeOf(context, postId)
      if (merge === null) {
        return null
      }
      await gatherDuplicate(context, merge, await commentsOf(context, merge))
      return { into: merge.into.postId, isMerged: merge.isStanding }
    },
    countDuplicate: async ({ postId, ...cause }) => {
      const by = systemInvocation('count-duplicate', cause)
      for (let outcome: SystemOutcome = 'not-needed'; ; outcome = 'done') {
        const merge = await lastMergeOf(context, postId)
        const isChanged =
          merge?.isStanding === true &&
          (await recountDuplicate(context, merge, {
            by: anotherInvocation(by),
            comments: await commentsOf(context, merge),
          }))
        if (!isChanged) {
          return outcome
        }
        // Of two who count at once the slower may write what is no longer so: what was written is counted again.
      }
    },
    carryVote: async ({ postId, userId }) => {
      const merge = await lastMergeOf(context, postId)
      return outcomeOf(merge === null ? [] : [await followWithVote(context, merge, userId)])
    },
    carryBookmark: async ({ postId, userId }) => {
      const merge = await lastMergeOf(context, postId)
      return outcomeOf(merge === null ? [] : await followWithBookmark(context, merge, userId))
    },
    carryMatch: async ({ postId, alertId, userId }) => {
      const merge = await lastMergeOf(context, postId)
      return outcomeOf(merge === null ? [] : [await followWithMatch(context, merge, { alertId, userId })])
    },
  }
}

/** Comments that a merged post counts, with those of its own duplicates, as the log has them by now. */
async function commentsOf({ queries, log }: CommandContext, { from }: Merge): Promise<number> {
  const { postId, authorId: userId } = from
  return (await queries.voteTotal({ postId, userId, minPosition: await log.head() })).comments
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
