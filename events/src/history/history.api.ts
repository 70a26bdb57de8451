import { z } from 'zod'
import { postStatuses, postTexts } from '../posts/post.vocabulary.ts'
import { fieldChange } from '../posts/field-change.ts'
import { postDetails } from '../posts/posts.api.ts'

/** One thing that happened to a post. */
export const historyEntry = z.object({
  position: z.number(),
  at: z.string(),
  kind: z.string(),
  role: z.string(),
  from: z.enum(postStatuses).optional(),
  to: z.enum(postStatuses).optional(),
  actor: z.object({ id: z.string(), username: z.string() }).optional(),
  reason: z.string().optional(),
  /** What the reason of a moderator is about, for those who may not read it: a word of the site's own. */
  reasonGroup: z.string().optional(),
  /** A word of a fixed list: cause, verdict, report reason, decision. */
  code: z.string().optional(),
  score: z.number().optional(),
  /** Who suggested an edit that was answered, and who agreed to it. */
  suggestion: z.object({ by: z.string(), agreedBy: z.array(z.string()) }).optional(),
  changes: z.record(z.string(), fieldChange).optional(),
  /** Which version of the post this step wrote, where it wrote words. */
  version: z.number().optional(),
  /** Words of this version that moderators removed. */
  removed: z.array(z.enum(postTexts)).optional(),
  /** Words of this version that the one who asks may remove: others stand in their place. */
  removable: z.array(z.enum(postTexts)).optional(),
  /** Whose words a moderator removed, and when that version was written. */
  redaction: z.object({ version: z.number(), at: z.string(), fields: z.array(z.enum(postTexts)) }).optional(),
})
export type HistoryEntry = z.infer<typeof historyEntry>
export const postHistoryView = z.object({ entries: z.array(historyEntry), total: z.number() })
export type PostHistoryView = z.infer<typeof postHistoryView>
export const historyOrders = ['oldest', 'newest'] as const
export const postAsOfView = z.object({
  /** The time that was asked for, now where it is still ahead; null where a position was. */
  asked: z.string().nullable(),
  /** The last line of its history that counted; for moderators alone, because some lines are. */
  position: z.number().nullable(),
  /** When the last fact that counted happened. */
  at: z.string().nullable(),
  post: postDetails,
  /** Words that stood then and that a moderator removed since. */
  removed: z.array(z.enum(postTexts)),
})
export type PostAsOfView = z.infer<typeof postAsOfView>
