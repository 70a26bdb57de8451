import type { DealForLetter } from '@deals/events'
import { mailboxOf } from '@deals/accounts'
import { numberIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import type { LetterContent } from '../platform/mail/letter-page.ts'
import { hasLeft, sendLetter } from '../platform/mail/send-letter.ts'
import { settingsUrl, writeToMember } from '../platform/mail/write-to-member.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

const mostDeals = 10

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
      const deals = newsletter ? await bestOf(context, job, currency) : []
      const unsubscribeUrl = context.letters.links.urlFor({ does: 'stop-newsletter', userId })
      return newsletterLetter(deals, {
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
  const content = newsletterLetter(await bestOf(context, job, null), {
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

const bestOf = ({ queries }: WorkContext, job: Job, currency: 'USD' | 'CAD' | null): Promise<DealForLetter[]> =>
  queries.bestDeals({ since: numberIn(job, 'since'), currency, limit: mostDeals })

type Frame = Pick<LetterContent, 'because' | 'settingsUrl' | 'unsubscribeUrl'> & { publicUrl: string }

/** Nothing where nobody liked anything. */
function newsletterLetter(deals: readonly DealForLetter[], { publicUrl, ...frame }: Frame): LetterContent | null {
  const [first] = deals
  return first === undefined
    ? null
    : {
        ...frame,
        subject: `The best deals of the week: ${first.title}`,
        heading: 'The best deals of the week',
        lists: [{ title: 'What people liked', deals: deals.map((deal) => ({ deal })) }],
        button: { text: 'Browse deals', url: publicUrl },
      }
}
