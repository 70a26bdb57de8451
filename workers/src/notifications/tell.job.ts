import { latestOf, numberOf, type GatheredFrequency, type NoticeRef, type NoticesToSend } from '@deals/events'
import type { Job, JobHandler, JobRequest } from '../platform/job-queue.ts'
import { numberIn, textIn } from '../platform/job-payload.ts'
import { postJob, type PostTask, type WorkContext } from '../platform/work.ts'
import { letterOfMatches, readFrequency } from './gathered-letter.ts'
import { reachable } from './reachable.ts'

/** One letter, and one notice on their devices, for each member whom an event told of something and who wants to hear of it so. */
export function tellJob(context: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const gathered = readFrequency(job)
    await (gathered === null
      ? tell(context, task)
      : gather(context, task, { userId: textIn(job, 'userId'), frequency: gathered, at: foundAt(context, job) }))
  })
}

async function tell(context: WorkContext, task: PostTask): Promise<void> {
  const requests = await lettersFor(context, [task])
  if (requests.length > 0) {
    await context.queue.enqueue(requests)
  }
}

/** What follows from events that told members of something. */
export async function lettersFor(
  context: Pick<WorkContext, 'queries' | 'letters'>,
  tasks: readonly PostTask[],
): Promise<JobRequest[]> {
  const events = tasks.map(({ position, knownAs }) => ({ position, ...(knownAs !== undefined && { knownAs }) }))
  const minPosition = latestOf(tasks.map(({ position }) => position))
  const told = await context.queries.noticesOf({ events, minPosition })
  const requests = told.map(async (notices, at) => {
    const { [at]: task } = tasks
    return task === undefined ? [] : requestsOf(await reachable(context, notices), task)
  })
  return (await Promise.all(requests)).flat()
}

interface Found {
  userId: string
  frequency: GatheredFrequency
  at: number
}

/** Jobs from before do not tell it. */
const foundAt = ({ clock }: WorkContext, job: Job): number => ('at' in job.payload ? numberIn(job, 'at') : clock.now())

async function gather({ queries, queue, clock }: WorkContext, { position }: PostTask, found: Found): Promise<void> {
  const terms = await queries.lettersOf({ userId: found.userId, minPosition: position })
  if (terms.wants.includes('alerts')) {
    await queue.enqueue([letterOfMatches({ ...found, now: clock.now() }, terms)])
  }
}

type Cause = Pick<PostTask, 'position'> & Partial<Pick<PostTask, 'causationId' | 'correlationId'>>

/** What is done so that notices leave the site. */
export const requestsOf = ({ letters, pushes }: NoticesToSend, cause: Cause): JobRequest[] => [
  ...letters.map((notice) => mailRequest(notice, cause)),
  ...pushes.map((notice) => pushRequest(notice, cause)),
]

/** The notification names the job, so that it never brings two letters. */
const mailRequest = (notice: NoticeRef, cause: Cause): JobRequest => ({
  queue: 'mail',
  id: `mail-${notice.notificationId}`,
  payload: payloadOf(notice, cause),
})
const pushRequest = (notice: NoticeRef, cause: Cause): JobRequest => ({
  queue: 'push',
  id: `push-${notice.notificationId}`,
  payload: payloadOf(notice, cause),
})

function payloadOf({ notificationId, userId }: NoticeRef, cause: Cause): JobRequest['payload'] {
  const { position, causationId = '', correlationId = '' } = cause
  return { notificationId, userId, position: numberOf(position), causationId, correlationId }
}
