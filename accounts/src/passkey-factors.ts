import { randomUUID } from 'node:crypto'
import type { FactorParts, NamedFactor, Passkey } from './factor.ts'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers, type RowsOfUsers } from './rows-of-users.ts'

export type OwnedPasskey = { userId: string; factor: NamedFactor & { kind: 'passkey' } }

export interface PasskeyFactors {
  /** Null where the key is somebody's already. */
  addPasskey(userId: string, name: string, passkey: Passkey): Promise<string | null>
  ofCredential(credentialId: string): Promise<OwnedPasskey | null>
  /** False where the key was removed meanwhile, or has counted as far for somebody else: there are two of it. */
  usedPasskey(owned: OwnedPasskey, counter: number): Promise<boolean>
}

/** A key has one owner. */
export const owner = 'owner'
type Owner = { userId: string; id: string }

export const passkeyOwners = (store: KeyedStore): RowsOfUsers<Owner> =>
  rowsOfUsers(store.table<Owner>('passkey-owners'))

type Parts = Pick<FactorParts, 'rows' | 'now'> & { readonly owners: RowsOfUsers<Owner> }

/** Keys of devices, which sign in alone. */
export function passkeyFactors({ rows, owners, now }: Parts): PasskeyFactors {
  return {
    addPasskey: async (userId, name, passkey) => {
      const id = randomUUID()
      if (!(await owners.add(passkey.credentialId, owner, { userId, id }))) {
        return null
      }
      await rows.add(userId, id, { kind: 'passkey', name, addedAt: now(), lastUsedAt: null, ...passkey })
      return id
    },
    ofCredential: async (credentialId) => {
      const found = await owners.get(credentialId, owner)
      const factor = found === null ? null : await rows.get(found.userId, found.id)
      const isKey = found !== null && factor?.kind === 'passkey'
      return isKey ? { userId: found.userId, factor: { id: found.id, ...factor } } : null
    },
    usedPasskey: async ({ userId, factor }, counter) => {
      let isFirst = false
      await rows.change(userId, factor.id, (stored) => {
        isFirst = stored.kind === 'passkey' && countsOn(stored.counter, counter)
        return isFirst ? { ...stored, counter, lastUsedAt: now() } : stored
      })
      return isFirst
    },
  }
}

/** Keys that are kept in several places count nothing, and say zero each time. */
const countsOn = (before: number, counter: number): boolean => counter > before || (counter === 0 && before === 0)
