import { z } from 'zod'
import { queueHolders, queueTabs } from '@deals/events'
import { oneOf, pageFields, text, wholeNumber } from '../platform/page.ts'
import { isCursor } from './queue-cursor.ts'

const longestWait = 1_000_000

export const queueParameters = z.object({
  ...pageFields(25),
  tab: oneOf('tab', queueTabs).transform((tab) => tab ?? 'queue'),
  /** Where the page before ended; takes the place of `page`. */
  cursor: text('cursor', 40)
    .refine((cursor) => cursor === '' || isCursor(cursor), 'There is no such place in the queue')
    .transform((cursor) => (cursor === '' ? null : cursor)),
  /** The reason of a report, or the code of a finding. */
  reason: text('reason', 60),
  category: text('category', 60),
  store: text('store', 60),
  poster: text('poster', 60),
  holder: oneOf('holder', queueHolders),
  /** Minutes for which it has waited at least. */
  waiting: wholeNumber('waiting', { min: 1, max: longestWait }).optional(),
  q: text('q'),
})
export type QueueRequest = z.output<typeof queueParameters>
