import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { noticeTypeNames } from '../notifications/notices.vocabulary.ts'
import { lock, unlock } from './authenticated-encryption.ts'

const claim = z.discriminatedUnion('does', [
  z.object({ does: z.literal('stop-notices'), userId: z.string(), type: z.enum(noticeTypeNames) }),
  z.object({ does: z.literal('stop-digest'), userId: z.string() }),
  z.object({ does: z.literal('stop-newsletter'), userId: z.string() }),
  z.object({ does: z.literal('unsubscribe'), subscription: z.string() }),
  z.object({ does: z.literal('confirm'), subscription: z.string(), until: z.number() }),
])
/** What a link in a letter does for whoever holds it, without signing in. */
export type MailClaim = z.infer<typeof claim>

/** The pages of the site that links in letters lead to. */
export const mailPaths = { confirm: '/newsletter/confirm', stop: '/unsubscribe' } as const

export interface MailLinks {
  /** A full address. */
  urlFor(claim: MailClaim): string
  /** Null for what this site never wrote. */
  read(token: string): MailClaim | null
}

const purpose = 'links in letters'
const longest = 1_000

/** Links that nobody can make up, and that tell a stranger nothing: what they do is encrypted, not only signed. */
export function createMailLinks({ masterKey, publicUrl }: { masterKey: Buffer; publicUrl: string }): MailLinks {
  const key = createHmac('sha256', masterKey).update(purpose).digest()
  return {
    urlFor: (made) => {
      const path = made.does === 'confirm' ? mailPaths.confirm : mailPaths.stop
      return `${publicUrl}${path}?token=${lock(key, Buffer.from(JSON.stringify(made)), purpose).toString('base64url')}`
    },
    read: (token) => {
      const opened = token.length > longest ? undefined : unlock(key, Buffer.from(token, 'base64url'), purpose)
      const parsed = opened === undefined ? undefined : claim.safeParse(JSON.parse(opened.toString()))
      return parsed?.data ?? null
    },
  }
}
