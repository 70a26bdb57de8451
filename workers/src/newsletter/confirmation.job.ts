import { confirmableFor } from '@deals/accounts'
import { siteName, type LetterContent } from '@deals/events'
import { numberIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { hasLeft, sendLetter } from '../platform/mail/send-letter.ts'
import type { WorkContext } from '../platform/work.ts'

/** Asks an address whether the newsletter is wanted there. */
export function confirmationJob(context: WorkContext): JobHandler {
  return async (job: Job) => {
    const { subscriptions, links } = context.letters
    const [subscription, askedAt] = [textIn(job, 'subscription'), numberIn(job, 'askedAt')]
    const until = askedAt + confirmableFor
    const asked = await subscriptions.get(subscription)
    const telling = { notificationId: `confirm-${subscription}-${askedAt}`, userId: subscription }
    const isWaiting = asked?.state === 'asked' && asked.askedAt === askedAt && context.clock.now() < until
    if (isWaiting && !(await hasLeft(context, telling))) {
      const content = confirmationLetter(links.urlFor({ does: 'confirm', subscription, until }))
      await sendLetter(context, job, { to: asked.email, telling, content })
    }
  }
}

const confirmationLetter = (url: string): LetterContent => ({
  subject: `Please confirm the newsletter of ${siteName}`,
  heading: 'One more step to the newsletter',
  paragraphs: [
    'Once a week: the deals that people liked best.',
    'The link works for 7 days. If you did not ask for this, do nothing, and no more letters come.',
  ],
  button: { text: 'Confirm', url },
  because: 'somebody asked for the newsletter with this address',
})
