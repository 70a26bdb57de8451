import { newsletterLetter, type Currency, type IssueContent } from '@deals/events'
import { mailboxOf } from '@deals/accounts'
import { numberIn, positionIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { hasLeft, sendLetter } from '../platform/mail/send-letter.ts'
import { settingsUrl, writeToMember } from '../platform/mail/write-to-member.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

/** The newsletter of a week for one reader, member or not. */
export function newsletterJob(context: WorkContext): JobHandler {
  return (job) => whenRead(() => ('userId' in job.payload ? toMember(context, job) : toSubscriber(context, job)))
}

const nameOf = (reader: string, job: Job) => `newsletter-${reader}-${textIn(job, 'date')}`

async function toMember(context: WorkContext, job: Job): Promise<void> {
  const userId = textIn(job, 'userId')
  await writeToMember(context, job, {
    queue: 'digest',
    telling: { notificationId: nameOf(userId, job), userId },
    compose: async ({ newsletter, currency }) => {
      if (!newsletter) {
        return null
      }
      const unsubscribeUrl = context.letters.links.urlFor({ does: 'stop-newsletter', userId })
      return newsletterLetter(await issueFor(context, job, currency), {
        publicUrl: context.letters.publicUrl,
        unsubscribeUrl,
        settingsUrl: settingsUrl(context),
        because: 'your settings ask for the newsletter',
      })
    },
  })
}

async function toSubscriber(context: WorkContext, job: Job): Promise<void> {
  const { subscriptions, links, publicUrl } = context.letters
  const subscription = textIn(job, 'subscription')
  const reader = await subscriptions.get(subscription)
  const telling = { notificationId: nameOf(subscription, job), userId: subscription }
  if (reader?.state !== 'confirmed' || (await getsItAsMember(context, reader)) || (await hasLeft(context, telling))) {
    return
  }
  const content = newsletterLetter(await issueFor(context, job, null), {
    publicUrl,
    unsubscribeUrl: links.urlFor({ does: 'unsubscribe', subscription }),
    because: 'you confirmed that you want the newsletter',
  })
  if (content !== null) {
    await sendLetter(context, job, { to: reader.email, telling, content })
  }
}

/** Who asked as a member and chose it in the settings too gets one. */
async function getsItAsMember(
  { queries, letters }: WorkContext,
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const account = userId === null ? null : await letters.accounts.byId(userId)
  const isSame = mailboxOf(account)?.toLowerCase() === email.toLowerCase()
  return account !== null && isSame && (await queries.lettersOf({ userId: account.userId })).newsletter
}

/** What the issue says at the moment at which it leaves. */
const issueFor = ({ queries }: WorkContext, job: Job, currency: Currency | null): Promise<IssueContent> =>
  queries.newsletterIssue({
    date: textIn(job, 'date'),
    since: numberIn(job, 'since'),
    currency,
    // Jobs from before there were issues name no place in the log.
    ...('position' in job.payload && { minPosition: positionIn(job, 'position') }),
  })
