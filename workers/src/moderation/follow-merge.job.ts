import type { JobHandler } from '../platform/job-queue.ts'
import { eachMember } from '../platform/each-member.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

/** Votes and saved posts follow a post that was merged into another, and come back when that is taken back. */
export function followMergeJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const about = { ...causeOf(task), postId }
    const merge = await commands.gatherDuplicate(about)
    if (merge === null) {
      return
    }
    await eachMember(queries.votersOf, { postId, minPosition }, (userId) => commands.carryVote({ ...about, userId }))
    // What was moved is saved with the post that stays.
    const saved = { postId: merge.isMerged ? postId : merge.into, minPosition }
    await eachMember(queries.saversOf, saved, (userId) => commands.carryBookmark({ ...about, userId }))
  })
}
