/** The door @deals/workers/app: what a process needs to run the workers. */
export { scoreDeal, scorerVersion } from './deal-scores/score-rubric.ts'
export { startWorkers } from './start-workers.ts'
export type { Workers, WorkersOptions, WorkersStatus } from './start-workers.ts'
export { openJobQueue } from './platform/open-job-queue.ts'
export type { JobQueueChoice } from './platform/open-job-queue.ts'
export type { DeadJob, Job, JobQueue, JobRequest, QueueCounts } from './platform/job-queue.ts'
export type { Checkpoint } from './platform/reaction-checkpoint.ts'
