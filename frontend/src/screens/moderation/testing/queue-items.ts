import type { QueueItem } from '@deals/events'
import { aPostCard } from '../../../testing/builders.ts'

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
