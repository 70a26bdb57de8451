import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16
export const keyLength = 32

/** Locks bytes under a key; `bound` must be given again to open them. Result: iv, tag, locked bytes. */
export function lock(key: Buffer, bytes: Buffer, bound: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key, iv)
  cipher.setAAD(Buffer.from(bound))
  const locked = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), locked])
}

/** The bytes, or undefined when key, binding or bytes are not what they were. */
export function unlock(key: Buffer, locked: Buffer, bound: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, locked.subarray(0, ivLength), { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(bound))
    decipher.setAuthTag(locked.subarray(ivLength, ivLength + tagLength))
    const bytes = decipher.update(locked.subarray(ivLength + tagLength))
    // Holds the tag against them; in this mode no bytes come with it.
    decipher.final()
    return bytes
  } catch {
    return undefined
  }
}
