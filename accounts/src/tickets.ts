import { createHash, randomBytes } from 'node:crypto'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers } from './rows-of-users.ts'

export const ticketUses = ['confirm-email', 'undo-email', 'reset-password', 'remove-factor'] as const
export type TicketUse = (typeof ticketUses)[number]

/** What a link in a letter lets whoever holds it do, once. */
export type Ticket = {
  does: TicketUse
  /** Until when (ms). */
  until: number
  /** The address that it is about, or to whose owner alone it belongs; null for a password. */
  email: string | null
  /** What is to be removed, by its id. */
  factor?: string
}

/** Which ticket: its owner, and the word that only its letter has. */
export type TicketRef = { userId: string; nonce: string }

export interface Tickets {
  /** Replaces the person's earlier tickets for the same; each address may be taken back, and each factor removed. */
  issue(userId: string, ticket: Ticket): Promise<TicketRef>
  /** The ticket while it may be used for this. */
  find(ref: TicketRef, does: TicketUse): Promise<Ticket | null>
  /** Uses it up; of two who try at once one gets it. */
  use(ref: TicketRef, does: TicketUse): Promise<Ticket | null>
  list(userId: string): Promise<Ticket[]>
  /** Those alone, where it is said, that fit. */
  withdraw(userId: string, does: TicketUse, fits?: (ticket: Ticket) => boolean): Promise<void>
  forget(userId: string): Promise<void>
}

export function createTickets(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): Tickets {
  const rows = rowsOfUsers(store.table<Ticket>('tickets'))
  const isGood = (ticket: Ticket, does: TicketUse) => ticket.does === does && ticket.until > now()
  const withdraw: Tickets['withdraw'] = async (userId, does, fits = () => true) => {
    const mine = (await rows.list(userId)).filter(({ value }) => value.does === does && fits(value))
    await Promise.all(mine.map(({ name }) => rows.take(userId, name)))
  }
  const find = async ({ userId, nonce }: TicketRef, does: TicketUse) => {
    const ticket = await rows.get(userId, hashOf(nonce))
    return ticket !== null && isGood(ticket, does) ? ticket : null
  }
  return {
    issue: async (userId, ticket) => {
      const nonce = randomBytes(24).toString('base64url')
      await withdraw(userId, ticket.does, (other) => isReplaced(other, ticket))
      await rows.add(userId, hashOf(nonce), ticket)
      return { userId, nonce }
    },
    find,
    use: async (ref, does) => ((await find(ref, does)) === null ? null : rows.take(ref.userId, hashOf(ref.nonce))),
    list: async (userId) => (await rows.list(userId)).map(({ value }) => value).filter(({ until }) => until > now()),
    withdraw,
    forget: (userId) => rows.forget(userId),
  }
}

/** Who does something again must not take from its owner what takes the first back. */
const isReplaced = (before: Ticket, { does, email, factor }: Ticket): boolean =>
  (does !== 'undo-email' || before.email === email) && before.factor === factor

/** Only a hash is stored: who reads the store can use no ticket that lies there. */
const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url')
