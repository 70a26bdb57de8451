import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { meterView } from '../posts/posts.api.ts'

/** What command-api answers about deals being still available. */
export const availabilityCalls = {
  signalAvailability: call('POST /api/posts/:id/availability', {
    about:
      'Says that a deal is still available, or over; answers the meter with that in it, null where it is written and the meter cannot be told for the moment.',
    who: 'unsuspended',
    body: z.strictObject({ available: z.boolean('Say true or false') }),
    answers: meterView.nullable(),
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'suspended'],
  }),
  viewPost: call('POST /api/posts/:id/views', {
    about: 'Says that a reader opened a post; counted once a day, without saying who it was.',
    who: 'anybody',
    answers: z.object({ noted: z.literal(true) }),
    refuses: ['post-not-found'],
  }),
  visitDeal: call('POST /api/posts/:id/clicks', {
    about: 'Says that a reader follows the link of a deal; counted once a day, without saying who it was.',
    who: 'anybody',
    answers: z.object({ noted: z.literal(true) }),
    refuses: ['post-not-found'],
  }),
}
