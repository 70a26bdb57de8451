import { lastSlot, newsletterLetter, serverPaths, type LetterContent } from '@deals/events'
import type { WorkContext } from '../platform/work.ts'

const because = 'you asked for a test of the newsletter'

/** The next issue as it would be sent now, for who plans it. */
export async function nextIssueLetter({ queries, clock, letters }: WorkContext): Promise<LetterContent> {
  const { publicUrl } = letters
  const plan = await queries.newsletterPlan({})
  const since = lastSlot(clock.now(), plan)
  const issue = await queries.newsletterIssue({ date: null, since, currency: null })
  const content = newsletterLetter(issue, {
    publicUrl,
    unsubscribeUrl: `${publicUrl}${serverPaths.unsubscribe}`,
    because,
  })
  return content === null
    ? {
        subject: 'Test: nothing would be sent',
        heading: 'Nothing would be sent',
        paragraphs: ['Nobody has voted for a deal of this issue that still holds, and none is chosen.'],
        because,
      }
    : { ...content, subject: `Test: ${content.subject}` }
}
