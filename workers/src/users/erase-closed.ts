import { dayMs } from '@deals/events'
import type { Account } from '@deals/accounts'
import type { WorkContext } from '../platform/work.ts'

const waitsForMs = dayMs

/** Erases those who left and did not come back in time, with the letters that still lie here for them. */
export async function eraseClosed(context: WorkContext): Promise<void> {
  const { commands, clock, letters } = context
  for (const account of await letters.accounts.closedUntil(clock.now())) {
    if (await isWrittenTo(context, account)) {
      continue
    }
    await letters.mail.forget(await addressesOf(context, account))
    const { userId, closing } = account
    await commands.eraseUser({ userId, causationId: `left-${userId}-${closing?.until ?? 0}` })
  }
}

/** A letter on its way would come to lie here after its reader was forgotten; after a day it is waited for no more. */
async function isWrittenTo({ letters, clock }: WorkContext, { userId, closing }: Account): Promise<boolean> {
  const isLate = closing?.hasBegun === true || clock.now() - (closing?.until ?? 0) > waitsForMs
  return !isLate && (await letters.accountLetters.list(userId)).some(({ leftAt }) => leftAt === null)
}

async function addressesOf({ letters }: WorkContext, { userId, email }: Account): Promise<string[]> {
  const written = await letters.accountLetters.list(userId)
  return [...new Set([...written.map(({ to }) => to), ...(email === undefined ? [] : [email])])]
}
