import type { CaseReport, CaseView, QueueItem } from '@deals/events'
import { aPostCard, aPostDetails, noPermissions } from '../../../testing/builders.ts'

export const now = '2026-11-20T12:00:00.000Z'

export const counts = { queue: 3, reports: 1, 'poster-review': 0, 'ai-review': 0, edits: 0, users: 0, stores: 0 }

/** A row of the queue, with everything that is not said filled in. */
export function anItem(postId: number, said: Partial<QueueItem> = {}): QueueItem {
  return {
    postId,
    version: 4,
    post: aPostCard({ id: postId, title: `Deal ${postId}`, status: 'staff-review' }),
    poster: { username: 'ann', trustLevel: 0, decisions: [] },
    waitingSince: '2026-11-20T11:12:00.000Z',
    sla: 'amber',
    priority: 3.1,
    views24h: 0,
    assignee: null,
    findings: [],
    feedback: null,
    isKept: false,
    renewalSuggestedBy: null,
    reports: [
      {
        id: `${postId}_bob`,
        reason: 'spam',
        note: 'Third today.',
        weight: 1.5,
        reporter: 'bob',
        at: now,
        commentId: null,
      },
    ],
    ...said,
  }
}

/** A report of spam. */
export const aReport: CaseReport = {
  id: '1_bob',
  reason: 'spam',
  note: null,
  weight: 1,
  reporter: 'bob',
  at: now,
  commentId: null,
}

/** A case, with everything that is not said filled in. */
export function aCase(postId: number, said: Partial<CaseView> = {}): CaseView {
  const item = anItem(postId)
  const details = aPostDetails({ ...item.post, permissions: { ...noPermissions, canEdit: true, canDelete: true } })
  return {
    ...item,
    details,
    changes: { price: { from: 60, to: 54.95 } },
    changedSince: 'approval',
    check: null,
    duplicates: [{ post: aPostCard({ id: 9, title: 'The same deal', price: 50 }), sameUrl: true }],
    decided: [],
    comments: [],
    history: [{ position: 1, at: now, kind: 'PostSubmitted', role: 'poster', to: 'active' }],
    record: { joinedAt: now, published: 2, removed: 1, reportsUpheld: null, recent: [] },
    hindrance: null,
    ...said,
  }
}
