/** The door @deals/events/accounts: what is not in the log and not rebuilt from it. */
export type { Keyed, KeyedStore } from './keyed.ts'
export { createAccounts, usernameKeyOf } from './accounts.ts'
export type { Account, Accounts, Drafts } from './accounts.ts'
export { lock, unlock } from './authenticated-encryption.ts'
export { checkMasterKey, loadMasterKey } from './master-key.ts'
export { keepLease } from './keep-lease.ts'
export type { KeptLease } from './keep-lease.ts'
export { holdLease, LeaseLost, tryLease } from './leases.ts'
export type { Lease, LeaseOptions } from './leases.ts'
export { createMailLinks, mailPaths, type MailClaim, type MailLinks } from './mail-links.ts'
export { openKeyedStore } from './open-keyed-store.ts'
export type { KeyedStoreChoice } from './open-keyed-store.ts'
export { openMemoryKeyedStore } from './memory-keyed-store.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { createSealer, sealingKeysIn } from './sealing.ts'
export type { StoredKey } from './sealing-keys.ts'
export { createSessions } from './sessions.ts'
export type { Session, Sessions } from './sessions.ts'
export { openSqliteKeyedStore } from './sqlite-keyed-store.ts'
export { SubjectErased } from '../platform/sealer.ts'
export type { SealContext, Sealer } from '../platform/sealer.ts'
export { copyKeyed, type CopiedKeyed } from './copy-keyed.ts'
export { isInternalToken, loadInternalToken } from './internal-token.ts'
export {
  confirmableFor,
  createSubscriptions,
  type LetterDue,
  type Subscription,
  type Subscriptions,
} from './subscriptions.ts'
