import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '@deals/events'
import { isFresh } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import type { Keyed, KeyedStore } from './keyed.ts'
import { removeEntry } from './settle-entry.ts'

/** One sign-in on one device. Its id names it in lists; only its token, which is stored nowhere, opens it. */
export type Session = {
  id: string
  userId: string
  created: number
  lastSeen: number
  /** The latest end, whatever the session is used for. */
  expires: number
  /** Browser and system, as the person knows the device again. */
  label: string
  /** How long it may be left alone before it ends. */
  idleMs?: number
  /** When the person showed last who they are: by signing in, or when asked again. */
  provenAt?: number
}

export interface Sessions {
  start(userId: string, label: string, options?: { idleMs?: number }): Promise<{ token: string; session: Session }>
  /** The session that a token opens, if it lives; notes now and then that it was seen. */
  find(token: string): Promise<Session | null>
  /** Living sessions of a person, the last seen first. */
  list(userId: string): Promise<Session[]>
  /** Whether the person showed lately who they are. */
  isProven(sessionId: string): Promise<boolean>
  prove(userId: string, sessionId: string): Promise<void>
  /** Changes how long the person's sessions may be left alone, as roles come and go. */
  setIdle(userId: string, idleMs: number): Promise<void>
  /**
   * Puts a session with another token in place of one, on the same device and with the same end. Null where that one has
   * ended meanwhile, or all of the person were since the round.
   */
  renew(old: Pick<Session, 'userId' | 'id'>, round: number): Promise<{ token: string; session: Session } | null>
  /** Ends one of the person's own sessions; that of another person stays. */
  revoke(userId: string, sessionId: string): Promise<void>
  revokeAll(userId: string, options?: { except?: string }): Promise<void>
  /** How often all sessions of a person were ended: a sign-in that began before the last time must not come out of it. */
  round(userId: string): Promise<number>
}

const lifeMs = 90 * dayMs
/** How long a session may be left alone: that of anybody, and that of somebody with a role. */
export const idleAfter = { member: 30 * dayMs, role: dayMs / 2 } as const
/** How long it counts that somebody showed who they are. */
export const provenForMs = 10 * 60 * 1000
/** Writing at every request would cost a disk write each. */
const seenEveryMs = 10 * 60 * 1000
/** More devices than anybody has; the one that was seen longest ago ends for a new one. */
const mostPerUser = 100
/** As many as are read from the list at once. */
const page = 1000

export function createSessions(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): Sessions {
  const sessions = store.table<Session>('sessions')
  const ofUsers = store.table<string>('sessions-of-users')
  const rounds = store.table<number>('session-rounds')
  const rows = sessionRows({ sessions, ofUsers, now })
  const { remove, change, listed, begin } = rows
  const round = async (userId: string) => (await rounds.get(userId))?.value ?? 0
  return {
    start: async (userId, label, { idleMs = idleAfter.member } = {}) => {
      const time = now()
      const begun = await begin({ userId, label, created: time, expires: time + lifeMs, idleMs })
      await rows.endSurplus(userId, begun.session.id)
      return begun
    },
    find: async (token) => {
      const entry = await sessions.get(idOf(token))
      if (entry === null) {
        return null
      }
      if (isOver(entry.value, now())) {
        await noting(() => remove(entry.value))
        return null
      }
      return seen(sessions, entry, now())
    },
    list: async (userId) => (await listed(userId)).sort((a, b) => b.lastSeen - a.lastSeen),
    isProven: async (id) => isRecent((await sessions.get(id))?.value.provenAt ?? 0, now()),
    prove: (userId, id) => change(userId, id, (session) => ({ ...session, provenAt: now() })),
    setIdle: async (userId, idleMs) => {
      const ids = (await listed(userId)).map(({ id }) => id)
      await Promise.all(ids.map((id) => change(userId, id, (session) => ({ ...session, idleMs }))))
    },
    renew: renewing(rows, { sessions, round, now }),
    revoke: async (userId, id) => {
      const entry = await sessions.get(id)
      if (entry?.value.userId === userId) {
        await remove(entry.value)
      }
    },
    revokeAll: async (userId, options) => {
      // First, so that a sign-in that is under way either finds it raised or is found in the list.
      await raise(rounds, userId)
      await rows.revokeAll(userId, options)
    },
    round,
  }
}

