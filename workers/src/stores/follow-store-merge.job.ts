import { eachPost } from '../platform/each-page.ts'
import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

/** Posts of a store that was merged go to the one that stays, and come back when that is taken back. */
export function followStoreMergeJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const cause = { causationId: textIn(job, 'causationId') }
      const minPosition = positionIn(job, 'position')
      const merge = await commands.gatherStore({ ...cause, slug: textIn(job, 'slug') })
      for (const storeSlug of merge?.from ?? []) {
        await eachPost(
          (page) => queries.postsOfStore({ storeSlug, minPosition, ...page }),
          (postId) => commands.followStore({ ...cause, postId }),
        )
      }
    })
}
