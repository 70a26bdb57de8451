import type { GivingOptions } from '../platform/give-jobs.ts'
import type { JobRequest } from '../platform/job-queue.ts'
import { readTask, type WorkContext } from '../platform/work.ts'
import { readFrequency } from './gathered-letter.ts'
import { lettersFor } from './tell.job.ts'

/**
 * Whom events told is asked once for many of them: what leaves the site is given in place of a look for it, and mostly
 * nothing does.
 */
export function whereTold(context: Pick<WorkContext, 'queries' | 'letters'>): NonNullable<GivingOptions['sift']> {
  return async (jobs) => {
    const looks = jobs.filter(isLook)
    if (looks.length === 0) {
      return jobs
    }
    // Where it cannot be asked, or is not known yet, each looks for itself.
    const found = await lettersFor(context, looks.map(readTask)).catch(() => null)
    return found === null ? jobs : [...jobs.filter((job) => !isLook(job)), ...found]
  }
}

/** What an alert gathers is no look for a notice. */
const isLook = (job: JobRequest): boolean => job.queue === 'tell' && readFrequency(job) === null
