import { randomUUID } from 'node:crypto'
import { dayMs } from '@deals/events'
import { confirmedEmailOf } from './account.ts'
import type { Accounts } from './accounts.ts'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers } from './rows-of-users.ts'

export const accountLetterKinds = [
  'confirm-email',
  'email-change-asked',
  'email-changed',
  'reset-password',
  'password-changed',
  'username-changed',
  'new-device',
  'factor-added',
  'factor-removed',
  'recovery-code-used',
  'account-closed',
  'account-reopened',
  'account-given-back',
  'address-given-up',
  'newsletter-test',
] as const
export type AccountLetterKind = (typeof accountLetterKinds)[number]

/** A letter about an account, as it waits and as it is remembered. */
export type AccountLetter = {
  kind: AccountLetterKind
  to: string
  /** When it was put in (ms). */
  at: number
  /** The word of the link in it; null where it has none, and once the letter has left. */
  nonce: string | null
  /** What it names: a device, a factor, an address, a day. */
  about: string | null
  /** When it was handed over (ms); null while it waits. */
  leftAt: number | null
}
export type LetterRef = { userId: string; letterId: string }

export interface AccountLetters {
  /** Puts a letter in; without an address of its own it goes to the confirmed one, and nowhere where there is none. */
  tell(userId: string, letter: Omit<Telling, 'letterId'>): Promise<void>
  /** The same under a name: what is told twice under one name is told once. */
  tellOnce(userId: string, letter: Telling): Promise<void>
  get(ref: LetterRef): Promise<AccountLetter | null>
  /** Letters that wait to be taken over by the queue. */
  due(limit: number): Promise<LetterRef[]>
  takenOver(ref: LetterRef): Promise<void>
  /** It was handed over; its link is no longer needed here. */
  hasLeft(ref: LetterRef): Promise<boolean>
  list(userId: string): Promise<AccountLetter[]>
  forget(userId: string): Promise<void>
}
export interface Telling {
  readonly letterId: string
  readonly kind: AccountLetterKind
  readonly to?: string
  readonly nonce?: string
  readonly about?: string
}

/** How long it is remembered that a letter was written. */
const keptMs = 90 * dayMs

interface Options {
  accounts: Pick<Accounts, 'byId'>
  now?: () => number
}

export function createAccountLetters(store: KeyedStore, { accounts, now = Date.now }: Options): AccountLetters {
  const letters = rowsOfUsers(store.table<AccountLetter>('account-letters'))
  const waiting = rowsOfUsers(store.table<{ at: number }>('account-letters-due'))
  const forgetOld = async (userId: string) => {
    const old = (await letters.list(userId)).filter(({ value }) => value.at <= now() - keptMs)
    await Promise.all(old.map(({ name }) => letters.take(userId, name)))
  }
  const tellOnce = async (userId: string, { letterId, kind, to, nonce, about }: Telling) => {
    const address = to ?? confirmedEmailOf(await accounts.byId(userId))
    if (address === null) {
      return
    }
    await forgetOld(userId)
    const letter = { kind, to: address, at: now(), nonce: nonce ?? null, about: about ?? null, leftAt: null }
    if (await letters.add(userId, letterId, letter)) {
      await waiting.write(userId, letterId, { at: now() })
    }
  }
  return {
    tellOnce,
    tell: (userId, letter) => tellOnce(userId, { ...letter, letterId: randomUUID() }),
    get: ({ userId, letterId }) => letters.get(userId, letterId),
    due: async (limit) =>
      (await store.table('account-letters-due').list('', limit)).map(({ id }) => {
        const cut = id.lastIndexOf('/')
        return { userId: id.slice(0, cut), letterId: id.slice(cut + 1) }
      }),
    takenOver: async ({ userId, letterId }) => void (await waiting.take(userId, letterId)),
    hasLeft: ({ userId, letterId }) =>
      letters.change(userId, letterId, (letter) => ({ ...letter, nonce: null, leftAt: now() })),
    list: async (userId) => (await letters.list(userId)).map(({ value }) => value),
    forget: async (userId) => {
      await waiting.forget(userId)
      await letters.forget(userId)
    },
  }
}
