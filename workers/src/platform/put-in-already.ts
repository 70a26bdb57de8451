import type { JobRequest } from './job-queue.ts'

/** Jobs for later whose names were given to the queue, so that it need not be asked for each event that names them again. */
export interface PutInAlready {
  /** Those that the queue was not given yet; each name once. */
  without(requests: readonly JobRequest[]): JobRequest[]
  /** Told once the queue has them. */
  note(requests: readonly JobRequest[]): void
}

const mostRemembered = 10_000

/**
 * Many events may ask for one job: the votes of half a minute for one look at what they changed. Without this each of
 * them would cost two writes to the disk, one in the queue and one for the checkpoint.
 */
export function putInAlready(): PutInAlready {
  let [recent, earlier] = [new Set<string>(), new Set<string>()]
  const isKnown = ({ id }: JobRequest) => recent.has(id) || earlier.has(id)
  return {
    without(requests) {
      const byId = new Map(requests.map((request) => [request.id, request]))
      return [...byId.values()].filter((request) => !isKnown(request))
    },
    note(requests) {
      requests.filter(({ delayMs }) => delayMs !== undefined).forEach(({ id }) => recent.add(id))
      if (recent.size > mostRemembered) {
        ;[recent, earlier] = [new Set(), recent]
      }
    },
  }
}
