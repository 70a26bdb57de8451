import { hash, verify } from '@node-rs/argon2'

// What OWASP recommends as the least for argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that takes memory and time to guess at. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let hashOfNobody: Promise<string> | undefined

/** Whether the password fits. Without an account it works as long, so that its time tells nobody which names exist. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password')
  const stored = passwordHash ?? (await hashOfNobody)
  const fits = await verify(stored, password.normalize('NFKC'))
  return fits && typeof passwordHash === 'string'
}
