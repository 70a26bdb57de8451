import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The cookie that a form's token belongs to. */
export const formCookie = 'form'
export const formCookieSeconds = 6 * 60 * 60

export function newFormId(): string {
  return randomBytes(16).toString('base64url')
}

/** What a form carries, so that only a page that read our cookie's form can send it. */
export function formToken(secret: Buffer, formId: string): string {
  return createHmac('sha256', secret).update(formId).digest('base64url')
}

/**
 * Whether a form's token fits its cookie. Without a token the rule about other sites decides alone: a program that
 * signs in has no form.
 */
export function isTokenRight(secret: Buffer, formId: string | undefined, token: unknown): boolean {
  if (token === undefined || token === '') {
    return true
  }
  if (typeof token !== 'string' || formId === undefined) {
    return false
  }
  const wanted = Buffer.from(formToken(secret, formId))
  const given = Buffer.from(token)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
