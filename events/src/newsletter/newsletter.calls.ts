import { z } from 'zod'
import { boundedText } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { newsletterLimits } from './newsletter-plan.ts'

const plan = z.object({
  /** How often it was planned or went out: whoever plans says on which state. */
  version: z.number(),
  weekday: z.number(),
  hour: z.number(),
  isPaused: z.boolean(),
  introduction: z.string().nullable(),
  chosen: z.array(z.number()),
  removed: z.array(z.number()),
})
const listedPost = z.object({ postId: z.number(), title: z.string(), votes: z.number(), isChosen: z.boolean() })

export const newsletterView = plan.extend({
  /** When the next issue goes out; null while it is paused. */
  next: z.string().nullable(),
  /** Members who want it. */
  members: z.number(),
  deals: z.array(listedPost),
  /** Posts that are left out, and posts that were chosen and do not hold any more. */
  leftOut: z.array(z.object({ postId: z.number(), title: z.string(), isOver: z.boolean() })),
  /** The next issue as it would be sent now; null where there is nothing in it. */
  letter: z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable(),
  /** Those that went out, the latest first. */
  issues: z.array(
    z.object({ date: z.string(), hour: z.number(), letters: z.number(), introduction: z.string().nullable() }),
  ),
})
export type NewsletterView = z.infer<typeof newsletterView>

const postIds = (most: number, message: string) =>
  z.array(z.int('Name posts by their numbers').min(1, 'Name posts by their numbers')).max(most, message)

export const newsletterForm = z.strictObject({
  version: z.int('Say which plan was changed').min(0, 'Say which plan was changed'),
  weekday: z.int('Choose a day').min(1, 'Choose a day').max(7, 'Choose a day'),
  hour: z.int('Choose an hour').min(0, 'Choose an hour').max(23, 'Choose an hour'),
  isPaused: z.boolean('Say whether it is paused'),
  introduction: boundedText('The introduction is far too long').nullable(),
  chosen: postIds(newsletterLimits.chosen, `Choose at most ${newsletterLimits.chosen} posts`),
  removed: postIds(newsletterLimits.removed, `Leave out at most ${newsletterLimits.removed} posts`),
})

export const newsletterReads = {
  getNewsletter: call('GET /api/staff/newsletter', {
    about: 'The plan of the newsletter, its next issue as it would be sent now, and those that went out.',
    who: 'staff',
    answers: newsletterView,
  }),
}
export const newsletterCalls = {
  planNewsletter: call('PUT /api/staff/newsletter', {
    about: 'Plans when the newsletter goes out, and what its next issue says.',
    who: 'staff',
    body: newsletterForm,
    answers: z.object({ version: z.number() }),
    refuses: ['conflict'],
  }),
  testNewsletter: call('POST /api/staff/newsletter/test', {
    about: 'Sends the next issue, as it would be sent now, to whoever asks.',
    who: 'staff',
    answers: z.object({ to: z.string() }),
    refuses: ['conflict'],
  }),
  getNewsletterSize: call('GET /api/staff/newsletter/size', {
    about: 'How many addresses confirmed the newsletter, besides members who want it by their settings.',
    who: 'staff',
    answers: z.object({ confirmed: z.number() }),
  }),
}
