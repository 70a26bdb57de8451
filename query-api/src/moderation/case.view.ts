import { type CaseView, type ReportedComment, type Viewer } from '@deals/events'
import type { CaseDoc, CommentDoc, HistoryDoc, InspectionDoc, PostDoc } from '@deals/projector/read-models'
import { toHistoryLine } from '../history/history.view.ts'
import { iso } from '../platform/iso.ts'
import { reportAccuracy } from '../platform/trust-level.ts'
import type { CardOf } from '../posts/post-cards.hydrator.ts'
import { toChanges } from '../posts/field-changes.view.ts'
import { toPostDetails } from '../posts/post.view.ts'
import type { Members } from '../users/members.hydrator.ts'
import { changesSince } from './changes-since.ts'
import { holderOf } from './claims.lookup.ts'
import { toLastCheck } from './last-check.view.ts'
import type { OpenReport } from './open-reports.hydrator.ts'
import type { DecisionsOf } from './poster-decisions.hydrator.ts'
import type { PosterRecord } from './poster-record.lookup.ts'
import { toItem, toReport } from './queue-item.view.ts'
import type { Twin } from './twins.lookup.ts'

/** What a case is made of. */
export interface CaseParts {
  readonly post: PostDoc
  readonly found: CaseDoc
  readonly content: string
  readonly checked: InspectionDoc | null
  readonly reports: readonly OpenReport[]
  readonly decided: readonly OpenReport[]
  /** The comments that are reported. */
  readonly reported: readonly CommentDoc[]
  readonly lines: readonly HistoryDoc[]
  readonly twins: readonly Twin[]
  readonly record: PosterRecord
  readonly cardOf: CardOf
  readonly members: Members
  readonly decisionsOf: DecisionsOf
}
interface Looked {
  readonly viewer: Viewer | null
  readonly now: number
}

/** Everything that a moderator needs to decide about one post, as it leaves. */
export function toCase({ viewer, now }: Looked, parts: CaseParts): CaseView {
  const { post, found, content, checked, decided, reported, lines, twins, record, members, ...rows } = parts
  const { since, changes } = changesSince(lines)
  const item = toItem(parts, { ...rows, now, members, countsReports: found.lane === undefined && found.isReported })
  return {
    ...item,
    details: toPostDetails(item.post, post, { viewer, now, content }),
    changedSince: since,
    changes: toChanges(changes),
    check: checked === null ? null : toLastCheck(checked, { title: post.title, content }),
    duplicates: twins.map((twin) => ({ post: rows.cardOf(twin.post), sameUrl: twin.sameUrl })),
    decided: decided.flatMap((report) =>
      report.outcome === undefined ? [] : [{ ...toReport(report, members), outcome: report.outcome }],
    ),
    comments: reported.map((comment) => toReportedComment(comment, { viewer, members, reports: parts.reports })),
    history: lines.map((line) => toHistoryLine(line, members)),
    record: toRecord(record, post),
    hindrance: hindranceOf({ viewer, now }, parts),
  }
}

function toReportedComment(
  { commentId, authorId, content, removedContent, createdAt, deletedBy }: CommentDoc,
  { viewer, members, reports }: Pick<CaseParts, 'members' | 'reports'> & Pick<Looked, 'viewer'>,
): ReportedComment {
  const isReporter = reports.some((report) => report.commentId === commentId && report.userId === viewer?.id)
  return {
    id: commentId,
    username: members.nameOf(authorId),
    content: content ?? removedContent ?? '',
    createdAt: iso(createdAt),
    deletedBy: deletedBy ?? null,
    isOwn: authorId === viewer?.id || isReporter,
  }
}

function toRecord({ poster, removed, recent }: PosterRecord, { submittedAt }: PostDoc): CaseView['record'] {
  const reported = poster !== null && poster.reportsDecided > 0
  return {
    joinedAt: iso(poster?.joinedAt ?? submittedAt),
    published: poster?.postsPublished ?? 0,
    removed,
    reportsUpheld: reported ? reportAccuracy(poster) : null,
    recent: recent.map(({ postId, title, status, createdAt }) => ({ id: postId, title, status, at: iso(createdAt) })),
  }
}

/** The same that the rules ask before they let somebody decide. */
function hindranceOf({ viewer, now }: Looked, { post, found, reports, members }: CaseParts): CaseView['hindrance'] {
  if (viewer?.id === post.authorId) {
    return 'own-post'
  }
  if (reports.some(({ userId, commentId }) => userId === viewer?.id && commentId === undefined)) {
    return 'own-report'
  }
  const holder = holderOf(found, now, members)
  return holder !== null && holder.id !== viewer?.id ? 'held' : null
}
