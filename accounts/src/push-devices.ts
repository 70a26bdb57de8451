import { ECDH } from 'node:crypto'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers } from './rows-of-users.ts'
import type { Sessions } from './sessions.ts'

/** Where a browser takes push notices for a session, and the keys with which they are made readable for it alone (base64url). */
export type PushDevice = { endpoint: string; p256dh: string; auth: string; addedAt: number }

export interface PushDevices {
  /** One for each session: a browser that asks again has another address. */
  keep(userId: string, sessionId: string, device: PushDevice): Promise<void>
  /** Those of living sessions, by their sessions; others are forgotten. */
  list(userId: string): Promise<(PushDevice & { sessionId: string })[]>
  drop(userId: string, sessionId: string): Promise<void>
  /** A browser has another session from now on, and is told as before. */
  move(userId: string, from: string, to: string): Promise<void>
  forget(userId: string): Promise<void>
}

/** The services that browsers have notices brought by. To any other address the site sends nothing. */
const services =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/

const longestEndpoint = 1_000

/** Whether an address is one of a push service, and so never one inside our own network. */
export function isPushEndpoint(text: string): boolean {
  const url = text.length > longestEndpoint ? null : parsed(text)
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && services.test(url.hostname)
}

/** Whether a key is one for which something can be sealed: a point of P-256. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

export function createPushDevices(store: KeyedStore, { sessions }: { sessions: Pick<Sessions, 'list'> }): PushDevices {
  const devices = rowsOfUsers(store.table<PushDevice>('push-devices'))
  const drop = async (userId: string, sessionId: string) => void (await devices.take(userId, sessionId))
  return {
    keep: (userId, sessionId, device) => devices.write(userId, sessionId, device),
    list: async (userId) => {
      const rows = await devices.list(userId)
      const living = new Set(rows.length === 0 ? [] : (await sessions.list(userId)).map(({ id }) => id))
      const left = rows.filter(({ name }) => !living.has(name))
      await Promise.all(left.map(({ name }) => drop(userId, name)))
      return rows.flatMap(({ name, value }) => (living.has(name) ? [{ ...value, sessionId: name }] : []))
    },
    drop,
    move: async (userId, from, to) => {
      const device = await devices.take(userId, from)
      await (device === null ? undefined : devices.write(userId, to, device))
    },
    forget: (userId) => devices.forget(userId),
  }
}
