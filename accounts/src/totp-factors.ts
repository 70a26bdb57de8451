import { randomBytes, randomUUID } from 'node:crypto'
import { lock, unlock } from './authenticated-encryption.ts'
import { doesCount, factorsOf, type FactorParts, type NamedFactor } from './factor.ts'
import { base32, totpMatch } from './totp.ts'

const purpose = 'secrets of authenticators'
const secretBytes = 20

/** Authenticators that show six digits. */
export function totpFactors({ rows, now, key }: FactorParts) {
  /** Notes the step in the write that finds it unused, so that of two who show one code one is let in. */
  const matches = async (userId: string, factor: NamedFactor, code: string): Promise<boolean> => {
    if (factor.kind !== 'totp') {
      return false
    }
    const secret = unlock(key, Buffer.from(factor.secret, 'base64url'), purpose)
    const shown = { now: now(), after: factor.lastStep }
    const step = secret === undefined ? null : totpMatch(secret, code.replace(/\s/g, ''), shown)
    let isFirst = false
    await (step === null
      ? undefined
      : rows.change(userId, factor.id, (stored) => {
          isFirst = stored.kind === 'totp' && stored.lastStep < step
          return isFirst ? { ...stored, lastStep: step, isConfirmed: true, lastUsedAt: now() } : stored
        }))
    return isFirst
  }
  return {
    /** It counts once a code of it was shown; one before that was never shown goes. */
    addTotp: async (userId: string, name: string): Promise<{ id: string; secret: string }> => {
      const unused = (await factorsOf(rows, userId)).filter((factor) => !doesCount(factor))
      await Promise.all(unused.map(({ id }) => rows.take(userId, id)))
      const [id, secret] = [randomUUID(), randomBytes(secretBytes)]
      const locked = lock(key, secret, purpose).toString('base64url')
      const times = { addedAt: now(), lastUsedAt: null, lastStep: 0 }
      await rows.add(userId, id, { kind: 'totp', name, secret: locked, isConfirmed: false, ...times })
      return { id, secret: base32(secret) }
    },
    confirmTotp: async (userId: string, id: string, code: string): Promise<boolean> => {
      const factor = (await factorsOf(rows, userId)).find((one) => one.id === id && !doesCount(one))
      return factor !== undefined && matches(userId, factor, code)
    },
    useTotp: async (userId: string, code: string): Promise<boolean> => {
      for (const factor of (await factorsOf(rows, userId)).filter(doesCount)) {
        if (await matches(userId, factor, code)) {
          return true
        }
      }
      return false
    },
  }
}
