import { z } from 'zod'
import { timeField } from '../platform/call-fields.ts'
import { paidSince, postCard } from '../posts/posts.api.ts'
import { visitLimits } from './visits.ts'

/** How long ago something was, in ms: devices know that, whatever their clocks show. */
const ago = z.number().min(0)

export const recordVisitRequest = z.strictObject({
  begunAgo: ago,
  endedAgo: ago,
  /** Posts that were opened since the device told of this last, each with the last time. */
  opened: z.array(z.strictObject({ postId: z.number().int().positive(), ago })).max(visitLimits.openedAtOnce),
  /** Up to when everything is read: `asOf` of what the member looked at. */
  readUpTo: timeField('readUpTo must be a time').optional(),
})
export type RecordVisitRequest = z.infer<typeof recordVisitRequest>
export const recordVisitReply = z.object({ recorded: z.boolean() })

/** What can be new to a member who comes back. */
export const newsKinds = ['new', 'cheaper', 'back', 'over', 'comments'] as const
export type NewsKind = (typeof newsKinds)[number]
export type PostNewsKind = Exclude<NewsKind, 'comments'>

const newsTotal = z.object({
  count: z.number(),
  /** False where there may be more than were looked at. */
  isExact: z.boolean(),
})
export type NewsTotal = z.infer<typeof newsTotal>

/** A page of one kind of news, and how much there is of each. */
export const newsList = z.object({
  since: z.string(),
  /** No earlier visit is known: then it is the last day. */
  isFirst: z.boolean(),
  asOf: z.string(),
  /** How many posts or threads there are of the asked kind. */
  total: z.number(),
  totals: z.record(z.enum(newsKinds), newsTotal),
  posts: z.array(
    z.object({
      post: postCard,
      at: z.string(),
      /** What one paid for it then, where that is less now. */
      paid: paidSince.nullable().optional(),
    }),
  ),
  /** How many posts of the asked kind, or comments below posts, are left out because the member mutes them. */
  hidden: z.number(),
  threads: z.array(
    z.object({
      postId: z.number(),
      title: z.string(),
      why: z.enum(['own', 'saved', 'commented']),
      unread: z.number(),
      latest: z.object({ by: z.string(), at: z.string() }),
    }),
  ),
})
export type NewsList = z.infer<typeof newsList>
