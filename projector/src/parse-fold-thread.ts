import type { Filled } from './platform/back-fill.ts'
import type { VersionRef } from './platform/projection-store.ts'

/** What a thread that folds some versions is given. */
export interface FoldThreadData {
  dataDir: string
  masterKey?: string | undefined
  eventStoreUrl?: string | undefined
  versions: readonly VersionRef[]
}

/** The starter of the thread is in this folder, so its shape is taken as it comes. */
export const parseFoldThreadData = (given: unknown): FoldThreadData => given as FoldThreadData

/** What the thread tells unasked, after each batch; null for an answer to what it was asked. */
export function parseFilled(message: unknown): Filled | null {
  const isFilled = typeof message === 'object' && message !== null && 'documentsWritten' in message
  return isFilled ? (message as Filled) : null
}
