import type { KeyedStore } from './keyed.ts'
import { openSqliteKeyedStore } from './sqlite-keyed-store.ts'

export interface KeyedStoreChoice {
  /** Where it is given, everything is kept on that server. */
  mongoUrl: string | undefined
  /** Otherwise in this file. */
  file: string
  /** Told every few seconds that the server is still waited for. */
  onWait?: (sentence: string) => void
  signal?: AbortSignal
}

/** Opens the keyed store that the settings name. Throws StoreProblem with one sentence. */
export async function openKeyedStore({ mongoUrl, file, ...waiting }: KeyedStoreChoice): Promise<KeyedStore> {
  if (mongoUrl === undefined) {
    return openSqliteKeyedStore({ file })
  }
  // The driver of MongoDB is loaded by those alone that use it.
  const { openMongoKeyedStore } = await import('./mongo-keyed-store.ts')
  return openMongoKeyedStore({ url: mongoUrl, ...waiting })
}
