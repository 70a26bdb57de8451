import type { FoundByAlert } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type PostTask, type WorkContext } from '../platform/work.ts'

/** Alerts that are looked at in one question: more of them than any but the most wanted posts have. */
const mostAtOnce = 5_000
/** Matches that are written side by side, so that they share the log's commits. */
const writtenTogether = 20

/** Tells the members whose alerts look for a post as it is now. */
export function matchAlertsJob({ commands, queries }: WorkContext): JobHandler {
  const tell = (task: PostTask, alert: FoundByAlert) =>
    commands.matchAlert({ ...causeOf(task), ...alert, postId: task.postId })
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    let after: string | null = null
    do {
      const { alerts, next } = await queries.matchingAlerts({ postId, after, limit: mostAtOnce, minPosition })
      for (let from = 0; from < alerts.length; from += writtenTogether) {
        await Promise.all(alerts.slice(from, from + writtenTogether).map((alert) => tell(task, alert)))
      }
      after = next
    } while (after !== null)
  })
}
