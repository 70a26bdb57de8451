import { latestOf, type FoundByAlert, type Position } from '@deals/events'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type PostTask, type WorkContext } from '../platform/work.ts'

/** Alerts that are looked at in one question: more of them than any but the most wanted posts have. */
const mostAtOnce = 5_000
/** Matches that are written side by side, so that they share the log's commits. */
const writtenTogether = 20

/** Tells the members whose alerts look for a post as it is now. */
export function matchAlertsJob({ commands, queries, log }: WorkContext): JobHandler {
  const reachIn = endOfSpans(log)
  const tell = (task: PostTask, alert: FoundByAlert) =>
    commands.matchAlert({ ...causeOf(task), ...alert, postId: task.postId })
  return postJob(async (task, job) => {
    const { postId } = task
    const minPosition = await reachIn(task, job)
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

/** More than wait for the read models at once; what is forgotten is only looked at later. */
const mostSpans = 10_000

/**
 * What a look has to know: the event that it answers, or all that there was when it began first, where it gathers several.
 * A look that is put off keeps to that, or the read models might never be there.
 */
function endOfSpans(log: WorkContext['log']): (task: PostTask, job: Job) => Promise<Position> {
  const ends = new Map<string, Position>()
  return async ({ position }, { id, payload }) => {
    if (payload['untilNow'] !== true) {
      return position
    }
    const end = ends.get(id) ?? latestOf([position, await log.head()])
    if (ends.size >= mostSpans) {
      ends.clear()
    }
    ends.set(id, end)
    return end
  }
}
