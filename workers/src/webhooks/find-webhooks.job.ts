import { numberOf } from '@deals/events'
import type { JobHandler, JobRequest } from '../platform/job-queue.ts'
import { postJob, type WorkContext } from '../platform/work.ts'

/** A job for each webhook that follows what an event changed. */
export function findWebhooksJob({ commands, queries, queue }: WorkContext): JobHandler {
  return postJob(async ({ postId, position, causationId }) => {
    const found = await queries.changeAt({ postId, position, search: null, minPosition: position })
    const following =
      found === null ? [] : await commands.webhooksFollowing({ keys: found.keys, change: found.change.change })
    const requests = following.map(({ userId, webhookId, search }): JobRequest => ({
      queue: 'webhook',
      id: `webhook-${webhookId}-${causationId}`,
      payload: { userId, webhookId, search: search ?? '', postId, position: numberOf(position), attempt: 1 },
    }))
    await (requests.length === 0 ? undefined : queue.enqueue(requests))
  })
}
