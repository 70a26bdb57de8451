import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

const atOnce = 500

/** Posts of a store that was merged go to the one that stays, and come back when that is taken back. */
export function followStoreMergeJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const cause = { causationId: textIn(job, 'causationId') }
      const minPosition = positionIn(job, 'position')
      const merge = await commands.gatherStore({ ...cause, slug: textIn(job, 'slug') })
      for (const storeSlug of merge?.from ?? []) {
        let after: string | null = null
        do {
          const { postIds, next }: Awaited<ReturnType<typeof queries.postsOfStore>> = await queries.postsOfStore({
            storeSlug,
            minPosition,
            after,
            limit: atOnce,
          })
          for (const postId of postIds) {
            await commands.followStore({ ...cause, postId })
          }
          after = next
        } while (after !== null)
      }
    })
}
