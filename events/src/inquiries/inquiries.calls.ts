import { z } from 'zod'
import { boundedText } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { bugSeverities, contactTopics, inboxQuestion, inboxView, letterForm, letterView } from './inbox.api.ts'

const email = z.email('Enter an e-mail address').max(254, 'Enter an e-mail address')
const between = (least: number, most: number, what: string) => {
  const message = `${what} has ${least} to ${most} characters`
  return z.string(message).trim().min(least, message).max(most, message)
}
/** Nobody sees this field, so nobody fills it in but programs. */
const honeypot = { website: boundedText('Leave this empty').optional() }

const newsletterForm = z.strictObject({ email, ...honeypot })
const bugForm = z.strictObject({
  title: between(5, 120, 'A title'),
  description: between(20, 4000, 'A description'),
  page: z.string('Say on which page').trim().max(2000, 'Say on which page').default(''),
  /** What the page was looked at with. */
  browser: z.string('Say with which browser').trim().max(500, 'Say it in 500 characters').default(''),
  severity: z.enum(bugSeverities, 'Choose how bad it is'),
  email: email.nullish(),
  ...honeypot,
})
const contactForm = z.strictObject({
  topic: z.enum(contactTopics, 'Choose a topic'),
  name: between(1, 80, 'A name'),
  email,
  message: between(20, 4000, 'A message'),
  ...honeypot,
})

/** What the site answers to a letter: a number to come back with, where there is one. */
const thanks = z.object({ message: z.string(), reference: z.string().optional() })
const form = { who: 'anybody', answers: thanks, creates: true } as const

/** What command-api takes from people who write to the site, and answers to staff who read it. */
export const inquiryCalls = {
  subscribe: call('POST /api/newsletter', {
    ...form,
    about: 'Asks for the newsletter; a letter asks the address for a confirmation.',
    needs: 'newsletter',
    body: newsletterForm,
  }),
  reportBug: call('POST /api/bug-reports', {
    ...form,
    about: 'Reports a fault of the site, with up to 3 screenshots, which staff alone see.',
    bodies: ['json', 'multipart'],
    body: bugForm,
  }),
  contact: call('POST /api/contact', { ...form, about: 'Writes to the people behind the site.', body: contactForm }),
  getInbox: call('GET /api/staff/inbox', {
    about: 'Bug reports and messages, the latest first, by state, kind, who looks after them and words.',
    who: 'staff',
    query: inboxQuestion,
    answers: inboxView,
  }),
  changeLetter: call('PATCH /api/staff/inbox/:id', {
    about: 'Gives a bug report or a message another state, or somebody who looks after it.',
    who: 'staff',
    body: letterForm,
    answers: letterView,
    refuses: ['letter-not-found', 'conflict'],
  }),
}
