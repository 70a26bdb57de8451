import { z } from 'zod'
import { historyLine } from '../history/history.view.ts'

const logEntry = historyLine.extend({ postId: z.number(), title: z.string() })
export const logView = z.object({ entries: z.array(logEntry), total: z.number() })
export type LogView = z.infer<typeof logView>
