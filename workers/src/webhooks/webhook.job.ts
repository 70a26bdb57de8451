import { numberIn, positionIn, textIn } from '../platform/job-payload.ts'
import { TryLater, type Job, type JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
/** Before it is tried again, for the last time half a day later. */
export const pausesOfWebhooks = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const

/** For so many tries, seven minutes in all, a message waits for its turn: an address that is slow for days has no heap of old news. */
export const triesOfWebhooks = 40

/** Most hosts answer in a moment, and so do those before this one; only a slow host is asked less and less often. */
const [firstPause, longestPause] = [100, second]
const pauseWhenBusy = (tries: number): number => Math.min(longestPause, firstPause * 2 ** (tries - 1))

/** Tells one webhook of one change, as everybody may see it by then. */
export function webhookJob(context: WorkContext): JobHandler {
  return (job) => whenRead(() => tell(context, job))
}

async function tell({ commands, queries, queue }: WorkContext, job: Job): Promise<void> {
  const [userId, webhookId, search] = [textIn(job, 'userId'), textIn(job, 'webhookId'), textIn(job, 'search')]
  const [postId, attempt, position] = [numberIn(job, 'postId'), numberIn(job, 'attempt'), positionIn(job, 'position')]
  const asked = { postId, position, search: search === '' ? null : search, minPosition: position }
  const found = await queries.changeAt(asked)
  if (found === null) {
    return
  }
  const mayWait = job.tries < triesOfWebhooks
  const outcome = await commands.sendWebhook({ userId, webhookId, attempt, mayWait, change: found.change })
  if (outcome === 'busy') {
    const because = 'the host or the member of the webhook is being told of others'
    throw new TryLater({ afterMs: pauseWhenBusy(job.tries), because })
  }
  const pause = pausesOfWebhooks[attempt - 1]
  if (outcome === 'failed' && pause !== undefined) {
    // A job of its own, because waiting for a busy host is no attempt.
    const again = { ...job.payload, attempt: attempt + 1 }
    await queue.enqueue([{ queue: 'webhook', id: `${nameOf(job)}-${attempt + 1}`, payload: again, delayMs: pause }])
  }
}

/** Its name without the number of the attempt. */
const nameOf = ({ id, payload }: Job): string => (payload['attempt'] === 1 ? id : id.replace(/-\d+$/, ''))
