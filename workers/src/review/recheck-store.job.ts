import { eachPost } from '../platform/each-page.ts'
import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'
import { blockedLink } from './review-checks.ts'

/** Posts of a store that was blocked leave the site until a moderator has looked at them, or the block is over. */
export function recheckStoreJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const slug = textIn(job, 'slug')
      const causationId = textIn(job, 'causationId')
      const read = { minPosition: positionIn(job, 'position') }
      const findings = [blockedLink(slug)]
      await eachPost(
        (page) => queries.postsOfBlocked({ slug, ...read, ...page }),
        (postId) => commands.sendToStaffReview({ causationId, postId, findings }),
      )
      await eachPost(
        (page) => queries.postsHeldByBlocks({ slug, ...read, ...page }),
        (postId) => commands.releaseFromBlock({ causationId, postId, slug }),
      )
    })
}
