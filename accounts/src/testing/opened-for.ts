import { reportAdapterRun } from '@deals/storage/testing'
import type { KeyedStore } from '../keyed.ts'

export interface OpenedKeyedStore {
  store: KeyedStore
  /** A second opening of the same store, as another thread or process has it; left out by stores in memory. */
  openAgain?: () => Promise<KeyedStore>
  cleanUp: () => Promise<void>
}

/** Opens a store for the suite of a port, says that the suite ran over it, and cleans up behind it. Answers the store to tests and later hooks. */
export function openedFor(
  port: string,
  adapter: string,
  open: () => Promise<OpenedKeyedStore>,
): () => OpenedKeyedStore {
  let opened: OpenedKeyedStore | undefined
  beforeAll(async () => {
    reportAdapterRun({ port, adapter, outcome: 'ran' })
    opened = await open()
  })
  afterAll(() => opened?.cleanUp())
  return () => {
    if (opened === undefined) {
      throw new Error('The store is opened before the first test of the suite.')
    }
    return opened
  }
}
