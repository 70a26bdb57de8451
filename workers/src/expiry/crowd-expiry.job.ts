import { settingOf } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

/** What members say of a deal, weighed by how well they are known; `members` counts those who say it. */
interface Said {
  readonly weight: number
  readonly against: number
  readonly members: number
}

/** Whether enough of them say that it is over, or that it is back. */
async function isEnough({ queries }: WorkContext, { weight, against, members }: Said): Promise<boolean> {
  const settings = await queries.siteSettings({})
  return weight - against >= settingOf(settings, 'over.net') && members >= settingOf(settings, 'over.members')
}

export function crowdExpiryJob(context: WorkContext): JobHandler {
  const { commands, queries } = context
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const { denied, confirmed, deniers } = await queries.availability({ postId, minPosition })
    if (await isEnough(context, { weight: denied, against: confirmed, members: deniers })) {
      await commands.expirePost({ ...causeOf(task), postId, cause: 'report' })
    }
  })
}

/** As many members, weighed the same, say that a deal which was over is back. */
export function crowdRenewalJob(context: WorkContext): JobHandler {
  const { commands, queries } = context
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const said = await queries.saidSinceEnd({ postId, minPosition })
    if (
      said !== null &&
      (await isEnough(context, { weight: said.confirmed, against: said.denied, members: said.confirmers }))
    ) {
      await commands.suggestRenewal({ ...causeOf(task), postId, members: said.confirmers })
    }
  })
}
