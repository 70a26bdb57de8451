import { positionToldMs } from '@deals/events'

const cookieName = 'min-position'

const isPosition = (text: string | null): text is string => text !== null && /^\d{1,16}$/.test(text)

let highest: { readonly position: bigint; readonly log: string | null; readonly until: number } | undefined

interface Reached {
  readonly position: string | null
  /** Which log that was, in a few letters. */
  readonly log: string | null
}

/**
 * Remembers how far the log had come when a command was answered, so that the next questions wait for it. The cookie
 * tells the server that renders the next page.
 */
export function notePosition({ position, log }: Reached, now: number = Date.now()): void {
  if (!isPosition(position) || typeof document === 'undefined') {
    return
  }
  const reached = BigInt(position)
  const isKnown = highest !== undefined && highest.until > now && highest.log === log
  const known = isKnown ? (highest?.position ?? -1n) : -1n
  const further = reached > known ? reached : known
  highest = { position: further, log, until: now + positionToldMs }
  const place = log === null ? further.toString() : `${further.toString()}.${log}`
  document.cookie = `${cookieName}=${place}; path=/; max-age=${positionToldMs / 1_000}; samesite=lax`
}

/** The position that an answer must not lie behind; nothing when no command was sent of late. */
export function minPosition(now: number = Date.now()): string | undefined {
  return highest !== undefined && highest.until > now ? highest.position.toString() : undefined
}
