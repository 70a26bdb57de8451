import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { StoreProblem } from '@deals/storage'
import { keyLength } from './authenticated-encryption.ts'
import type { Keyed, KeyedStore } from './keyed.ts'
import { secretFile } from './secret-file.ts'

/**
 * The key that locks all others: the given one (base64 or hex), else the one in the data directory, which is made with
 * the first start and readable by its owner alone. Throws StoreProblem with one sentence.
 */
export function loadMasterKey({ dataDir, given }: { dataDir: string; given?: string | undefined }): Buffer {
  if (given !== undefined && given !== '') {
    return keyOfText(given, 'MASTER_KEY')
  }
  const file = join(dataDir, 'master.key')
  return keyOfText(
    secretFile(file, () => randomBytes(keyLength).toString('base64')),
    file,
  )
}

function keyOfText(text: string, source: string): Buffer {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (key.length !== keyLength) {
    throw new StoreProblem(
      `${source} must hold ${keyLength} bytes as base64 or hex; it holds ${key.length} (make one with \`openssl rand -base64 32\`).`,
    )
  }
  return key
}

/**
 * Refuses a master key other than the one that the store was first used with: sealed text would look erased, and
 * read models built meanwhile would keep it so.
 */
export async function checkMasterKey({ store, masterKey }: { store: KeyedStore; masterKey: Buffer }): Promise<void> {
  const marks: Keyed<string> = store.table<string>('master-key')
  const mark = createHmac('sha256', masterKey).update('mark of the master key').digest('base64url')
  await marks.put('mark', mark, 0)
  const first = await marks.get('mark')
  if (first?.value !== mark) {
    throw new StoreProblem('The master key is not the one this store was made with; give MASTER_KEY its former value.')
  }
}
