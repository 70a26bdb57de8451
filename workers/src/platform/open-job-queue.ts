import { openEmbeddedJobQueue } from './embedded-job-queue.ts'
import type { JobQueue } from './job-queue.ts'
import type { Logger } from './logger.ts'

export interface JobQueueChoice {
  /** Where it is given, jobs are kept on that server. */
  redisUrl: string | undefined
  /** Otherwise in this file. */
  file: string
  logger: Logger
  /** Begins every key on the server, so that several sites can share it. */
  prefix?: string
}

/** Opens the job queue that the settings name. Throws StoreProblem with one sentence. */
export async function openJobQueue({ redisUrl: url, file, logger, ...naming }: JobQueueChoice): Promise<JobQueue> {
  if (url === undefined) {
    return openEmbeddedJobQueue({ file, logger })
  }
  // The client is loaded by those alone that use it.
  const { openBullJobQueue } = await import('./bullmq/bullmq-job-queue.ts')
  return openBullJobQueue({ url, logger, ...naming })
}
