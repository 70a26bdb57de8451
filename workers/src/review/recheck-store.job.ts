import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'
import { blockedLink } from './review-checks.ts'

const atOnce = 500

/** Posts of a store that was blocked leave the site until a moderator has looked at them. */
export function recheckStoreJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const asked = { slug: textIn(job, 'slug'), minPosition: positionIn(job, 'position') }
      const findings = [blockedLink(asked.slug)]
      const causationId = textIn(job, 'causationId')
      let after: string | null = null
      do {
        const { postIds, next }: Awaited<ReturnType<typeof queries.postsOfBlocked>> = await queries.postsOfBlocked({
          ...asked,
          after,
          limit: atOnce,
        })
        for (const postId of postIds) {
          await commands.sendToStaffReview({ causationId, postId, findings })
        }
        after = next
      } while (after !== null)
    })
}
