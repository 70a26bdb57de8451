import { settingOf, type Finding, type SettingValues } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

interface OpenReports {
  reporters: number
  score: number
  harmfulByTrusted: boolean
}

/** Why reports take a post out of sight until a moderator has looked, or null. */
function findingOf({ reporters, score, harmfulByTrusted }: OpenReports, settings: SettingValues): Finding | null {
  if (harmfulByTrusted) {
    return { code: 'reported-harmful', severity: 'suspicious', evidence: 'A trusted member reported it as harmful.' }
  }
  return score >= settingOf(settings, 'reports.score') && reporters >= settingOf(settings, 'reports.reporters')
    ? { code: 'reported', severity: 'suspicious', evidence: `${reporters} members reported it.` }
    : null
}

export function weighReportsJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const [reports, settings] = await Promise.all([
      queries.openReports({ postId: task.postId, minPosition: task.position }),
      queries.siteSettings({}),
    ])
    const finding = findingOf(reports, settings)
    if (finding !== null) {
      await commands.sendToStaffReview({ ...causeOf(task), postId: task.postId, findings: [finding] })
    }
  })
}
