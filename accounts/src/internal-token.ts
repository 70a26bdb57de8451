import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { secretFile } from './secret-file.ts'

/**
 * The secret that opens the internal calls between the processes of one site: the given one, else the one in the data
 * directory that they share, made by the first of them. Throws StoreProblem with one sentence.
 */
export const loadInternalToken = ({ dataDir, given }: { dataDir: string; given: string | undefined }): string =>
  given ?? secretFile(join(dataDir, 'internal.token'), () => randomBytes(24).toString('base64url'))

/** Compares without telling by its time how much of it is right; nobody is let in where no secret is kept. */
export function isInternalToken(given: string, wanted: string | null): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return wanted !== null && wanted !== '' && timingSafeEqual(digest(given), digest(wanted))
}
