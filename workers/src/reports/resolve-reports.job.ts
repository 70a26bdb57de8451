import { reportReasons, type AnyRecorded, type ReportOutcome, type ReportReason } from '@deals/events'
import { DoNotRetry, type Job, type JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

/** What a decision about a post or a comment says about the reports on it. */
export type Verdict = {
  outcome: ReportOutcome
  /** Null: reports on the post itself. */
  commentId: number | null
  /** Reports of other reasons stay open; null: all are decided. */
  reason: ReportReason | null
}

/** What follows for reports from an event; null when nothing does. Only what a person decided settles what people said. */
export function verdictOf(event: AnyRecorded): Verdict | null {
  const isByPerson = event.meta.actor.kind !== 'system'
  switch (event.type) {
    case 'PostApproved':
      return isByPerson && event.data.from === 'staff-review' ? onPost('dismissed') : null
    case 'PostSentToReview':
      return isByPerson && event.data.to === 'poster-review' ? onPost('upheld') : null
    case 'PostMerged':
      return onPost('upheld', 'duplicate')
    case 'PostDeleted':
      return event.data.cause === 'moderator' ? onPost('upheld') : null
    case 'PostExpired':
      return event.data.from === 'staff-review' ? onPost('upheld') : onPost('upheld', 'expired')
    case 'CommentDeleted':
      return event.data.cause === 'moderator' ? { ...onPost('upheld'), commentId: event.data.commentId } : null
    default:
      return null
  }
}

const onPost = (outcome: ReportOutcome, reason: ReportReason | null = null): Verdict => ({
  outcome,
  commentId: null,
  reason,
})

/** Decides the reports that a decision has answered. */
export function resolveReportsJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const { outcome, commentId, reason } = readVerdict(job)
    const open = await queries.reportsOn({ postId: task.postId, commentId, minPosition: task.position })
    for (const report of open.filter((one) => reason === null || one.reason === reason)) {
      await commands.resolveReport({ ...causeOf(task), reportId: report.id, outcome })
    }
  })
}

function readVerdict({ id, payload: { outcome, commentId, reason } }: Job): Verdict {
  const known = reportReasons.find((one) => one === reason) ?? null
  if (outcome !== 'upheld' && outcome !== 'dismissed') {
    throw new DoNotRetry(`the payload of ${id} cannot be read`)
  }
  return { outcome, commentId: typeof commentId === 'number' ? commentId : null, reason: known }
}
