import type { WorkContext } from '../platform/work.ts'

const atOnce = 200

/** Asks for the letters that addresses wait for; each is safe in the queue before it is taken off the list. */
export async function sendDueLetters({
  queue,
  letters: { subscriptions, accountLetters },
}: WorkContext): Promise<void> {
  for (const due of await subscriptions.lettersDue(atOnce)) {
    const { id: subscription, askedAt } = due
    const id = `confirm-${subscription}-${askedAt}`
    await queue.enqueue([{ queue: 'confirmation', id, payload: { subscription, askedAt } }])
    await subscriptions.takenOver(due)
  }
  for (const due of await accountLetters.due(atOnce)) {
    await queue.enqueue([{ queue: 'account-letter', id: `account-letter-${due.letterId}`, payload: { ...due } }])
    await accountLetters.takenOver(due)
  }
}
