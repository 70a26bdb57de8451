import { z } from 'zod'
import { modelAsked } from '../language-models/model-use.ts'
import { findingField } from '../posts/posts.events.ts'
import { historyEntry } from '../history/history.api.ts'
import { fieldChange } from '../posts/field-change.ts'
import { postCard, postDetails } from '../posts/posts.api.ts'
import { currencies } from '../platform/currencies.ts'
import { reportOutcomes, reportReasons } from '../reports/report-reasons.ts'
import { posterOutcomes } from './decision-words.ts'
import { claimReply } from './moderation.api.ts'
import { slaColours } from './priority.ts'

export const queueTabs = [
  'queue',
  'reports',
  'poster-review',
  'ai-review',
  'edits',
  'users',
  'stores',
  'appeals',
] as const
export type QueueTab = (typeof queueTabs)[number]
export const queueHolders = ['me', 'somebody', 'nobody'] as const

/** How many decisions about a poster's posts a row tells. */
export const decisionsTold = 3
const poster = z.object({
  username: z.string(),
  trustLevel: z.number(),
  /** What moderators decided last about their posts, the latest first: one decision for each of them. */
  decisions: z.array(z.object({ outcome: z.enum(posterOutcomes), at: z.string() })).max(decisionsTold),
})
const report = z.object({
  id: z.string(),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  weight: z.number(),
  reporter: z.string(),
  at: z.string(),
  commentId: z.number().nullable(),
})
export type CaseReport = z.infer<typeof report>

/** One row of the queue. */
export const queueItem = z.object({
  postId: z.number(),
  /** To be named by who decides about it. */
  version: z.number(),
  post: postCard,
  poster,
  waitingSince: z.string(),
  sla: z.enum(slaColours),
  priority: z.number(),
  /** Readers of the last 24 hours, about: beyond the first ten of a day they are counted by samples. */
  views24h: z.number(),
  /** Who looks at it now. */
  assignee: claimReply.nullable(),
  /** Whether it is kept for the assignee, who asked for the changes with which it came back. */
  isKept: z.boolean(),
  /** How many members say that the expired deal is back, once enough of them do. */
  renewalSuggestedBy: z.number().nullable(),
  findings: z.array(findingField),
  feedback: z.string().nullable(),
  reports: z.array(report),
})
export type QueueItem = z.infer<typeof queueItem>
export const queueView = z.object({
  items: z.array(queueItem),
  total: z.number(),
  counts: z.record(z.enum(queueTabs), z.number()),
  /** Where the next page begins; null behind the last. */
  next: z.string().nullable(),
  /** Minutes that the middle one of the reviews of seven days took; null without any, and while something waits. */
  medianMinutes: z.number().nullable(),
})
export type QueueView = z.infer<typeof queueView>

/** What the automatic review found last, what stopped nothing too, and what it saw behind the link. */
const lastCheck = z.object({
  at: z.string(),
  model: z.string(),
  /** The language model that looked beside it, and why it gave nothing, if it did not. */
  asked: modelAsked.pick({ model: true, promptVersion: true, missed: true }).nullable(),
  /** With the words that a finding rests on, where they still stand there. */
  findings: z.array(findingField.omit({ words: true }).extend({ quote: z.string().nullable() })),
  page: z
    .object({
      outcome: z.enum(['read', 'gone', 'unread']),
      address: z.string(),
      title: z.string().nullable(),
      /** Major units. */
      price: z.number().nullable(),
      currency: z.enum(currencies).nullable(),
    })
    .nullable(),
})
export type LastCheck = z.infer<typeof lastCheck>

/** A comment that somebody reported; what it said stays readable for moderators after it was deleted. */
const reportedComment = z.object({
  id: z.number(),
  username: z.string(),
  content: z.string(),
  createdAt: z.string(),
  deletedBy: z.enum(['author', 'moderator']).nullable(),
  /** Who asks wrote it or reported it, so that somebody else decides. */
  isOwn: z.boolean(),
})
export type ReportedComment = z.infer<typeof reportedComment>

/** Everything that a moderator needs to decide about one post. */
export const caseView = queueItem.extend({
  details: postDetails,
  /** What became of it since somebody last found it good; empty when nothing was changed. */
  changes: z.record(z.string(), fieldChange),
  changedSince: z.enum(['approval', 'submission']),
  check: lastCheck.nullable(),
  duplicates: z.array(z.object({ post: postCard, sameUrl: z.boolean() })),
  decided: z.array(report.extend({ outcome: z.enum(reportOutcomes) })),
  /** Those with a report, open or decided, the latest first. */
  comments: z.array(reportedComment),
  history: z.array(historyEntry),
  record: z.object({
    joinedAt: z.string(),
    published: z.number(),
    removed: z.number(),
    /** Share of upheld reports among those that the poster made; null before the first was decided. */
    reportsUpheld: z.number().nullable(),
    recent: z.array(z.object({ id: z.number(), title: z.string(), status: z.string(), at: z.string() })),
  }),
  /** Why the one who asks may not decide about it; null when they may. */
  hindrance: z.enum(['own-post', 'own-report', 'held']).nullable(),
})
export type CaseView = z.infer<typeof caseView>
