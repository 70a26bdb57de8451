import { z } from 'zod'
import { restrictions } from './users.events.ts'

const text = z.string().max(20_000)
/** None is asked for, so what comes is left out. */
const extensions = z.object({})
const attachment = z.enum(['platform', 'cross-platform']).optional()
const head = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: extensions }

/** What a browser answers when a passkey is made. */
export const madeCredential = z.object({
  ...head,
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
})
export type MadeCredential = z.infer<typeof madeCredential>

const choice = z.enum(['discouraged', 'preferred', 'required']).optional()
/** What a browser needs to make a passkey, in the words of WebAuthn. */
export const passkeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
  authenticatorSelection: z
    .object({ residentKey: choice, userVerification: choice, requireResidentKey: z.boolean().optional() })
    .optional(),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
})
export type PasskeyOptions = z.infer<typeof passkeyOptions>

/** What a browser answers when a passkey is shown. */
export const shownCredential = z.object({
  ...head,
  authenticatorAttachment: attachment,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
})
export type ShownCredential = z.infer<typeof shownCredential>

/** What a browser needs to show one of the member's passkeys. */
export const shownOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number(),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
})
export type ShownOptions = z.infer<typeof shownOptions>

/** Where letters go. */
export const emailView = z.object({
  email: z.string().nullable(),
  confirmed: z.boolean(),
  /** An address that was asked whether it is theirs, and has not answered yet. */
  pending: z.string().nullable(),
})
export type EmailView = z.infer<typeof emailView>

/** One device that is signed in. */
const sessionView = z.object({
  id: z.string(),
  /** The browser and the system, as far as they tell. */
  label: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  current: z.boolean(),
})
export type SessionView = z.infer<typeof sessionView>
export const sessionList = z.object({ sessions: z.array(sessionView) })

/** An authenticator or a passkey. */
const factorView = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type FactorView = z.infer<typeof factorView>
export const securityView = z.object({ factors: z.array(factorView), recoveryCodesLeft: z.number() })
export type SecurityView = z.infer<typeof securityView>
/** Codes are told once, with the first factor. */
export const addedFactor = z.object({ added: z.literal(true), recoveryCodes: z.array(z.string()).nullable() })
export const startedTotp = z.object({ id: z.string(), secret: z.string(), url: z.string() })
export type StartedTotp = z.infer<typeof startedTotp>

/** Once somebody signed in, or tried to. */
const signInView = z.object({
  /** Told to owners alone. */
  username: z.string().nullish(),
  at: z.string(),
  label: z.string(),
  address: z.string(),
  method: z.enum(['password', 'code', 'recovery-code', 'passkey', 'registration']),
  outcome: z.enum(['signed-in', 'refused']),
})
export type SignInView = z.infer<typeof signInView>
export const signInList = z.object({ signIns: z.array(signInView) })

/** Sign-ins of another account on devices that it shares with a member, or from addresses. */
const sharedSignIns = z.object({
  /** How many such devices or addresses there are. */
  places: z.number(),
  times: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type SharedSignIns = z.infer<typeof sharedSignIns>
const linkedAccount = z.object({
  id: z.string(),
  /** Null of somebody who left and may still come back. */
  username: z.string().nullable(),
  joinedAt: z.string(),
  roles: z.array(z.string()),
  restricts: z.array(z.enum(restrictions)),
  until: z.string().nullable(),
  device: sharedSignIns.nullable(),
  address: sharedSignIns.nullable(),
})
export type LinkedAccountView = z.infer<typeof linkedAccount>
export const linkedAccountList = z.object({
  /** The most likely first, a hundred at most. */
  accounts: z.array(linkedAccount),
  total: z.number(),
  /** How many devices and addresses of the member are shared by so many that none of them is listed. */
  crowded: z.object({ devices: z.number(), addresses: z.number() }),
})
export type LinkedAccountList = z.infer<typeof linkedAccountList>
