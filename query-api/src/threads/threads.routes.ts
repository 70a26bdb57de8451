import type { threadReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getOwnThread } from './get-own-thread.query.ts'
import { getThread } from './get-thread.query.ts'

export const threadAnswers: Answers<typeof threadReads> = {
  getOwnThread: { query: getOwnThread },
  getThread: { query: getThread },
}
