import { z } from 'zod'
import { restrictions } from '@deals/events'
import { historyLine } from '../history/history.view.ts'

/** A line about a post, or about a member. */
const logEntry = historyLine.extend({
  postId: z.number().nullable(),
  title: z.string(),
  member: z.string().nullable(),
  restricts: z.array(z.enum(restrictions)),
  until: z.string().nullable(),
  /** The version to name when the decision is taken back; null where that cannot be. */
  undo: z.number().nullable(),
})
export const logView = z.object({ entries: z.array(logEntry), total: z.number() })
export type LogView = z.infer<typeof logView>
