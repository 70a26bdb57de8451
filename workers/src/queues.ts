import type { JobHandler } from './platform/job-queue.ts'
import type { WorkContext } from './platform/work.ts'
import { crowdExpiryJob } from './expiry/crowd-expiry.job.ts'
import { matchAlertsJob } from './deal-alerts/match-alerts.job.ts'
import { requestScoreJob } from './deal-scores/request-score.job.ts'
import { rescoreJob } from './deal-scores/rescore.job.ts'
import { scoreDealJob } from './deal-scores/score-deal.job.ts'
import { resolveReportsJob } from './reports/resolve-reports.job.ts'
import { weighReportsJob } from './reports/weigh-reports.job.ts'
import { reviewPostJob } from './review/review-post.job.ts'

/** Every queue: what it does, and how many of its jobs run side by side. */
export const queues: Readonly<
  Record<QueueName, { handler: (context: WorkContext) => JobHandler; concurrency: number }>
> = {
  // Posters wait for it.
  review: { handler: reviewPostJob, concurrency: 8 },
  // Asks for a score where one is due.
  'request-score': { handler: requestScoreJob, concurrency: 4 },
  rescore: { handler: rescoreJob, concurrency: 4 },
  // With a language model behind it a score takes seconds; more at once would only queue up there.
  score: { handler: scoreDealJob, concurrency: 4 },
  // A post that many look for writes many matches; the other posts do not wait for it.
  alerts: { handler: matchAlertsJob, concurrency: 4 },
  reports: { handler: weighReportsJob, concurrency: 2 },
  'crowd-expiry': { handler: crowdExpiryJob, concurrency: 2 },
  'resolve-reports': { handler: resolveReportsJob, concurrency: 2 },
}
export type QueueName =
  'review' | 'request-score' | 'rescore' | 'score' | 'alerts' | 'reports' | 'crowd-expiry' | 'resolve-reports'
