const keptSeconds = 30
const cookieName = 'min-position'

const isPosition = (text: string | null): text is string => text !== null && /^\d{1,19}$/.test(text)

let highest: { readonly position: bigint; readonly until: number } | undefined

/**
 * Remembers how far the log had come when a command was answered, so that the next questions wait for it. The cookie
 * tells the server that renders the next page.
 */
export function notePosition(position: string | null, now: number = Date.now()): void {
  if (!isPosition(position) || typeof document === 'undefined') {
    return
  }
  const reached = BigInt(position)
  const known = highest !== undefined && highest.until > now ? highest.position : -1n
  const further = reached > known ? reached : known
  highest = { position: further, until: now + keptSeconds * 1000 }
  document.cookie = `${cookieName}=${further.toString()}; path=/; max-age=${keptSeconds}; samesite=lax`
}

/** The position that an answer must not lie behind; nothing when no command was sent of late. */
export function minPosition(now: number = Date.now()): string | undefined {
  return highest !== undefined && highest.until > now ? highest.position.toString() : undefined
}
