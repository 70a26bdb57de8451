import { positionIn } from '../platform/job-payload.ts'
import { TryLater, type JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

const againAfterMs = 5_000

/** Takes what is left of an erased member from the files of the site, once the views have passed the erasure. */
export function scrubJob({ queries, scrub }: WorkContext): JobHandler {
  return (job) =>
    whenRead(async () => {
      // Any question will do: what counts is that it is answered from documents after the erasure.
      await queries.post({ postId: 0, minPosition: positionIn(job, 'position') })
      const busy = scrub()
      if (busy.length > 0) {
        throw new TryLater({ afterMs: againAfterMs, because: `others write ${busy.join(', ')}` })
      }
    })
}
