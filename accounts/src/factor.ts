import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers, type RowsOfUsers } from './rows-of-users.ts'

/** An authenticator, or a key of a device, that shows who somebody is beside or instead of the password. */
export type Factor = { name: string; addedAt: number; lastUsedAt: number | null } & (
  | { kind: 'totp'; /** Locked under the master key. */ secret: string; isConfirmed: boolean; lastStep: number }
  | ({ kind: 'passkey' } & Passkey)
)
export type Passkey = { credentialId: string; publicKey: string; counter: number; transports: string[] }
export type NamedFactor = { id: string } & Factor

/** What the parts of this work with. */
export interface FactorParts {
  readonly rows: RowsOfUsers<Factor>
  readonly now: () => number
  /** Locks what authenticators share with us, and makes hashes that nobody can make without it. */
  readonly key: Buffer
}

export const factorRows = (store: KeyedStore): RowsOfUsers<Factor> => rowsOfUsers(store.table<Factor>('factors'))

/** All of a person, with those that do not count yet. */
export async function factorsOf(rows: RowsOfUsers<Factor>, userId: string): Promise<NamedFactor[]> {
  return (await rows.list(userId)).map(({ name: id, value }) => ({ id, ...value }))
}

/** An authenticator counts from its first code on. */
export const doesCount = (factor: Factor): boolean => factor.kind === 'passkey' || factor.isConfirmed
