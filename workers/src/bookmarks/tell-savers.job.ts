import { endsWithin, isOfEnd, savedNews, type PostForJobs, type SavedNews } from '@deals/events'
import { eachMember } from '../platform/each-member.ts'
import { oneIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'

/** Tells those who saved a post what became of it, if that still is so. */
export function tellSaversJob({ commands, queries, clock }: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const news = oneIn(job, 'news', savedNews)
    const { postId, position: minPosition } = task
    const post = await queries.post({ postId, minPosition })
    if (post === null) {
      throw missingPost(task, job)
    }
    const toTell = wordsFor(news).filter((one) => isStill(one, post, clock.now()))
    if (toTell.length === 0) {
      return
    }
    const { price, shippingCost, currency, expiresAt, authorId } = post
    const told = { ...causeOf(task), postId, price, shippingCost, currency, expiresAt }
    await eachMember(queries.saversOf, { postId, minPosition }, async (userId) => {
      // Posters did it themselves, or hear of it as posters.
      for (const one of userId === authorId ? [] : toTell) {
        await commands.tellSaver({ ...told, news: one, userId })
      }
    })
  })
}

/** Of an end that comes the nearest that they want to hear is told, and then no more: both have one cause. */
const wordsFor = (news: SavedNews): readonly SavedNews[] => (news === 'ending' ? ['ending-soon', 'ending'] : [news])

/** The clock of the machine that found an end may be so much before this one's (ms). */
const leeway = 60_000

function isStill(news: SavedNews, { status, expiresAt }: PostForJobs, now: number): boolean {
  if (isOfEnd(news) && (expiresAt === null || expiresAt <= now || expiresAt > now + endsWithin[news] + leeway)) {
    return false
  }
  return status === (news === 'over' ? 'expired' : 'active')
}
