import { priorityOf, slaOf, type CaseReport, type QueueItem } from '@deals/events'
import type { CaseDoc, PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import type { CardOf } from '../posts/post-cards.hydrator.ts'
import type { Members } from '../users/members.hydrator.ts'
import { toClaim } from './claims.lookup.ts'
import type { DecisionsOf } from './poster-decisions.hydrator.ts'
import type { OpenReport } from './open-reports.hydrator.ts'

export interface Row {
  readonly found: CaseDoc
  readonly post: PostDoc
  readonly reports: readonly OpenReport[]
}
export interface RowParts {
  readonly now: number
  readonly cardOf: CardOf
  readonly members: Members
  readonly decisionsOf: DecisionsOf
  /** Its time counts from the oldest report. */
  readonly countsReports: boolean
}

export function toReport(
  { _id: id, reason, note, weight, userId, at, commentId }: OpenReport,
  members: Members,
): CaseReport {
  return {
    id,
    reason,
    weight,
    reporter: members.nameOf(userId),
    at: iso(at),
    note: note ?? null,
    commentId: commentId ?? null,
  }
}

/** One row of the queue as it leaves. */
export function toItem({ found, post, reports }: Row, { now, countsReports, ...parts }: RowParts): QueueItem {
  const { cardOf, members } = parts
  const since = countsReports ? (found.reportedSince ?? found.since) : found.since
  const findings = countsReports ? [] : found.findings
  return {
    postId: post.postId,
    version: post.version,
    post: cardOf(post),
    poster: toPoster(post.authorId, now, parts),
    waitingSince: iso(since),
    sla: slaOf(now - since),
    priority:
      Math.round(priorityOf({ reports: found.reports, findings, since, views: viewsIn(found) }, now) * 100) / 100,
    views24h: viewsIn(found, now),
    ...toClaim(found, now, members),
    renewalSuggestedBy: found.backSince === undefined ? null : (post.renewalSuggestedBy ?? null),
    findings: found.findings,
    feedback: post.review?.feedback ?? null,
    reports: reports.map((report) => toReport(report, members)),
  }
}

function toPoster(
  authorId: string,
  now: number,
  { members, decisionsOf }: Pick<RowParts, 'members' | 'decisionsOf'>,
): QueueItem['poster'] {
  const poster = members.get(authorId)
  // Posts of those who left are of many.
  const told = poster === undefined ? [] : decisionsOf(authorId)
  return {
    username: members.nameOf(authorId),
    trustLevel: poster === undefined ? 0 : trustLevelOf(poster, now),
    decisions: told.map(({ outcome, at }) => ({ outcome, at: iso(at) })),
  }
}

const hour = 3_600_000
/** Readers of the last 24 hours; without a time those that the order of the queue goes by. */
const viewsIn = ({ views = [] }: CaseDoc, now = 0): number =>
  views.filter((one) => one.hour > now / hour - 24).reduce((sum, { count }) => sum + count, 0)

/** Everybody that a row names. */
export const peopleOf = ({ found, post, reports }: Row): string[] => [
  post.authorId,
  ...(found.assigneeId === undefined ? [] : [found.assigneeId]),
  ...reports.map(({ userId }) => userId),
]
