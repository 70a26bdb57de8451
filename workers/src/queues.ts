import { tellSaversJob } from './bookmarks/tell-savers.job.ts'
import { confirmationJob } from './newsletter/confirmation.job.ts'
import { countDuplicateJob } from './moderation/count-duplicate.job.ts'
import { followAppealJob } from './moderation/follow-appeal.job.ts'
import { followSubCategoryJob } from './categories/follow-sub-category.job.ts'
import { followMergeJob } from './moderation/follow-merge.job.ts'
import { newsletterJob } from './newsletter/newsletter.job.ts'
import { digestJob } from './notifications/digest.job.ts'
import { gatheredAlertsJob } from './notifications/gathered-alerts.job.ts'
import { mailNoticeJob } from './notifications/mail-notice.job.ts'
import { pushNoticeJob } from './notifications/push-notice.job.ts'
import { tellJob } from './notifications/tell.job.ts'
import { oneIn } from './platform/job-payload.ts'
import type { JobHandler } from './platform/job-queue.ts'
import type { WorkContext } from './platform/work.ts'
import { crowdExpiryJob, crowdRenewalJob } from './expiry/crowd-expiry.job.ts'
import { matchAlertsJob } from './deal-alerts/match-alerts.job.ts'
import { replayScoreJob } from './deal-scores/replay-score.job.ts'
import { requestScoreJob } from './deal-scores/request-score.job.ts'
import { rescoreJob } from './deal-scores/rescore.job.ts'
import { scoreDealJob } from './deal-scores/score-deal.job.ts'
import { resolveReportsJob } from './reports/resolve-reports.job.ts'
import { weighReportsJob } from './reports/weigh-reports.job.ts'
import { reviewPostJob } from './review/review-post.job.ts'
import { recheckStoreJob } from './review/recheck-store.job.ts'
import { followStoreMergeJob } from './stores/follow-store-merge.job.ts'
import { accountFollowsJob } from './users/account-follows.job.ts'
import { accountLetterJob } from './users/account-letter.job.ts'
import { scrubJob } from './users/scrub.job.ts'
import { findWebhooksJob } from './webhooks/find-webhooks.job.ts'
import { webhookJob } from './webhooks/webhook.job.ts'

/** So many posts of a replay are scored side by side. */
export const replaysAtOnce = 2

interface Queue {
  readonly handler: (context: WorkContext) => JobHandler
  readonly concurrency: number
}

/** Every queue: what it does, and how many of its jobs run side by side. */
export const queues = {
  // Posters wait for it.
  review: { handler: reviewPostJob, concurrency: 8 },
  // Asks for a score where one is due.
  'request-score': { handler: requestScoreJob, concurrency: 4 },
  rescore: { handler: rescoreJob, concurrency: 4 },
  // With a language model behind it a score takes seconds; more at once would only queue up there.
  score: { handler: scoreDealJob, concurrency: 4 },
  // Nobody waits for a replay as for a score: it takes what is left.
  'replay-score': { handler: replayScoreJob, concurrency: replaysAtOnce },
  // A post that many look for writes many matches; the other posts do not wait for it.
  alerts: { handler: matchAlertsJob, concurrency: 4 },
  reports: { handler: weighReportsJob, concurrency: 2 },
  'crowd-expiry': { handler: crowdExpiryJob, concurrency: 2 },
  'crowd-renewal': { handler: crowdRenewalJob, concurrency: 2 },
  'resolve-reports': { handler: resolveReportsJob, concurrency: 2 },
  // What an overturned appeal leads to, where the process that answered it ended before.
  'follow-appeal': { handler: followAppealJob, concurrency: 1 },
  // Moves what many members did; the next merge waits for it.
  'follow-merge': { handler: followMergeJob, concurrency: 1 },
  // Of most posts whose comments are removed it finds that they are no duplicates.
  'count-duplicate': { handler: countDuplicateJob, concurrency: 2 },
  'recheck-store': { handler: recheckStoreJob, concurrency: 1 },
  'follow-store-merge': { handler: followStoreMergeJob, concurrency: 1 },
  'follow-sub-category': { handler: followSubCategoryJob, concurrency: 1 },
  // A post that many saved brings many; nobody waits for them.
  'tell-savers': { handler: tellSaversJob, concurrency: 2 },
  // Whom an event told of something: one letter each.
  tell: { handler: tellJob, concurrency: 4 },
  // As many as there are connections to a mail server; more would wait there.
  mail: { handler: mailNoticeJob, concurrency: 4 },
  // Push services answer at once, and those who are told wait for it.
  push: { handler: pushNoticeJob, concurrency: 8 },
  // Who follows what an event changed; programs are told of it one by one.
  'find-webhooks': { handler: findWebhooksJob, concurrency: 2 },
  // Each may wait ten seconds for an address; of one host or one member two do at a time.
  webhook: { handler: webhookJob, concurrency: 32 },
  // People wait for these, so they do not stand behind the others.
  confirmation: { handler: confirmationJob, concurrency: 2 },
  'account-letter': { handler: accountLetterJob, concurrency: 2 },
  'note-closing': { handler: accountFollowsJob('noteClosing'), concurrency: 1 },
  'follow-username': { handler: accountFollowsJob('followUsername'), concurrency: 1 },
  // The files are written by all; two at once would only wait for each other.
  scrub: { handler: scrubJob, concurrency: 1 },
  digest: { handler: gatheringLetters, concurrency: 2 },
} satisfies Record<string, Queue>
export type QueueName = keyof typeof queues

/** Letters that gather what came to pass in an hour, a day or a week. */
function gatheringLetters(context: WorkContext): JobHandler {
  const handlers = {
    digest: digestJob(context),
    alerts: gatheredAlertsJob(context),
    newsletter: newsletterJob(context),
  }
  return (job) => handlers[oneIn(job, 'kind', ['digest', 'alerts', 'newsletter'])](job)
}
