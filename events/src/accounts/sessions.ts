import { createHash, randomBytes } from 'node:crypto'
import { Unavailable } from '../log/event-log.ts'
import type { Keyed, KeyedStore } from './keyed.ts'

/** One sign-in on one device. Its id names it in lists; only its token, which is stored nowhere, opens it. */
export type Session = {
  id: string
  userId: string
  created: number
  lastSeen: number
  expires: number
  /** Browser and system, as the person knows the device again. */
  label: string
}

export interface Sessions {
  start(userId: string, label: string): Promise<{ token: string; session: Session }>
  /** The session that a token opens, if it lives; notes now and then that it was seen. */
  find(token: string): Promise<Session | null>
  /** Living sessions of a person, the last seen first. */
  list(userId: string): Promise<Session[]>
  /** Ends one of the person's own sessions; that of another person stays. */
  revoke(userId: string, sessionId: string): Promise<void>
  revokeAll(userId: string, options?: { except?: string }): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
const lifeMs = 30 * dayMs
/** Writing at every request would cost a disk write each. */
const seenEveryMs = 10 * 60 * 1000
const mostPerUser = 1000

export function createSessions(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): Sessions {
  const sessions = store.table<Session>('sessions')
  const ofUsers = store.table<string>('sessions-of-users')

  const remove = async ({ id, userId }: Pick<Session, 'id' | 'userId'>) => {
    await removeEntry(sessions, id)
    await removeEntry(ofUsers, `${userId}/${id}`)
  }
  const all = async (userId: string): Promise<Session[]> => {
    const entries = await ofUsers.list(`${userId}/`, mostPerUser)
    const found = await Promise.all(entries.map(({ value }) => sessions.get(value)))
    return found.flatMap((entry) => (entry === null ? [] : [entry.value]))
  }
  return {
    start: async (userId, label) => {
      const token = randomBytes(32).toString('base64url')
      const time = now()
      const session = { id: idOf(token), userId, created: time, lastSeen: time, expires: time + lifeMs, label }
      // Listed before it lives: a session that a person cannot see could not be revoked.
      await ofUsers.put(`${userId}/${session.id}`, session.id, 0)
      await sessions.put(session.id, session, 0)
      return { token, session }
    },
    find: async (token) => {
      const entry = await sessions.get(idOf(token))
      if (entry === null) {
        return null
      }
      if (entry.value.expires <= now()) {
        await noting(() => remove(entry.value))
        return null
      }
      return seen(sessions, entry, now())
    },
    list: async (userId) => {
      const living = (await all(userId)).filter(({ expires }) => expires > now())
      return living.sort((a, b) => b.lastSeen - a.lastSeen)
    },
    revoke: async (userId, id) => {
      const entry = await sessions.get(id)
      if (entry?.value.userId === userId) {
        await remove(entry.value)
      }
    },
    revokeAll: async (userId, { except } = {}) => {
      const others = (await all(userId)).filter(({ id }) => id !== except)
      await Promise.all(others.map(remove))
    },
  }
}

/** Only a hash is stored: who reads the store cannot sign in with what is there. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function seen(
  sessions: Keyed<Session>,
  { rev, value }: { rev: number; value: Session },
  time: number,
): Promise<Session> {
  const session = { ...value, lastSeen: time }
  if (time - value.lastSeen >= seenEveryMs) {
    // Lost to another request that noted the same.
    await noting(() => sessions.put(session.id, session, rev))
  }
  return session
}

/** Writes what may as well be written by the next request: on a full disk people go on reading. */
async function noting(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Unavailable)) {
      throw error
    }
  }
}

async function removeEntry<T extends Session | string>(table: Keyed<T>, id: string): Promise<void> {
  const entry = await table.get(id)
  if (entry !== null && !(await table.delete(id, entry.rev))) {
    await removeEntry(table, id)
  }
}
