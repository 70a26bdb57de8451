import { createHmac, randomBytes } from 'node:crypto'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers } from './rows-of-users.ts'
import { base32 } from './totp.ts'

/** Codes for those who lost what they show themselves with; each works once, and only hashes are kept. */
export interface RecoveryCodes {
  /** Ten new ones, in place of those before; they are told this once. */
  renew(userId: string): Promise<string[]>
  use(userId: string, code: string): Promise<boolean>
  left(userId: string): Promise<number>
  forget(userId: string): Promise<void>
}

const [codeBytes, codeCount] = [10, 10]

export function createRecoveryCodes(
  store: KeyedStore,
  { key, now }: { key: Buffer; now: () => number },
): RecoveryCodes {
  const rows = rowsOfUsers(store.table<{ at: number }>('recovery-codes'))
  const hashOf = (code: string) => {
    const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '')
    return createHmac('sha256', key).update(`recovery ${plain}`).digest('base64url')
  }
  return {
    renew: async (userId) => {
      await rows.forget(userId)
      const made = Array.from({ length: codeCount }, () => base32(randomBytes(codeBytes)))
      await Promise.all(made.map((code) => rows.add(userId, hashOf(code), { at: now() })))
      return made.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
    },
    use: async (userId, code) => (await rows.take(userId, hashOf(code))) !== null,
    left: async (userId) => (await rows.list(userId)).length,
    forget: (userId) => rows.forget(userId),
  }
}
