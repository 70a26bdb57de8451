import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLately } from '@deals/events/platform'
import { cookiesOf, sessionCookie } from './visitor.ts'

/** Sessions that this process has lately seen to be right. */
const mostKnown = 20_000
const knownForMs = 30 * 60_000

const members = new WeakSet<IncomingMessage>()

/** Said by whoever has looked up the session of a request: a member asks. */
export const noteMember = (request: IncomingMessage): void => void members.add(request)

/**
 * Tells members from visitors before anything is looked up. A cookie alone proves nothing, since anybody can send one;
 * one that opened a session a while ago does.
 */
export function createKnownMembers(now: () => number = Date.now) {
  const known = new Map<string, number>()
  const remember = (key: string) => {
    known.delete(key)
    known.set(key, now())
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) {
      known.delete(oldest)
    }
  }
  const isKnown = (key: string) => {
    const at = known.get(key)
    return at !== undefined && isLately(at, now(), knownForMs)
  }
  return {
    /** Answers whether a member asks, and learns after the answer whether the session was found to be right by then. */
    meet(request: IncomingMessage, response: { once(name: 'close', listener: () => void): unknown }): boolean {
      const key = sessionKeyOf(request)
      if (key === null) {
        return false
      }
      response.once('close', () => (members.has(request) ? remember(key) : undefined))
      return isKnown(key)
    },
  }
}

/** Never the token itself: what lies in memory for long opens nothing. */
function sessionKeyOf({ headers }: IncomingMessage): string | null {
  const token = cookiesOf(headers)[sessionCookie] ?? ''
  return /^\S{20,200}$/.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}
