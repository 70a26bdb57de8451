import { textIn } from '../platform/job-payload.ts'
import { DoNotRetry, type Job, type JobHandler } from '../platform/job-queue.ts'
import { hasLeft, sendLetter } from '../platform/mail/send-letter.ts'
import type { WorkContext } from '../platform/work.ts'
import { accountLetter } from './account-letter.ts'
import { nextIssueLetter } from './next-issue-letter.ts'

/** A letter about an account: it is sent whatever else its reader chose, and at once. */
export function accountLetterJob(context: WorkContext): JobHandler {
  return async (job: Job) => {
    const { accountLetters, links, publicUrl } = context.letters
    const ref = { userId: textIn(job, 'userId'), letterId: textIn(job, 'letterId') }
    const letter = await accountLetters.get(ref)
    if (letter === null) {
      throw new DoNotRetry('the letter is gone, and so is whoever it was for')
    }
    const telling = { notificationId: `account-${ref.letterId}`, userId: ref.userId }
    if (!(await hasLeft(context, telling))) {
      const linkFor: Parameters<typeof accountLetter>[1]['linkFor'] = (does) =>
        links.urlFor({ does, userId: ref.userId, nonce: letter.nonce ?? '' })
      const { kind } = letter
      const content =
        kind === 'newsletter-test'
          ? await nextIssueLetter(context)
          : accountLetter({ ...letter, kind }, { publicUrl, linkFor })
      await sendLetter(context, job, { to: letter.to, telling, content })
    }
    await accountLetters.hasLeft(ref)
  }
}
