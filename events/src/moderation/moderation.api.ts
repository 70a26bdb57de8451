import { z } from 'zod'
import { historyEntry } from '../history/history.api.ts'
import { findingField } from '../posts/posts.events.ts'
import { postCard } from '../posts/posts.api.ts'
import { reportReasons } from '../reports/report-reasons.ts'

export const moderationStatuses = ['poster-review', 'staff-review', 'active', 'expired', 'deleted'] as const
export const setStatusRequest = z.strictObject({
  status: z.enum(moderationStatuses),
  feedback: z.string().max(10_000).nullish(),
  reason: z.string().max(10_000).nullish(),
  version: z.number().int().optional(),
})
/** A claim of a moderator ends by itself. */
export const claimLastsMs = 5 * 60_000
export const claimReply = z.object({ assignee: z.string(), until: z.string() })

export const queueTabs = ['queue', 'reports', 'poster-review', 'ai-review', 'edits', 'users', 'stores'] as const
export type QueueTab = (typeof queueTabs)[number]

export const queueItem = z.object({
  postId: z.number(),
  post: postCard,
  poster: z.object({ username: z.string(), trustLevel: z.number() }),
  waitingSince: z.string(),
  sla: z.enum(['green', 'amber', 'red']),
  priority: z.number(),
  /** Who looks at it now. */
  assignee: claimReply.nullable(),
  findings: z.array(findingField),
  feedback: z.string().nullable(),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      weight: z.number(),
      reporter: z.string(),
      at: z.string(),
      commentId: z.number().nullable(),
    }),
  ),
})
export type QueueItem = z.infer<typeof queueItem>
export const queueView = z.object({
  items: z.array(queueItem),
  total: z.number(),
  counts: z.record(z.enum(queueTabs), z.number()),
})
export type QueueView = z.infer<typeof queueView>

const logEntry = historyEntry.extend({ postId: z.number(), title: z.string() })
export const logView = z.object({ entries: z.array(logEntry), total: z.number() })
export type LogView = z.infer<typeof logView>

/** Events as the log holds them. */
export const eventsView = z.object({
  events: z.array(
    z.object({
      position: z.number(),
      at: z.string(),
      stream: z.string(),
      revision: z.number(),
      id: z.string(),
      type: z.string(),
      data: z.record(z.string(), z.unknown()),
      meta: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type EventsView = z.infer<typeof eventsView>
