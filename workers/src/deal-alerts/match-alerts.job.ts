import { latestOf, type FoundByAlert } from '@deals/events'
import { eachPage } from '../platform/each-page.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { knownByThen } from '../platform/known-by-then.ts'
import { causeOf, postJob, type PostTask, type WorkContext } from '../platform/work.ts'

/** Alerts that are looked at in one question: more of them than any but the most wanted posts have. */
const mostAtOnce = 5_000
/** Matches that are written side by side, so that they share the log's commits. */
const writtenTogether = 20

/** Tells the members whose alerts look for a post as it is now. */
export function matchAlertsJob({ commands, queries, log }: WorkContext): JobHandler {
  const knownTo = knownByThen(log)
  // One look gathers what several votes have changed.
  const reachOf = async ({ position }: PostTask, job: Job) =>
    job.payload['untilNow'] === true ? latestOf([position, await knownTo(job)]) : position
  const tell = (task: PostTask, alert: FoundByAlert) =>
    commands.matchAlert({ ...causeOf(task), ...alert, postId: task.postId })
  return postJob(async (task, job) => {
    const { postId } = task
    const minPosition = await reachOf(task, job)
    await eachPage(
      (after) => queries.matchingAlerts({ postId, after, limit: mostAtOnce, minPosition }),
      async ({ alerts }) => {
        for (let from = 0; from < alerts.length; from += writtenTogether) {
          await Promise.all(alerts.slice(from, from + writtenTogether).map((alert) => tell(task, alert)))
        }
      },
    )
  })
}
