import type { KeyedStore } from '@deals/accounts'
import type { CopyLogOptions, EventLog } from '@deals/event-log'
import type { ProjectionStore } from '../../platform/projection-store.ts'

/** What of a site is backed up. */
export interface Source {
  log: EventLog
  keyed: KeyedStore
  store: Pick<ProjectionStore, 'versions' | 'standings'>
  masterKey: Buffer
  /** Pictures lie in it. */
  dataDir: string
  clock: { now(): number }
  signal: AbortSignal
  onProgress?: CopyLogOptions['onProgress']
}
