/** The door @deals/accounts: what is not in the log and not rebuilt from it. */
export type { Keyed, KeyedStore } from './keyed.ts'
export { confirmedEmailOf, mailboxOf } from './account.ts'
export type { Account } from './account.ts'
export { createAccounts, isToBeErased } from './accounts.ts'
export type { Accounts, Drafts } from './accounts.ts'
export { lock, unlock } from './authenticated-encryption.ts'
export { checkMasterKey, loadMasterKey } from './master-key.ts'
export { giveBack, type GiveBackParts } from './give-back.ts'
export { keepLease } from './keep-lease.ts'
export type { KeptLease } from './keep-lease.ts'
export { holdLease, leaseHolder, LeaseLost, leaseOwner, tryLease } from './leases.ts'
export type { Lease, LeaseOptions } from './leases.ts'
export {
  accountLetterKinds,
  createAccountLetters,
  type AccountLetter,
  type AccountLetterKind,
  type AccountLetters,
} from './account-letters.ts'
export {
  createMailLinks,
  mailPaths,
  ticketPaths,
  type MailClaim,
  type MailLinks,
  type TicketClaim,
} from './mail-links.ts'
export { createResetRequests, type ResetRequests } from './reset-requests.ts'
export { createTickets, type Ticket, type TicketRef, type Tickets, type TicketUse } from './tickets.ts'
export { openKeyedStore } from './open-keyed-store.ts'
export type { KeyedStoreChoice } from './open-keyed-store.ts'
export { openMemoryKeyedStore } from './memory-keyed-store.ts'
export { createFeedKeys, type FeedKeys } from './feed-keys.ts'
export { createWebhooks, type Webhook, type WebhookRef, type Webhooks } from './webhooks.ts'
export type { Factor, NamedFactor, Passkey } from './factor.ts'
export { createFactors, type Factors } from './factors.ts'
export type { OwnedPasskey } from './passkey-factors.ts'
export { totpCode, totpStep } from './totp.ts'
export type { LinkedAccount, LinkedAccounts } from './linked-accounts.ts'
export { createSignIns, type SignIn, type SignInMethod, type SignIns } from './sign-ins.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { createSealer, sealingKeysIn } from './sealing.ts'
export type { StoredKey } from './sealing-keys.ts'
export { createPushDevices, isPushEndpoint, isPushKey, type PushDevice, type PushDevices } from './push-devices.ts'
export { pushKeyOf, type PushKey } from './push-key.ts'
export { createSessions, idleAfter } from './sessions.ts'
export type { Session, Sessions } from './sessions.ts'
export { openSqliteKeyedStore } from './sqlite-keyed-store.ts'
export { copyKeyed, type CopiedKeyed } from './copy-keyed.ts'
export { isInternalToken, loadInternalToken } from './internal-token.ts'
export {
  confirmableFor,
  createSubscriptions,
  type LetterDue,
  type Subscription,
  type Subscriptions,
} from './subscriptions.ts'
