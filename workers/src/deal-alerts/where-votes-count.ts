import { latestOf } from '@deals/events'
import { numberIn, positionIn } from '../platform/job-payload.ts'
import type { JobRequest } from '../platform/job-queue.ts'
import type { GivingOptions } from '../platform/give-jobs.ts'
import type { WorkContext } from '../platform/work.ts'
import { isLookAfterVotes } from './look-after-votes.ts'

type Asking = Pick<WorkContext, 'queries'>

/** Few posts are sought by an alert that asks for votes; which are, is asked once for the votes of many. */
export function whereVotesCount({ queries }: Asking): NonNullable<GivingOptions['sift']> {
  return async (jobs) => {
    const looks = jobs.filter(isLookAfterVotes)
    if (looks.length === 0) {
      return jobs
    }
    // Where it cannot be asked, or is not known yet, any of them may be.
    const sought = await soughtBy(queries, looks).catch(() => null)
    return jobs.filter((job) => sought === null || !isLookAfterVotes(job) || sought.has(postOf(job)))
  }
}

const postOf = (job: JobRequest) => numberIn(job, 'postId')

async function soughtBy(queries: Asking['queries'], looks: readonly JobRequest[]): Promise<ReadonlySet<number>> {
  // An alert that was made before the vote is to be seen.
  const minPosition = latestOf(looks.map((job) => positionIn(job, 'position')))
  const { postIds } = await queries.soughtByVotes({ postIds: looks.map(postOf), minPosition })
  return new Set(postIds)
}
