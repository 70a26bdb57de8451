import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { noticeTypeNames, serverPaths } from '@deals/events'
import { ticketUses, type TicketUse } from './tickets.ts'
import { lock, unlock } from './authenticated-encryption.ts'

const claim = z.discriminatedUnion('does', [
  z.object({ does: z.literal('stop-notices'), userId: z.string(), type: z.enum(noticeTypeNames) }),
  z.object({ does: z.literal('stop-digest'), userId: z.string() }),
  z.object({ does: z.literal('stop-newsletter'), userId: z.string() }),
  z.object({ does: z.literal('unsubscribe'), subscription: z.string() }),
  z.object({ does: z.literal('confirm'), subscription: z.string(), until: z.number() }),
])
const ticketClaim = z.object({ does: z.enum(ticketUses), userId: z.string(), nonce: z.string() })

/** What a link in a letter does for whoever holds it, without signing in. */
export type MailClaim = z.infer<typeof claim>
/** The same where it may be done once: which ticket the letter carries. */
export type TicketClaim = z.infer<typeof ticketClaim>

/** The pages of the site that links in letters lead to. */
export const mailPaths = { confirm: serverPaths.confirmNewsletter, stop: serverPaths.unsubscribe } as const
/** Those that are about an account. */
export const ticketPaths = {
  'confirm-email': serverPaths.confirmEmail,
  'undo-email': serverPaths.undoEmail,
  'reset-password': serverPaths.resetPassword,
  'remove-factor': serverPaths.removeFactor,
} as const satisfies Record<TicketUse, string>

export interface MailLinks {
  /** A full address. */
  urlFor(claim: MailClaim | TicketClaim): string
  /** Null for what this site never wrote. */
  read(token: string): MailClaim | null
  readTicket(token: string): TicketClaim | null
}

const purpose = 'links in letters'
const longest = 1_000

/** Links that nobody can make up, and that tell a stranger nothing: what they do is encrypted, not only signed. */
export function createMailLinks({ masterKey, publicUrl }: { masterKey: Buffer; publicUrl: string }): MailLinks {
  const key = createHmac('sha256', masterKey).update(purpose).digest()
  return {
    urlFor: (made) => {
      return `${publicUrl}${pathOf(made)}?token=${lock(key, Buffer.from(JSON.stringify(made)), purpose).toString('base64url')}`
    },
    read: (token) => claim.safeParse(opened(key, token)).data ?? null,
    readTicket: (token) => ticketClaim.safeParse(opened(key, token)).data ?? null,
  }
}

function opened(key: Buffer, token: string): unknown {
  const bytes = token.length > longest ? undefined : unlock(key, Buffer.from(token, 'base64url'), purpose)
  return bytes === undefined ? undefined : JSON.parse(bytes.toString())
}

function pathOf(claim: MailClaim | TicketClaim): string {
  if ('nonce' in claim) {
    return ticketPaths[claim.does]
  }
  return claim.does === 'confirm' ? mailPaths.confirm : mailPaths.stop
}
