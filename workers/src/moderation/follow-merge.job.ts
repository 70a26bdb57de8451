import type { AnsweredBy, voteQuestions } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

type MembersOf = AnsweredBy<typeof voteQuestions>['votersOf']
type Asked = Omit<Parameters<MembersOf>[0], 'after' | 'limit'>

const atOnce = 200

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

async function eachMember(membersOf: MembersOf, asked: Asked, act: (userId: string) => Promise<unknown>) {
  let after: string | null = null
  do {
    const { userIds, next }: Awaited<ReturnType<MembersOf>> = await membersOf({ ...asked, after, limit: atOnce })
    for (const userId of userIds) {
      await act(userId)
    }
    after = next
  } while (after !== null)
}
