import { settingOf, type SettingValues } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

interface Said {
  confirmed: number
  denied: number
  deniers: number
}

/** Enough members, weighed by how well they are known, say that a deal is over. */
const isOverByCrowd = ({ confirmed, denied, deniers }: Said, settings: SettingValues): boolean =>
  denied - confirmed >= settingOf(settings, 'over.net') && deniers >= settingOf(settings, 'over.members')

export function crowdExpiryJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const [said, settings] = await Promise.all([
      queries.availability({ postId: task.postId, minPosition: task.position }),
      queries.siteSettings({}),
    ])
    if (isOverByCrowd(said, settings)) {
      await commands.expirePost({ ...causeOf(task), postId: task.postId, cause: 'report' })
    }
  })
}
