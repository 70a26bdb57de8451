import { positionField, type Position } from '@deals/events'
import { DoNotRetry, type Job } from './job-queue.ts'

type Named = Pick<Job, 'id' | 'payload'>

/** What a job was given under a name. Throws DoNotRetry where it is not there. */
export function textIn({ id, payload }: Named, name: string): string {
  const value = payload[name]
  if (typeof value !== 'string') {
    throw new DoNotRetry(`the payload of ${id} names no ${name}`)
  }
  return value
}

export function numberIn({ id, payload }: Named, name: string): number {
  const value = payload[name]
  if (typeof value !== 'number') {
    throw new DoNotRetry(`the payload of ${id} names no ${name}`)
  }
  return value
}

export function positionIn({ id, payload }: Named, name: string): Position {
  const read = positionField.safeParse(payload[name])
  if (!read.success) {
    throw new DoNotRetry(`the payload of ${id} names no ${name}`)
  }
  return read.data
}

/** One of a list. */
export function oneIn<const Value extends string>(job: Named, name: string, allowed: readonly Value[]): Value {
  const value = textIn(job, name)
  const found = allowed.find((one) => one === value)
  if (found === undefined) {
    throw new DoNotRetry(`the payload of ${job.id} holds no known ${name}`)
  }
  return found
}

/** What a job follows from, where that is an event. */
export function causeIn(job: Job) {
  const [causationId, correlationId] = [textIn(job, 'causationId'), textIn(job, 'correlationId')]
  return causationId === '' ? {} : { causationId, correlationId }
}
