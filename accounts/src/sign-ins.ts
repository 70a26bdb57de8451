import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { dayMs } from '@deals/events'
import type { Keyed, KeyedStore } from './keyed.ts'
import { createLinkedAccounts, type LinkedAccounts, type Place, type Seen, type SharedKind } from './linked-accounts.ts'

export const signInMethods = ['password', 'code', 'recovery-code', 'passkey', 'registration'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** Somebody signed in, or tried to. */
export type SignIn = {
  userId: string
  at: number
  /** Browser and system. */
  label: string
  address: string
  method: SignInMethod
  outcome: 'signed-in' | 'refused'
}

/** The device is known where somebody did sign in; of it only a hash is kept. */
export type NotedSignIn = Omit<SignIn, 'userId' | 'at'> & { device?: string }

export interface SignIns {
  note(userId: string, signIn: NotedSignIn): Promise<void>
  /** Those of one person, or of everybody, the newest first. */
  list(limit: number, userId?: string): Promise<SignIn[]>
  /** Which other accounts signed in on the same devices or from the same addresses. */
  linkedTo(userId: string): Promise<LinkedAccounts>
  /** What is kept of a person so that such accounts are found. */
  seenOf(userId: string): Promise<({ kind: SharedKind } & Seen)[]>
  forget(userId: string): Promise<void>
}

/** How long sign-ins are remembered, and how far back is looked for what is older. */
const keptDays = 90
const sweptDays = 400
const sweepEveryMs = 3_600_000
const atOnce = 500
/** Above every time of the next two hundred years: what comes later has the smaller name, so the newest stand first. */
const [lastDay, lastMs] = [99_999, 9_999_999_999_999]

interface Options {
  masterKey: Buffer
  now?: () => number
}

export function createSignIns(store: KeyedStore, { masterKey, now = Date.now }: Options): SignIns {
  const all = store.table<SignIn>('sign-ins')
  const ofUsers = store.table<SignIn>('sign-ins-of-users')
  const links = createLinkedAccounts(store, { masterKey, now, keptMs: keptDays * dayMs })
  let sweptAt = 0
  const sweep = async () => {
    if (now() - sweptAt >= sweepEveryMs) {
      sweptAt = now()
      await forgetOld({ all, ofUsers, trim: links.trim }, Math.floor(now() / dayMs))
    }
  }
  const list = async (limit: number, userId?: string) => {
    const entries = userId === undefined ? await all.list('', limit) : await ofUsers.list(`${userId}/`, limit)
    return entries.map(({ value }) => value).filter(({ at }) => at > now() - keptDays * dayMs)
  }
  return {
    note: async (userId, { device, ...signIn }) => {
      const value = { ...signIn, userId, at: now() }
      const name = nameOf(value)
      await ofUsers.put(`${userId}/${name}`, value, 0)
      await all.put(name, value, 0)
      await (signIn.outcome === 'signed-in' ? links.note(userId, placeOf(device, signIn)) : undefined)
      await sweep()
    },
    list,
    linkedTo: links.linkedTo,
    seenOf: links.seenOf,
    forget: async (userId) => {
      await links.forget(userId)
      await forgetAll({ all, ofUsers }, userId)
    },
  }
}

/** Where the address is not known, it is not the same as another that is not known. */
const placeOf = (device: string | undefined, { address }: Pick<SignIn, 'address'>): Place => ({
  ...(device !== undefined && { device }),
  ...(isIP(address.replace(/\/64$/, '')) !== 0 && { address }),
})

interface Tables {
  all: Keyed<SignIn>
  ofUsers: Keyed<SignIn>
}

const prefixOf = (day: number) => `${String(lastDay - day).padStart(5, '0')}/`
const nameOf = ({ at }: SignIn) =>
  `${prefixOf(Math.floor(at / dayMs))}${String(lastMs - at).padStart(13, '0')}-${randomBytes(6).toString('hex')}`

interface Swept extends Tables {
  /** Removes what else is too old of a person. */
  trim: (userId: string) => Promise<void>
}

/** Days lie together, so that an old one is found without the others being read. */
async function forgetOld({ trim, ...tables }: Swept, today: number): Promise<void> {
  for (let day = today - keptDays - 1; day > today - sweptDays; day -= 1) {
    const old = await tables.all.list(prefixOf(day), atOnce)
    // First, because it is by their sign-ins that those are found who never came again.
    await Promise.all([...new Set(old.map(({ value }) => value.userId))].map(trim))
    await Promise.all(old.map(({ id, value }) => removeBoth(tables, id, value.userId)))
  }
}

async function forgetAll(tables: Tables, userId: string): Promise<void> {
  const entries = await tables.ofUsers.list(`${userId}/`, atOnce)
  await Promise.all(entries.map(({ id }) => removeBoth(tables, id.slice(userId.length + 1), userId)))
  await (entries.length === 0 ? undefined : forgetAll(tables, userId))
}

async function removeBoth({ all, ofUsers }: Tables, name: string, userId: string): Promise<void> {
  // Nobody changes what was noted: there is one revision.
  await all.delete(name, 1)
  await ofUsers.delete(`${userId}/${name}`, 1)
}
