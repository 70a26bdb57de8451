import { mailboxOf } from '@deals/accounts'
import { pagePaths, type LetterContent, type LetterTerms } from '@deals/events'
import type { Job } from '../job-queue.ts'
import { afterQuietHours } from '../quiet-hours.ts'
import type { WorkContext } from '../work.ts'
import { hasLeft, sendLetter, type Telling } from './send-letter.ts'

export interface MemberLetter {
  queue: string
  telling: Telling
  /** What it says, or null when there is nothing to say or it is not wanted. */
  compose: (terms: LetterTerms) => Promise<LetterContent | null>
}

/** Writes to a member, if they have a confirmed address, once, and not in their quiet hours. */
export async function writeToMember(context: WorkContext, job: Job, letter: MemberLetter): Promise<void> {
  const { queries, letters } = context
  const { userId, notificationId } = letter.telling
  const to = mailboxOf(await letters.accounts.byId(userId))
  if (to === null || (await hasLeft(context, letter.telling))) {
    return
  }
  const terms = await queries.lettersOf({ userId })
  if (await afterQuietHours(context, job, { queue: letter.queue, name: notificationId, terms })) {
    return
  }
  const content = await letter.compose(terms)
  if (content !== null) {
    await sendLetter(context, job, { to, telling: letter.telling, content })
  }
}

/** The page of the site where members choose what is written to them. */
export const settingsUrl = ({ letters }: WorkContext): string =>
  `${letters.publicUrl}${pagePaths.settings.to('notifications')}`
