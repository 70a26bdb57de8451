import { gatheredFrequencies, noticeWords, pagePaths } from '@deals/events'
import type { LetterContent, GatheredFrequency, MatchForLetter, Position } from '@deals/events'
import { numberIn, oneIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { knownByThen } from '../platform/known-by-then.ts'
import { settingsUrl, writeToMember } from '../platform/mail/write-to-member.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

/** What the alerts of a member found in an hour, a day or a week. */
export function gatheredAlertsJob(context: WorkContext): JobHandler {
  const knownTo = knownByThen(context.log)
  return (job) => whenRead(async () => mailMatches(context, job, await knownTo(job)))
}

async function mailMatches(context: WorkContext, job: Job, minPosition: Position): Promise<void> {
  const userId = textIn(job, 'userId')
  const frequency = oneIn(job, 'frequency', gatheredFrequencies)
  const until = numberIn(job, 'until')
  await writeToMember(context, job, {
    queue: 'digest',
    telling: { notificationId: `alerts-${frequency}-${userId}-${until}`, userId },
    compose: async (terms) => {
      if (!terms.wants.includes('alerts')) {
        return null
      }
      const matches = await context.queries.matchesFor({ userId, frequency, until, minPosition })
      return matches.length === 0 ? null : matchesLetter(context, { userId, frequency, matches })
    },
  })
}

interface Found {
  userId: string
  frequency: GatheredFrequency
  matches: readonly MatchForLetter[]
}

function matchesLetter(context: WorkContext, { userId, frequency, matches }: Found): LetterContent {
  const { links, publicUrl } = context.letters
  const [first] = matches
  const heading =
    matches.length === 1 && first !== undefined
      ? `Your alert “${first.alertName}” found “${first.title}”`
      : `Your alerts found ${matches.length} deals`
  return {
    subject: heading,
    heading,
    lists: [{ title: 'Found', deals: matches.map(({ alertName, ...deal }) => ({ deal, note: alertName })) }],
    button: { text: 'See all matches', url: `${publicUrl}${pagePaths.dealAlerts.to('matches')}` },
    because: `your ${frequency} alerts ask for letters about ${noticeWords.alerts.letters}`,
    settingsUrl: settingsUrl(context),
    unsubscribeUrl: links.urlFor({ does: 'stop-notices', userId, type: 'alerts' }),
  }
}
