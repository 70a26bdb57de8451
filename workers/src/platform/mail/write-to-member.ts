import { quietFor } from '@deals/events'
import { mailboxOf } from '@deals/accounts'
import type { LetterContent, LetterTerms } from '@deals/events'
import { TryLater, type Job } from '../job-queue.ts'
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
  const { queries, clock, queue, letters } = context
  const { userId, notificationId } = letter.telling
  const to = mailboxOf(await letters.accounts.byId(userId))
  if (to === null || (await hasLeft(context, letter.telling))) {
    return
  }
  const terms = await queries.lettersOf({ userId })
  const delayMs = quietFor(clock.now(), terms)
  if (delayMs > 0) {
    // A job of another name, because this one still holds its own until it has ended.
    const id = `${notificationId}-after-${clock.now() + delayMs}`
    if (id === job.id) {
      throw new TryLater({ afterMs: delayMs, because: 'the quiet hours have not quite ended' })
    }
    await queue.enqueue([{ queue: letter.queue, id, payload: job.payload, delayMs }])
    return
  }
  const content = await letter.compose(terms)
  if (content !== null) {
    await sendLetter(context, job, { to, telling: letter.telling, content })
  }
}

/** The page of the site where members choose what is written to them. */
export const settingsUrl = ({ letters }: WorkContext): string => `${letters.publicUrl}/account/settings/notifications`
