import type { IncomingMessage } from 'node:http'
import { numberOf, positionToldMs, type Position } from '@deals/events'
import { cookiesOf, sessionCookie } from '@deals/process'

/** The value of a cookie, if the request has it. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  return cookiesOf(headers)[name]
}

/** As long as a session lasts at most; when it ends before, the server knows. */
const sessionSeconds = 90 * 24 * 60 * 60

interface CookieOptions {
  readonly maxAge: number
  readonly isSecure: boolean
  /** Whether scripts of the page may read it. */
  readonly isReadable?: boolean
}

export function cookieHeader(
  name: string,
  value: string,
  { maxAge, isSecure, isReadable = false }: CookieOptions,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax']
  return [...parts, ...(isReadable ? [] : ['HttpOnly']), ...(isSecure ? ['Secure'] : [])].join('; ')
}

export function sessionCookieHeader(token: string, publicUrl: string): string {
  return cookieHeader(sessionCookie, token, { maxAge: sessionSeconds, isSecure: isHttps(publicUrl) })
}

/** Takes the cookie from the browser. */
export function endedSessionHeader(publicUrl: string): string {
  return cookieHeader(sessionCookie, '', { maxAge: 0, isSecure: isHttps(publicUrl) })
}

/** Tells the page that is rendered next how far the log had come, and which log. */
export function positionCookieHeader(
  { position, log }: { position: Position; log: string | undefined },
  publicUrl: string,
): string {
  const place = [numberOf(position), ...(log === undefined ? [] : [log])].join('.')
  return cookieHeader('min-position', place, {
    maxAge: positionToldMs / 1_000,
    isSecure: isHttps(publicUrl),
    isReadable: true,
  })
}

/** So long a page greets who has just joined, unless they dismiss it or go on. */
const welcomeSeconds = 60 * 60

/** Tells the pages that are rendered next whether to greet a new member. */
export function welcomeCookieHeader(isNew: boolean, publicUrl: string): string {
  const maxAge = isNew ? welcomeSeconds : 0
  return cookieHeader('welcome', isNew ? '1' : '', { maxAge, isSecure: isHttps(publicUrl), isReadable: true })
}

export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
