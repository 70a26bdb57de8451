import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Account } from '@deals/accounts'
import { cookieHeader, isHttps } from '../platform/cookies.ts'

/** The cookie by which a browser shows whose right password it has sent before. */
export const deviceCookie = 'device'
const deviceCookieSeconds = 365 * 24 * 60 * 60

/** Members who share a browser. */
const mostAccounts = 5
const written = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/

export function deviceCookieHeader(value: string, publicUrl: string): string {
  return cookieHeader(deviceCookie, value, { maxAge: deviceCookieSeconds, isSecure: isHttps(publicUrl) })
}

type Known = Pick<Account, 'userId' | 'passwordHash'>

/** The device behind a cookie, when this account signed in on it with the password that it has now. */
export function knownDevice(secret: Buffer, cookie: string | undefined, account: Known): string | null {
  const { device, marks } = readCookie(cookie)
  const wanted = device === undefined ? null : Buffer.from(markOf(secret, device, account))
  const isKnown = wanted !== null && marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted))
  return isKnown ? (device ?? null) : null
}

/** The cookie after this account signed in; whoever else signed in on the device stays known there. */
export function rememberOnDevice(secret: Buffer, cookie: string | undefined, account: Known): string {
  const { device = randomBytes(16).toString('base64url'), marks } = readCookie(cookie)
  const mark = markOf(secret, device, account)
  return [device, ...[mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts)].join('.')
}

/** What a cookie that was given here calls the device, whoever signed in on it. */
export const deviceIn = (cookie: string): string => readCookie(cookie).device ?? cookie

function readCookie(cookie = ''): { device?: string; marks: string[] } {
  const [device, ...marks] = written.test(cookie) ? cookie.split('.') : []
  return { ...(device !== undefined && { device }), marks }
}

/** Tells nothing of the account, and ends with its password: whoever learned an old one is a stranger again. */
function markOf(secret: Buffer, device: string, { userId, passwordHash }: Known): string {
  return createHmac('sha256', secret).update([device, userId, passwordHash].join('\n')).digest('base64url')
}
