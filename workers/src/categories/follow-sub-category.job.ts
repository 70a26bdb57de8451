import { eachPost } from '../platform/each-page.ts'
import { positionIn, textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

/** Posts of a sub-category go to the one that it leads to, and come back when that is taken back. */
export function followSubCategoryJob({ commands, queries }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      const causationId = textIn(job, 'causationId')
      const about = { slug: textIn(job, 'slug'), into: textIn(job, 'into'), minPosition: positionIn(job, 'position') }
      await eachPost(
        (page) => queries.postsOfMove({ ...about, ...page }),
        (postId) => commands.followSubCategory({ causationId, postId }),
      )
    })
}
