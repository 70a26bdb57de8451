import { dayMs, type EmailView } from '@deals/events'
import { confirmedEmailOf, type Account, type TicketRef } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'
import { checkEmail } from './check-registration.ts'

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
        const refused = await askAddress(context, account, email)
        if (refused !== null) {
          return refused
        }
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
      // A link in the mailbox before is no longer in the owner's hands.
      await tickets.withdraw(ref.userId, 'reset-password')
      return holdAddress(context, used)
    },
    /** The owner of the address before takes it back, and all changes after it; whoever is signed in is out. */
    undoEmail: async (ref: TicketRef): Promise<{ email: string } | Refused> => {
      const used = await useTicket(context, ref, 'undo-email')
      if (isRefused(used)) {
        return used
      }
      await tickets.withdraw(ref.userId, 'confirm-email')
      await tickets.withdraw(ref.userId, 'reset-password')
      await tickets.withdraw(ref.userId, 'undo-email', ({ until }) => until >= used.until)
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
  readonly until: number
}

async function useTicket(
  { accounts, tickets }: CommandContext,
  ref: TicketRef,
  does: 'confirm-email' | 'undo-email',
): Promise<UsedTicket | Refused> {
  const account = await accounts.byId(ref.userId)
  const ticket = account === null ? null : await tickets.use(ref, does)
  const { email = null, until = 0 } = ticket ?? {}
  return account === null || email === null ? refuse('link-worn-out') : { account, email, until }
}

async function holdAddress({ accounts, tickets, clock }: CommandContext, { account, email }: UsedTicket) {
  // A mailbox that the account has left takes no way to sign in away, also once it is back.
  await tickets.withdraw(account.userId, 'remove-factor', (ticket) => ticket.email !== email)
  const held = await accounts.change(account.userId, (now) => ({ ...now, email, emailConfirmedAt: clock.now() }))
  return held === null ? refuse('link-worn-out') : { email }
}

/** The letter that an address gets before it is known whose it is; however many name it, it gets few. */
export async function askAddress(
  { tickets, accountLetters, clock, limits }: Pick<CommandContext, 'tickets' | 'accountLetters' | 'clock' | 'limits'>,
  { userId, username }: Pick<Account, 'userId' | 'username'>,
  email: string,
): Promise<Refused | null> {
  const taken = await limits.take([addressClaim('asked', email.toLowerCase())])
  if (!taken.isFree) {
    return tooOften(taken)
  }
  const { nonce } = await tickets.issue(userId, { does: 'confirm-email', until: clock.now() + confirmableForMs, email })
  await accountLetters.tell(userId, { kind: 'confirm-email', to: email, nonce, about: username })
  return null
}

async function dropEmail(context: CommandContext, account: Account): Promise<void> {
  await context.tickets.withdraw(account.userId, 'confirm-email')
  await context.tickets.withdraw(account.userId, 'reset-password')
  await context.tickets.withdraw(account.userId, 'remove-factor')
  await tellBefore(context, account, { kind: 'email-changed' })
  await context.accounts.change(account.userId, ({ email: _email, emailConfirmedAt: _at, ...rest }) => rest)
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
