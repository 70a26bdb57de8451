import type { EmailView } from '@deals/events'
import { confirmedEmailOf, type Account, type TicketRef } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { checkEmail } from './check-registration.ts'

const dayMs = 86_400_000
const confirmableForMs = 3 * dayMs
/** How long the owner of the address before may take a change back. */
const undoableForMs = 7 * dayMs

/** Where a member gets letters: an address holds once its owner has confirmed it by a letter. */
export function emailCommands(context: CommandContext) {
  const { accounts, tickets } = context
  const show = (userId: string) => showEmail(context, userId)
  return {
    showEmail: ({ caller }: { caller: Pick<Caller, 'id'> }) => show(caller.id),
    /** Asks the new address; the one before is told, and may stop it. */
    changeEmail: async (request: { caller: Pick<Caller, 'id'>; email: string | null }): Promise<Outcome<EmailView>> => {
      const email = (request.email ?? '').trim()
      const problem = checkEmail(email)
      const account = await accounts.byId(request.caller.id)
      if (problem !== null || account === null) {
        return problem === null ? refuse('not-signed-in') : refuseField('email', problem)
      }
      if (email === '') {
        await dropEmail(context, account)
      } else if (email !== confirmedEmailOf(account)) {
        await askAddress(context, account, email)
        await tellBefore(context, account, { kind: 'email-change-asked', about: email })
      }
      return show(account.userId)
    },
    /** The owner of an address says that it is theirs. */
    confirmEmail: async (ref: TicketRef): Promise<{ email: string } | Refused> => {
      const used = await useTicket(context, ref, 'confirm-email')
      if (isRefused(used)) {
        return used
      }
      await tellBefore(context, used.account, { kind: 'email-changed', about: used.email })
      return holdAddress(context, used)
    },
    /** The owner of the address before takes it back; whoever is signed in is out. */
    undoEmail: async (ref: TicketRef): Promise<{ email: string } | Refused> => {
      const used = await useTicket(context, ref, 'undo-email')
      if (isRefused(used)) {
        return used
      }
      await tickets.withdraw(ref.userId, 'confirm-email')
      await tickets.withdraw(ref.userId, 'reset-password')
      await context.sessions.revokeAll(ref.userId)
      return holdAddress(context, used)
    },
  }
}

async function showEmail({ accounts, tickets }: CommandContext, userId: string): Promise<Outcome<EmailView>> {
  const account = await accounts.byId(userId)
  const asked = (await tickets.list(userId)).find(({ does }) => does === 'confirm-email')?.email ?? null
  const email = account?.email ?? null
  return done({ email, confirmed: confirmedEmailOf(account) !== null, pending: asked === email ? null : asked })
}

interface UsedTicket {
  readonly account: Account
  readonly email: string
}

async function useTicket(
  { accounts, tickets }: CommandContext,
  ref: TicketRef,
  does: 'confirm-email' | 'undo-email',
): Promise<UsedTicket | Refused> {
  const account = await accounts.byId(ref.userId)
  const email = account === null ? null : ((await tickets.use(ref, does))?.email ?? null)
  return account === null || email === null ? refuse('link-worn-out') : { account, email }
}

async function holdAddress({ accounts, clock }: CommandContext, { account, email }: UsedTicket) {
  await accounts.save({ ...account, email, emailConfirmedAt: clock.now() })
  return { email }
}

/** The one letter that an address gets before it is known whose it is. */
export async function askAddress(
  { tickets, accountLetters, clock }: Pick<CommandContext, 'tickets' | 'accountLetters' | 'clock'>,
  { userId, username }: Pick<Account, 'userId' | 'username'>,
  email: string,
): Promise<void> {
  const { nonce } = await tickets.issue(userId, { does: 'confirm-email', until: clock.now() + confirmableForMs, email })
  await accountLetters.tell(userId, { kind: 'confirm-email', to: email, nonce, about: username })
}

async function dropEmail(context: CommandContext, account: Account): Promise<void> {
  await context.tickets.withdraw(account.userId, 'confirm-email')
  await tellBefore(context, account, { kind: 'email-changed' })
  const { email: _email, emailConfirmedAt: _at, ...rest } = account
  await context.accounts.save(rest)
}

/** Tells the address that holds until now, with a link that brings it back. */
async function tellBefore(
  { tickets, accountLetters, clock }: CommandContext,
  account: Account,
  letter: { kind: 'email-change-asked' | 'email-changed'; about?: string },
): Promise<void> {
  const email = confirmedEmailOf(account)
  if (email !== null) {
    const until = clock.now() + undoableForMs
    const { nonce } = await tickets.issue(account.userId, { does: 'undo-email', until, email })
    await accountLetters.tell(account.userId, { ...letter, to: email, nonce })
  }
}
