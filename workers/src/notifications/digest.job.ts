import { pagePaths, siteName, type DigestForLetter, type LetterContent, type Position } from '@deals/events'
import { numberIn, oneIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { knownByThen } from '../platform/known-by-then.ts'
import { settingsUrl, writeToMember } from '../platform/mail/write-to-member.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

/** The digest of a member for a day or a week. */
export function digestJob(context: WorkContext): JobHandler {
  const knownTo = knownByThen(context.log)
  return (job) => whenRead(async () => mailDigest(context, job, await knownTo(job)))
}

async function mailDigest(context: WorkContext, job: Job, minPosition: Position): Promise<void> {
  const [userId, date] = [textIn(job, 'userId'), textIn(job, 'date')]
  const frequency = oneIn(job, 'digest', ['daily', 'weekly'])
  await writeToMember(context, job, {
    queue: 'digest',
    telling: { notificationId: `digest-${userId}-${date}`, userId },
    compose: async ({ digest }) => {
      if (digest !== frequency) {
        return null
      }
      const period = { from: numberIn(job, 'from'), until: numberIn(job, 'until') }
      const found = await context.queries.digestFor({ userId, ...period, minPosition })
      const isEmpty = found.deals.length + found.matches.length + found.unread === 0
      return isEmpty ? null : digestLetter(context, { userId, frequency, found })
    },
  })
}

interface Digest {
  userId: string
  frequency: 'daily' | 'weekly'
  found: DigestForLetter
}

function digestLetter(context: WorkContext, { userId, frequency, found }: Digest): LetterContent {
  const { links, publicUrl } = context.letters
  const span = frequency === 'daily' ? 'day' : 'week'
  const [first] = found.deals
  return {
    subject: first === undefined ? `Your ${span} on ${siteName}` : `Your ${span} on ${siteName}: ${first.title}`,
    heading: `Your ${span} on ${siteName}`,
    paragraphs: found.unread === 0 ? [] : [waiting(found.unread)],
    lists: [
      ...(found.matches.length === 0
        ? []
        : [
            {
              title: 'What your alerts found',
              deals: found.matches.map(({ alertName, ...deal }) => ({ deal, note: alertName })),
            },
          ]),
      ...(found.deals.length === 0
        ? []
        : [{ title: `The best deals of the ${span}`, deals: found.deals.map((deal) => ({ deal })) }]),
    ],
    button:
      found.unread === 0
        ? { text: 'Browse deals', url: publicUrl }
        : { text: 'See your notifications', url: `${publicUrl}${pagePaths.notifications.path}` },
    because: `your settings ask for a ${frequency} digest`,
    settingsUrl: settingsUrl(context),
    unsubscribeUrl: links.urlFor({ does: 'stop-digest', userId }),
  }
}

const waiting = (unread: number) =>
  unread === 1 ? 'One notification waits for you.' : `${unread} notifications wait for you.`
