import { scrypt } from 'node:crypto'
import { StoreProblem } from '@deals/storage'

const shortestKey = 16
const keyBytes = 32
/** 64 MiB and a fifth of a second for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

/** The key that locks a backup, drawn from what the operator holds. */
export function backupKey(text: string | undefined, salt: Buffer): Promise<Buffer> {
  if (text === undefined || text.length < shortestKey) {
    // A secret is never said back, not even a wrong one.
    const wanted = `a secret of ${shortestKey} characters or more, such as "openssl rand -base64 32" makes`
    throw new StoreProblem(`A backup is locked: give BACKUP_KEY, or --key-file <file> with ${wanted}.`)
  }
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyBytes, cost, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}
