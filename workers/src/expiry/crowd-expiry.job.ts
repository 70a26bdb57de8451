import { saysBack, saysOver } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

export function crowdExpiryJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const [said, settings] = await Promise.all([
      queries.availability({ postId, minPosition }),
      queries.siteSettings({}),
    ])
    if (saysOver(said, settings)) {
      await commands.expirePost({ ...causeOf(task), postId, cause: 'report' })
    }
  })
}

/** Enough members say that a deal which was over is back. */
export function crowdRenewalJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const [said, settings] = await Promise.all([
      queries.saidSinceEnd({ postId, minPosition }),
      queries.siteSettings({}),
    ])
    if (said !== null && saysBack(said, settings)) {
      await commands.suggestRenewal({ ...causeOf(task), postId, members: said.confirmers })
    }
  })
}
