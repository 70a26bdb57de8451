import { eachPost } from '../platform/each-page.ts'
import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'
import { blockedLink } from './review-checks.ts'

/** Posts of a store that was blocked leave the site until a moderator has looked at them. */
export function recheckStoreJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const asked = { slug: textIn(job, 'slug'), minPosition: positionIn(job, 'position') }
      const findings = [blockedLink(asked.slug)]
      const causationId = textIn(job, 'causationId')
      await eachPost(
        (page) => queries.postsOfBlocked({ ...asked, ...page }),
        (postId) => commands.sendToStaffReview({ causationId, postId, findings }),
      )
    })
}
