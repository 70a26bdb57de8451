import { dayMs } from '@deals/events'
import { confirmedEmailOf, type Factor, type NamedFactor, type TicketRef } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { refuse, type Refused } from '../platform/refusal.ts'

export type NamedAlone = Pick<NamedFactor, 'id' | 'name'>
const removableForMs = 7 * dayMs
const wornOut = refuse('link-worn-out')

/** The letter about a new way to sign in carries what removes that one, for an owner whom it locks out. */
export async function tellOfAdded(
  { accounts, tickets, accountLetters, clock }: CommandContext,
  userId: string,
  { id, name }: NamedAlone,
): Promise<void> {
  const to = confirmedEmailOf(await accounts.byId(userId))
  if (to !== null) {
    const until = clock.now() + removableForMs
    const { nonce } = await tickets.issue(userId, { does: 'remove-factor', until, email: to, factor: id })
    await accountLetters.tell(userId, { kind: 'factor-added', to, nonce, about: name })
  }
}

/** Removes it, and with it the link of its letter. */
export async function removeFactor(context: CommandContext, userId: string, id: string): Promise<Factor | null> {
  const removed = await context.factors.remove(userId, id)
  if (removed !== null) {
    await context.tickets.withdraw(userId, 'remove-factor', ({ factor }) => factor === id)
    await context.accountLetters.tell(userId, { kind: 'factor-removed', about: removed.name })
  }
  return removed
}

/** What the link in the letter about a new way to sign in does. */
export function addedFactorCommands(context: CommandContext) {
  const { accounts, tickets, factors, sessions } = context
  /** Only while letters go where this one went: a mailbox that the account has left says nothing about it. */
  const find = async (ref: TicketRef): Promise<NamedAlone | null> => {
    const ticket = await tickets.find(ref, 'remove-factor')
    const isTheirs = ticket !== null && ticket.email === confirmedEmailOf(await accounts.byId(ref.userId))
    return isTheirs ? ((await factors.list(ref.userId)).find(({ id }) => id === ticket.factor) ?? null) : null
  }
  return {
    findAddedFactor: async (ref: TicketRef): Promise<{ name: string } | Refused> => (await find(ref)) ?? wornOut,
    /** The factor first, which one alone removes; whoever is signed in is out. */
    removeAddedFactor: async (ref: TicketRef): Promise<{ name: string } | Refused> => {
      const factor = await find(ref)
      if (factor === null) {
        return wornOut
      }
      const removed = await removeFactor(context, ref.userId, factor.id)
      await sessions.revokeAll(ref.userId)
      return removed ?? wornOut
    },
  }
}
