import {
  heldAfterClaim,
  isKeptNow,
  factTime,
  keptAuthorId,
  eventsOfSuggestions,
  eventsOfLocks,
  type AnyRecorded,
  type PosterOutcome,
  type PostStatus,
  type RecordedOf,
} from '@deals/events'
import { byPost, foldPerEvent, nothingAt, type Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { caseBefore, changedCase, decidedCase, movedCase, newCase, viewedCase } from './case-doc.ts'
import { cases, type CaseDoc, type OpenReport } from './moderation.read-models.ts'

type AboutPost = Extract<AnyRecorded, { data: { postId: number } }>

/** Changes the case of the post that an event is about; a post that nobody submitted has none. */
function change(documents: Documents, { data }: AboutPost, how: (before: CaseDoc) => CaseDoc): void {
  const id = String(data.postId)
  const before = documents.get(cases, id)
  if (before !== null) {
    documents.put(cases, id, how(before))
  }
}

const moved = (documents: Documents, event: AboutPost, to: PostStatus): void =>
  change(documents, event, (before) => movedCase(before, to, factTime(event)))

/** The same; where a moderator did it, it is what they decided. */
function decided(documents: Documents, event: AboutPost, [to, outcome]: [PostStatus, PosterOutcome]): void {
  const at = factTime(event)
  change(documents, event, (before) => decidedCase(movedCase(before, to, at), event, { outcome, at }))
}

const postFolds = {
  PostSubmitted: (documents, event) => documents.put(cases, String(event.data.postId), newCase(event, factTime(event))),
  PostEdited: (documents, event) => {
    const { categorySlug, storeSlug } = event.data.changes
    change(documents, event, (before) => ({
      ...before,
      categorySlug: categorySlug ?? before.categorySlug,
      storeSlug: storeSlug === undefined ? before.storeSlug : (storeSlug ?? undefined),
    }))
  },
  PostExpired: (documents, event) => decided(documents, event, ['expired', 'ended']),
  PostRenewed: (documents, event) => decided(documents, event, ['active', 'renewed']),
  PostSentToReview: (documents, event) => {
    const { to, findings } = event.data
    if (to === 'poster-review') {
      decided(documents, event, [to, 'asked'])
    } else {
      moved(documents, event, to)
    }
    change(documents, event, (before) => changedCase(before, { findings }))
  },
  PostResubmitted: (documents, event) => moved(documents, event, event.data.to),
  PosterReminded: (documents, event) =>
    change(documents, event, (before) => {
      const reminded = { day: event.data.day, at: factTime(event) }
      return before.asked === undefined ? before : changedCase(before, { asked: { ...before.asked, reminded } })
    }),
  PostRenewalSuggested: (documents, event) =>
    change(documents, event, (before) => changedCase(before, { backSince: factTime(event) })),
  ...nothingAt(...eventsOfSuggestions, ...eventsOfLocks, 'PostReviewAdvised'),
  PostApproved: (documents, event) => decided(documents, event, ['active', 'approved']),
  PostDeleted: (documents, event) => decided(documents, event, ['deleted', 'removed']),
  PostRestored: (documents, event) => decided(documents, event, [event.data.to, 'restored']),
  PostKept: (documents, event) => change(documents, event, (before) => ({ ...before, authorId: keptAuthorId })),
  PostMerged: (documents, event) => decided(documents, event, ['expired', 'merged']),
  ...nothingAt('PostDuplicatesChanged'),
  PostStoreFollowed: (documents, event) =>
    change(documents, event, (before) => ({ ...before, storeSlug: event.data.storeSlug })),
  PostSubCategoryFollowed: (documents, event) =>
    change(documents, event, (before) => ({ ...before, categorySlug: event.data.categorySlug })),
  PostDecisionUndone: (documents, event) =>
    change(documents, event, (before) => caseBefore(before, event.data.to, factTime(event))),
} satisfies Folds

const reportIdOf = ({ stream }: AnyRecorded): string => stream.slice(stream.indexOf('-') + 1)

/** More reports than this of one post change nothing any more: it is at the top. */
const mostReports = 200

const reportFolds = {
  PostReported: (documents, event) => {
    const report = openReport(event, factTime(event))
    change(documents, event, (before) => withReport(before, report))
  },
  ReportResolved: (documents, event) =>
    change(documents, event, (before) => changedCase(before, { reports: withoutReport(before, reportIdOf(event)) })),
  ReportReopened: (documents, event) => {
    const report = openReport(event, event.data.reportedAt)
    change(documents, event, (before) => withReport(before, report))
  },
} satisfies Folds

const withoutReport = ({ reports }: CaseDoc, id: string): OpenReport[] => reports.filter((report) => report.id !== id)

function openReport(event: RecordedOf<'PostReported' | 'ReportReopened'>, at: number): OpenReport {
  const { userId, reason, weight, commentId } = event.data
  return { id: reportIdOf(event), userId, reason, weight, at, ...(commentId !== null && { commentId }) }
}

function withReport(before: CaseDoc, report: OpenReport): CaseDoc {
  const reports = [...withoutReport(before, report.id), report].toSorted((one, other) => one.at - other.at)
  return changedCase(before, { reports: reports.slice(0, mostReports) })
}

/** What waits for moderators, in the order in which it presses, and who looks at what. */
export const casesProjection = foldPerEvent<'post' | 'report' | 'case', 'PostViewed'>({
  name: 'cases',
  version: 6,
  collections: [cases],
  key: byPost,
  touches: (event) => ('postId' in event.data ? [{ collection: cases, id: String(event.data.postId) }] : []),
  folds: {
    ...postFolds,
    ...reportFolds,
    PostViewed: (documents, event) =>
      change(documents, event, (before) => viewedCase(before, event.data.count, factTime(event))),
    ...nothingAt('CaseOpened'),
    CaseAssigned: (documents, event) => change(documents, event, (before) => taken(before, event)),
    ...nothingAt('CaseNoted', 'CaseOverdue'),
    CaseResolved: (documents, event) =>
      change(documents, event, (before) => {
        const free = released(before)
        // What members say of the deal is answered together with their reports.
        return event.data.action === 'reports' ? changedCase(free, { backSince: undefined }) : free
      }),
    CaseReleased: (documents, event) =>
      change(documents, event, (before) => {
        return isKeptNow(before, factTime(event)) ? { ...before, heldUntil: before.keptUntil } : released(before)
      }),
    CaseKept: (documents, event) =>
      change(documents, event, (before) => {
        const { assigneeId, until } = event.data
        return { ...before, assigneeId, heldUntil: until, keptUntil: until }
      }),
  },
})

/** What is kept for somebody stays so while they look at it. */
function taken(before: CaseDoc, event: RecordedOf<'CaseAssigned'>): CaseDoc {
  const { assigneeId } = event.data
  return { ...before, assigneeId, ...heldAfterClaim(before.assigneeId === assigneeId ? before : {}, factTime(event)) }
}

const released = (before: CaseDoc): CaseDoc => ({
  ...before,
  assigneeId: undefined,
  heldUntil: undefined,
  keptUntil: undefined,
})
