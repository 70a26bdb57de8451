import { createHmac } from 'node:crypto'
import { dayMs } from '@deals/events'
import type { Keyed, KeyedStore } from './keyed.ts'
import { changeEntry, removeEntry, writeEntry } from './settle-entry.ts'

/** Somebody who wants the newsletter, member or not. Only who confirmed gets it. */
export type Subscription = {
  email: string
  state: 'asked' | 'confirmed'
  /** When the confirmation was asked for last (ms). */
  askedAt: number
  /** The member who asked, if it was one. */
  userId: string | null
  /** Its letter may not have been put in yet. */
  isWaiting?: true
}
export interface LetterDue {
  id: string
  askedAt: number
}

export interface Subscriptions {
  /** Has a letter sent that asks for a confirmation, unless one was sent a moment ago or is not needed. */
  ask(email: string, userId: string | null): Promise<void>
  /** False when there is nothing to confirm any more. */
  confirm(id: string): Promise<boolean>
  get(id: string): Promise<Subscription | null>
  remove(id: string): Promise<void>
  removeAddress(email: string): Promise<void>
  /** Those whose ids begin with a prefix of hexadecimal digits. */
  list(prefix: string, limit: number): Promise<({ id: string } & Subscription)[]>
  /** How many confirmed. */
  confirmed(): Promise<number>
  /** Confirmations that wait to be sent; each until it is said that it was taken over. */
  lettersDue(limit: number): Promise<LetterDue[]>
  takenOver(due: LetterDue): Promise<void>
}

/** How long a confirmation can be given, and how often one address is asked for it (ms). */
export const confirmableFor = 7 * dayMs
const askedAtMostEvery = 3_600_000
const idLength = 40
/** Far more than there are under two digits: a site of a million addresses has 4,000 there. */
const mostInPart = 100_000

interface Options {
  masterKey: Buffer
  now?: () => number
}

export function createSubscriptions(store: KeyedStore, { masterKey, now = Date.now }: Options): Subscriptions {
  const subscriptions = store.table<Subscription>('subscriptions')
  const key = createHmac('sha256', masterKey).update('subscriptions').digest()
  // Without the key nobody finds out from an id whose address it is.
  const idOf = (email: string) => createHmac('sha256', key).update(email.toLowerCase()).digest('hex').slice(0, idLength)
  const remove = async (id: string) => void (await removeEntry(subscriptions, id))
  const { putIn, lettersDue, takenOver } = waitingLetters(subscriptions, store.table<number>('letters-due'))
  return {
    ask: async (email, userId) => {
      const id = idOf(email)
      const entry = await subscriptions.get(id)
      const isNeeded = entry?.value.state !== 'confirmed' && now() - (entry?.value.askedAt ?? 0) >= askedAtMostEvery
      const asked: Subscription = { email, state: 'asked', askedAt: now(), userId, isWaiting: true }
      const before = entry?.value
      if (!isNeeded && isCutOff(before)) {
        await putIn(id, before.askedAt)
      } else if (isNeeded && (await subscriptions.put(id, asked, entry?.rev ?? 0))) {
        await putIn(id, asked.askedAt)
      }
    },
    confirm: async (id) =>
      (await changeEntry(subscriptions, id, (asked): Subscription => ({ ...asked, state: 'confirmed' }))) !== null,
    get: async (id) => (await subscriptions.get(id))?.value ?? null,
    remove,
    removeAddress: (email) => remove(idOf(email)),
    list: async (prefix, limit) => (await subscriptions.list(prefix, limit)).map(({ id, value }) => ({ id, ...value })),
    confirmed: async () => {
      let count = 0
      // Part by part, so that no single reading is a long one.
      for (let part = 0; part < 256; part += 1) {
        const found = await subscriptions.list(part.toString(16).padStart(2, '0'), mostInPart)
        count += found.filter(({ value }) => value.state === 'confirmed').length
      }
      return count
    },
    lettersDue,
    takenOver,
  }
}

/** Whoever asked for it may have been cut off before its letter was put in. */
const isCutOff = (asked: Subscription | undefined): asked is Subscription =>
  asked?.state === 'asked' && asked.isWaiting === true

/** Letters that wait to be put into the queue; a subscription says so itself until its own is there. */
function waitingLetters(subscriptions: Keyed<Subscription>, due: Keyed<number>) {
  return {
    // One that was due before may be taken over meanwhile.
    putIn: (id: string, askedAt: number) => writeEntry(due, id, askedAt),
    lettersDue: async (limit: number) => (await due.list('', limit)).map(({ id, value }) => ({ id, askedAt: value })),
    takenOver: async ({ id, askedAt }: LetterDue) => {
      const entry = await due.get(id)
      if (entry?.value === askedAt) {
        await due.delete(id, entry.rev)
      }
      const asked = await subscriptions.get(id)
      if (asked?.value.isWaiting === true && asked.value.askedAt === askedAt) {
        const { isWaiting: _, ...value } = asked.value
        await subscriptions.put(id, value, asked.rev)
      }
    },
  }
}
