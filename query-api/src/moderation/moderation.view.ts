import { z } from 'zod'
import { claimReply, findingField, postCard, reportReasons } from '@deals/events'
import { historyLine } from '../history/history.view.ts'

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

const logEntry = historyLine.extend({ postId: z.number(), title: z.string() })
export const logView = z.object({ entries: z.array(logEntry), total: z.number() })
export type LogView = z.infer<typeof logView>
