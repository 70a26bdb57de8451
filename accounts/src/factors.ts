import { createHmac } from 'node:crypto'
import { doesCount, factorRows, factorsOf, type Factor, type NamedFactor } from './factor.ts'
import type { KeyedStore } from './keyed.ts'
import { owner, passkeyFactors, passkeyOwners, type PasskeyFactors } from './passkey-factors.ts'
import { createRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts'
import { totpFactors } from './totp-factors.ts'

/** What somebody shows beside or instead of the password. */
export interface Factors extends ReturnType<typeof totpFactors>, PasskeyFactors {
  readonly codes: RecoveryCodes
  /** Whether signing in asks for more than the password. */
  isAsked(userId: string): Promise<boolean>
  /** Those that count. */
  list(userId: string): Promise<NamedFactor[]>
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

export function createFactors(store: KeyedStore, { masterKey, now = Date.now }: Options): Factors {
  const rows = factorRows(store)
  const owners = passkeyOwners(store)
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
    ...passkeyFactors({ rows, owners, now }),
    codes,
    isAsked: async (userId) => (await list(userId)).length > 0,
    list,
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
