import { quietFor, type LetterTerms } from '@deals/events'
import { TryLater, type Job } from './job-queue.ts'
import type { WorkContext } from './work.ts'

interface Waiting {
  queue: string
  /** What the job is called, but for when it goes on. */
  name: string
  terms: LetterTerms
}

/** Puts a job off until the quiet hours of its member have ended; false where there are none now. */
export async function afterQuietHours(
  { clock, queue: jobs }: Pick<WorkContext, 'clock' | 'queue'>,
  job: Job,
  { queue, name, terms }: Waiting,
): Promise<boolean> {
  const delayMs = quietFor(clock.now(), terms)
  if (delayMs === 0) {
    return false
  }
  // A job of another name, because this one still holds its own until it has ended.
  const id = `${name}-after-${clock.now() + delayMs}`
  if (id === job.id) {
    throw new TryLater({ afterMs: delayMs, because: 'the quiet hours have not quite ended' })
  }
  await jobs.enqueue([{ queue, id, payload: job.payload, delayMs }])
  return true
}
