import { confirmedEmailOf, type Account } from '@deals/accounts'
import type { Letters } from '../platform/mail/letters.ts'
import type { WorkContext } from '../platform/work.ts'

const atOnce = 200
const hourMs = 3_600_000

/** Writes to those who forgot their password; for names and addresses that nobody has, nothing happens. */
export async function answerResetRequests({ letters, clock }: WorkContext): Promise<void> {
  for (const { id, name, at } of await letters.resetRequests.list(atOnce)) {
    const until = at + hourMs
    for (const account of until > clock.now() ? await accountsOf(letters, name) : []) {
      const to = confirmedEmailOf(account)
      if (to !== null) {
        const { userId, username } = account
        const { nonce } = await letters.tickets.issue(userId, { does: 'reset-password', until, email: null })
        await letters.accountLetters.tell(userId, { kind: 'reset-password', to, nonce, about: username })
      }
    }
    await letters.resetRequests.remove(id)
  }
}

async function accountsOf({ accounts }: Letters, name: string): Promise<Account[]> {
  const named = name.includes('@') ? null : await accounts.byAnyName(name)
  return named === null ? accounts.byEmail(name) : [named]
}
