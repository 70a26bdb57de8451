import type { JobHandler } from '../platform/job-queue.ts'
import { eachMember } from '../platform/each-member.ts'
import { eachPage } from '../platform/each-page.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

const matchesAtOnce = 200

/** Votes, saved posts and what alerts found follow a post that was merged into another, and come back when that is taken back. */
export function followMergeJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const about = { ...causeOf(task), postId }
    const merge = await commands.gatherDuplicate(about)
    if (merge === null) {
      return
    }
    await eachMember(queries.votersOf, { postId, minPosition }, (userId) => commands.carryVote({ ...about, userId }))
    // What was moved stands with the post that stays.
    const moved = { postId: merge.isMerged ? postId : merge.into, minPosition }
    await eachMember(queries.saversOf, moved, (userId) => commands.carryBookmark({ ...about, userId }))
    await eachPage(
      (after) => queries.matchesOf({ ...moved, after, limit: matchesAtOnce }),
      async ({ matches }) => {
        for (const match of matches) {
          await commands.carryMatch({ ...about, ...match })
        }
      },
    )
  })
}
