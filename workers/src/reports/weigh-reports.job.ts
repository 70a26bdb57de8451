import { reportThreshold, type Finding } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

interface OpenReports {
  reporters: number
  score: number
  harmfulByTrusted: boolean
}

/** Why reports take a post out of sight until a moderator has looked, or null. */
export function findingOf({ reporters, score, harmfulByTrusted }: OpenReports): Finding | null {
  if (harmfulByTrusted) {
    return { code: 'reported-harmful', severity: 'suspicious', evidence: 'A trusted member reported it as harmful.' }
  }
  return score >= reportThreshold.score && reporters >= reportThreshold.reporters
    ? { code: 'reported', severity: 'suspicious', evidence: `${reporters} members reported it.` }
    : null
}

export function weighReportsJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const finding = findingOf(await queries.openReports({ postId: task.postId, minPosition: task.position }))
    if (finding !== null) {
      await commands.sendToStaffReview({ ...causeOf(task), postId: task.postId, findings: [finding] })
    }
  })
}
