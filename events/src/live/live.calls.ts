import { z } from 'zod'
import { textList } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { liveView } from './live.api.ts'

/** What query-api tells a page for as long as it is open. */
export const liveReads = {
  getLive: call('GET /api/live', {
    about:
      'Notifications that were not read, and what changes of some posts (their ids in `posts`). Asked for as ' +
      '`text/event-stream` it stays open: an event `change` holds what stands now, each later one what has changed since.',
    who: 'members',
    speaks: 'text',
    query: z.object({ posts: textList('posts') }),
    answers: liveView,
    type: 'text/event-stream',
  }),
}
