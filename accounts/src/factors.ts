import { createHmac, randomUUID } from 'node:crypto'
import { doesCount, factorRows, factorsOf, type Factor, type NamedFactor, type Passkey } from './factor.ts'
import type { KeyedStore } from './keyed.ts'
import { createRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts'
import { rowsOfUsers } from './rows-of-users.ts'
import { totpFactors } from './totp-factors.ts'

export type OwnedPasskey = { userId: string; factor: NamedFactor & { kind: 'passkey' } }

/** What somebody shows beside or instead of the password. */
export interface Factors extends ReturnType<typeof totpFactors> {
  readonly codes: RecoveryCodes
  /** Whether signing in asks for more than the password. */
  isAsked(userId: string): Promise<boolean>
  /** Those that count. */
  list(userId: string): Promise<NamedFactor[]>
  /** Null where the key is somebody's already. */
  addPasskey(userId: string, name: string, passkey: Passkey): Promise<string | null>
  ofCredential(credentialId: string): Promise<OwnedPasskey | null>
  /** False where the key was removed meanwhile, or has counted as far for somebody else: there are two of it. */
  usedPasskey(owned: OwnedPasskey, counter: number): Promise<boolean>
  /** What a code is, used up by that; null when it is none. */
  useCode(userId: string, code: string): Promise<'code' | 'recovery-code' | null>
  rename(userId: string, id: string, name: string): Promise<boolean>
  /** With the last of them the recovery codes go too. */
  remove(userId: string, id: string): Promise<Factor | null>
  forget(userId: string): Promise<void>
}

interface Options {
  masterKey: Buffer
  now?: () => number
}

/** A key has one owner. */
const owner = 'owner'

export function createFactors(store: KeyedStore, { masterKey, now = Date.now }: Options): Factors {
  const rows = factorRows(store)
  const owners = rowsOfUsers(store.table<{ userId: string; id: string }>('passkey-owners'))
  const key = createHmac('sha256', masterKey).update('factors').digest()
  const codes = createRecoveryCodes(store, { key, now })
  const totp = totpFactors({ rows, now, key })
  const list = async (userId: string) => (await factorsOf(rows, userId)).filter(doesCount)
  const remove = async (userId: string, id: string) => {
    const removed = await rows.take(userId, id)
    await (removed?.kind === 'passkey' ? owners.take(removed.credentialId, owner) : undefined)
    await ((await list(userId)).length === 0 ? codes.forget(userId) : undefined)
    return removed
  }
  return {
    ...totp,
    codes,
    isAsked: async (userId) => (await list(userId)).length > 0,
    list,
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
    useCode: async (userId, code) => {
      if (await totp.useTotp(userId, code)) {
        return 'code'
      }
      return (await codes.use(userId, code)) ? 'recovery-code' : null
    },
    rename: (userId, id, name) => rows.change(userId, id, (stored) => ({ ...stored, name })),
    remove,
    forget: async (userId) => {
      await Promise.all((await factorsOf(rows, userId)).map(({ id }) => remove(userId, id)))
      await codes.forget(userId)
    },
  }
}

/** Keys that are kept in several places count nothing, and say zero each time. */
const countsOn = (before: number, counter: number): boolean => counter > before || (counter === 0 && before === 0)
