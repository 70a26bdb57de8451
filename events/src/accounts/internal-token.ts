import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { secretFile } from './secret-file.ts'

/**
 * The secret that opens the internal calls between the processes of one site: the given one, else the one in the data
 * directory that they share, made by the first of them. Throws StoreProblem with one sentence.
 */
export const loadInternalToken = ({ dataDir, given }: { dataDir: string; given: string | undefined }): string =>
  given ?? secretFile(join(dataDir, 'internal.token'), () => randomBytes(24).toString('base64url'))
