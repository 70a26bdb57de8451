import { textIn } from './job-payload.ts'
import type { Job } from './job-queue.ts'

/** What a job follows from, where that is an event. */
export function causeIn(job: Job) {
  const [causationId, correlationId] = [textIn(job, 'causationId'), textIn(job, 'correlationId')]
  return causationId === '' ? {} : { causationId, correlationId }
}
