import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

const atOnce = 500

/** Posts of a sub-category go to the one that it leads to, and come back when that is taken back. */
export function followSubCategoryJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const causationId = textIn(job, 'causationId')
      const about = { slug: textIn(job, 'slug'), into: textIn(job, 'into'), minPosition: positionIn(job, 'position') }
      let after: string | null = null
      do {
        const { postIds, next }: Awaited<ReturnType<typeof queries.postsOfMove>> = await queries.postsOfMove({
          ...about,
          after,
          limit: atOnce,
        })
        for (const postId of postIds) {
          await commands.followSubCategory({ causationId, postId })
        }
        after = next
      } while (after !== null)
    })
}