interface Tables {
  sessions: Keyed<Session>
  ofUsers: Keyed<string>
  now: () => number
}

/** Sessions by their ids, and which of them belong to whom. */
function sessionRows({ sessions, ofUsers, now }: Tables) {
  const begin = async (kept: Omit<Session, 'id' | 'lastSeen' | 'provenAt'>) => {
    const token = randomBytes(32).toString('base64url')
    const session = { ...kept, id: idOf(token), lastSeen: now(), provenAt: now() }
    // Listed before it lives: a session that a person cannot see could not be revoked.
    await ofUsers.put(`${session.userId}/${session.id}`, session.id, 0)
    await sessions.put(session.id, session, 0)
    return { token, session }
  }
  /** Answers whether this call ended it. */
  const remove = async ({ id, userId }: Pick<Session, 'id' | 'userId'>): Promise<boolean> => {
    const isEnded = await removeEntry(sessions, id)
    await removeEntry(ofUsers, `${userId}/${id}`)
    return isEnded
  }
  const change = async (userId: string, id: string, changed: (session: Session) => Session): Promise<void> => {
    const entry = await sessions.get(id)
    if (entry?.value.userId === userId && !(await sessions.put(id, changed(entry.value), entry.rev))) {
      await change(userId, id, changed)
    }
  }
  const listed = async (userId: string): Promise<Session[]> => {
    const entries = await ofUsers.list(`${userId}/`, page)
    const found = await Promise.all(entries.map(({ value }) => sessions.get(value)))
    return found.flatMap((entry) => (entry === null || isOver(entry.value, now()) ? [] : [entry.value]))
  }
  const revokeAll: Sessions['revokeAll'] = async (userId, { except } = {}) => {
    const entries = await ofUsers.list(`${userId}/`, page)
    const others = entries.map(({ value }) => value).filter((id) => id !== except)
    await Promise.all(others.map((id) => remove({ id, userId })))
    // However many there are: each round reads what is left.
    await (others.length === 0 ? undefined : revokeAll(userId, except === undefined ? {} : { except }))
  }
  /** Those of a new session are the last; of the others the longest unseen end. */
  const endSurplus = async (userId: string, newest: string): Promise<void> => {
    const others = (await listed(userId)).filter(({ id }) => id !== newest)
    const surplus = others.sort((a, b) => b.lastSeen - a.lastSeen).slice(mostPerUser - 1)
    await Promise.all(surplus.map(remove))
  }
  return { begin, remove, change, listed, revokeAll, endSurplus }
}

type Renewing = Pick<Tables, 'sessions' | 'now'> & Pick<Sessions, 'round'>

function renewing(
  { begin, remove }: ReturnType<typeof sessionRows>,
  { sessions, round, now }: Renewing,
): Sessions['renew'] {
  return async ({ userId, id }, since) => {
    const before = (await sessions.get(id))?.value
    if (before?.userId !== userId || isOver(before, now())) {
      return null
    }
    const begun = await begin(before)
    // Of two who end the old one, this and a sign-out, one does; a new one must not come out of the other.
    const isReplaced = (await remove(before)) && (await round(userId)) === since
    await (isReplaced ? undefined : remove(begun.session))
    return isReplaced ? begun : null
  }
}

function isOver({ expires, lastSeen, idleMs = idleAfter.member }: Session, time: number): boolean {
  return expires <= time || time - lastSeen >= idleMs
}

const isRecent = (provenAt: number, time: number): boolean => isFresh(provenAt, time, provenForMs)

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
  // Also where it was seen by a clock that was ahead: left alone from then on, it would live for as long as that was.
  if (!isFresh(value.lastSeen, time, seenEveryMs)) {
    // Lost to another request that noted the same.
    await noting(() => sessions.put(session.id, session, rev))
  }
  return session
}

async function raise(counts: Keyed<number>, id: string): Promise<void> {
  const entry = await counts.get(id)
  if (!(await counts.put(id, (entry?.value ?? 0) + 1, entry?.rev ?? 0))) {
    await raise(counts, id)
  }
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
