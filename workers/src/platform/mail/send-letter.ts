import { newUuid } from '@deals/events/platform'
import { letterAsHtml, letterAsText, type LetterContent } from '@deals/events'
import { TryLater, type Job } from '../job-queue.ts'
import type { WorkContext } from '../work.ts'
import { LetterRefused, MailAway } from './mail.ts'

/** What is told, to whom, and what it follows from. */
export interface Telling {
  notificationId: string
  /** The member, or the subscription of somebody who is none. */
  userId: string
  causationId?: string
  correlationId?: string
}

const firstPause = 5_000
/** With what a job may be put off at most, letters wait for a server for about four days. */
const longestPause = 30 * 60_000

/**
 * Sends a letter and notes that it left. A letter leaves at least once: where the process ends between the two, it is sent
 * again, under the same Message-ID. Where only the noting fails, it is not.
 */
export async function sendLetter(
  context: WorkContext,
  job: Job,
  { to, telling, content }: { to: string; telling: Telling; content: LetterContent },
): Promise<void> {
  const { mail, publicUrl } = context.letters
  const { notificationId: id } = telling
  const [html, text] = [letterAsHtml(content, { publicUrl }), letterAsText(content, { publicUrl })]
  const { subject, unsubscribeUrl } = content
  try {
    const letter = { id, to, subject, text, html, ...(unsubscribeUrl !== undefined && { unsubscribeUrl }) }
    const { providerRef } = await mail.send(letter)
    context.count?.('sent')
    await note(context, telling, providerRef)
  } catch (error) {
    if (error instanceof MailAway) {
      const afterMs = Math.min(longestPause, firstPause * 2 ** (job.tries - 1))
      throw new TryLater({ afterMs, because: error.message })
    }
    if (!(error instanceof LetterRefused)) {
      throw error
    }
    context.logger.warn({ notificationId: id, code: error.code, because: error.message }, 'a letter was refused')
    context.count?.('failed')
    await record(context, telling, { code: error.code })
  }
}

/** Whether the letter has left already; notes it where that could not be done before. */
export async function hasLeft(context: WorkContext, telling: Telling): Promise<boolean> {
  const { notificationId, userId } = telling
  const { unrecorded } = context.letters
  const left = await unrecorded.get(notificationId)
  if (left !== null) {
    await record(context, telling, { providerRef: left.value })
    await unrecorded.delete(notificationId, left.rev)
    return true
  }
  return context.queries.isSent({ notificationId, userId })
}

async function note(context: WorkContext, telling: Telling, providerRef: string): Promise<void> {
  try {
    await record(context, telling, { providerRef })
  } catch (error) {
    await context.letters.unrecorded.put(telling.notificationId, providerRef, 0)
    throw error
  }
}

async function record(
  { commands }: WorkContext,
  telling: Telling,
  outcome: { providerRef: string } | { code: string },
): Promise<void> {
  const { notificationId, userId, causationId = newUuid(), correlationId } = telling
  const cause = { causationId, ...(correlationId !== undefined && { correlationId }) }
  await commands.recordDelivery({ ...cause, userId, notificationId, channel: 'email', outcome })
}
