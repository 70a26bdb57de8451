import { randomBytes } from 'node:crypto'
import type { Keyed, KeyedStore } from './keyed.ts'

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

export interface SignIns {
  note(userId: string, signIn: Omit<SignIn, 'userId' | 'at'>): Promise<void>
  /** Those of one person, or of everybody, the newest first. */
  list(limit: number, userId?: string): Promise<SignIn[]>
  forget(userId: string): Promise<void>
}

const dayMs = 86_400_000
/** How long sign-ins are remembered, and how far back is looked for what is older. */
const keptDays = 90
const sweptDays = 400
const sweepEveryMs = 3_600_000
const atOnce = 500
/** Above every time of the next two hundred years: what comes later has the smaller name, so the newest stand first. */
const [lastDay, lastMs] = [99_999, 9_999_999_999_999]

export function createSignIns(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): SignIns {
  const all = store.table<SignIn>('sign-ins')
  const ofUsers = store.table<SignIn>('sign-ins-of-users')
  let sweptAt = 0
  const sweep = async () => {
    if (now() - sweptAt >= sweepEveryMs) {
      sweptAt = now()
      await forgetOld({ all, ofUsers }, Math.floor(now() / dayMs))
    }
  }
  const list = async (limit: number, userId?: string) => {
    const entries = userId === undefined ? await all.list('', limit) : await ofUsers.list(`${userId}/`, limit)
    return entries.map(({ value }) => value).filter(({ at }) => at > now() - keptDays * dayMs)
  }
  return {
    note: async (userId, signIn) => {
      const value = { ...signIn, userId, at: now() }
      const name = nameOf(value)
      await ofUsers.put(`${userId}/${name}`, value, 0)
      await all.put(name, value, 0)
      await sweep()
    },
    list,
    forget: async (userId) => {
      const entries = await ofUsers.list(`${userId}/`, atOnce)
      await Promise.all(entries.map(({ id }) => removeBoth({ all, ofUsers }, id.slice(userId.length + 1), userId)))
      await (entries.length === 0 ? undefined : createSignIns(store, { now }).forget(userId))
    },
  }
}

interface Tables {
  all: Keyed<SignIn>
  ofUsers: Keyed<SignIn>
}

const prefixOf = (day: number) => `${String(lastDay - day).padStart(5, '0')}/`
const nameOf = ({ at }: SignIn) =>
  `${prefixOf(Math.floor(at / dayMs))}${String(lastMs - at).padStart(13, '0')}-${randomBytes(6).toString('hex')}`

/** Days lie together, so that an old one is found without the others being read. */
async function forgetOld(tables: Tables, today: number): Promise<void> {
  for (let day = today - keptDays - 1; day > today - sweptDays; day -= 1) {
    const old = await tables.all.list(prefixOf(day), atOnce)
    await Promise.all(old.map(({ id, value }) => removeBoth(tables, id, value.userId)))
  }
}

async function removeBoth({ all, ofUsers }: Tables, name: string, userId: string): Promise<void> {
  // Nobody changes what was noted: there is one revision.
  await all.delete(name, 1)
  await ofUsers.delete(`${userId}/${name}`, 1)
}
