import { savedNews, type PostForJobs, type SavedNews } from '@deals/events'
import { eachMember } from '../platform/each-member.ts'
import { oneIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'

/** Tells those who saved a post what became of it, if that still is so. */
export function tellSaversJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const news = oneIn(job, 'news', savedNews)
    const { postId, position: minPosition } = task
    const post = await queries.post({ postId, minPosition })
    if (post === null) {
      throw missingPost(task, job)
    }
    if (!isStill(news, post)) {
      return
    }
    const { price, currency, expiresAt, authorId } = post
    const told = { ...causeOf(task), postId, news, price, currency, expiresAt }
    await eachMember(queries.saversOf, { postId, minPosition }, async (userId) => {
      // Posters did it themselves, or hear of it as posters.
      await (userId === authorId ? undefined : commands.tellSaver({ ...told, userId }))
    })
  })
}

const isStill = (news: SavedNews, { status }: PostForJobs): boolean =>
  status === (news === 'over' ? 'expired' : 'active')
