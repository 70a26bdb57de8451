import { findingOfReports } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

/** Takes a post out of sight where the reports on it weigh enough. */
export function weighReportsJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const [reports, settings] = await Promise.all([
      queries.openReports({ postId: task.postId, minPosition: task.position }),
      queries.siteSettings({}),
    ])
    const finding = findingOfReports(reports, settings)
    if (finding !== null) {
      await commands.sendToStaffReview({ ...causeOf(task), postId: task.postId, findings: [finding] })
    }
  })
}
