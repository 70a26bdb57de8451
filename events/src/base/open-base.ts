import { checkMasterKey, loadMasterKey } from '../accounts/master-key.ts'
import { openKeyedStore } from '../accounts/open-keyed-store.ts'
import type { KeyedStore } from '../accounts/keyed.ts'
import { createSealer, sealingKeysIn } from '../accounts/sealing.ts'
import { createCodec, type Codec } from '../platform/codec.ts'
import type { EventLog } from '../log/event-log.ts'
import { openWatchedLog, type EventLogChoice } from '../log/open-event-log.ts'
import type { Sealer } from '../platform/sealer.ts'
import type { StoreSettings } from '../process/store-settings.ts'
import { filesIn } from './files.ts'
import { openings } from './openings.ts'

/** What cannot be rebuilt, and how to read it. */
export interface Base {
  readonly log: EventLog
  readonly keyed: KeyedStore
  readonly masterKey: Buffer
  readonly sealer: Sealer
  readonly codec: Codec
  close(): Promise<void>
}

export type BaseOptions = Pick<StoreSettings, 'dataDir' | 'masterKey' | 'eventStoreUrl' | 'mongoUrl'> &
  Pick<EventLogChoice, 'writer' | 'readOnly' | 'shared'> & {
    /** Told every few seconds that a server is still waited for. */
    readonly onWait: (sentence: string) => void
  }

/** Opens the event log, then the accounts and the sealing keys, as the settings name them. Throws StoreProblem. */
export async function openBase(options: BaseOptions): Promise<Base> {
  const { dataDir, masterKey: given, eventStoreUrl, mongoUrl, onWait, ...writing } = options
  const files = filesIn(dataDir)
  const opened = openings()
  try {
    // The log first: in files it owns the directory, so that a second process changes nothing before it is refused.
    const log = opened.keep(await openWatchedLog({ ...writing, eventStoreUrl, file: files.log, onWait }))
    const keyed = opened.keep(await openKeyedStore({ mongoUrl, file: files.accounts, onWait }))
    const masterKey = loadMasterKey({ dataDir, given })
    await checkMasterKey({ store: keyed, masterKey })
    const sealer = createSealer({ keys: sealingKeysIn(keyed), masterKey })
    return { log, keyed, masterKey, sealer, codec: createCodec({ sealer }), close: () => opened.close() }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** What every process asks of these stores to know whether they answer. */
export const storesOf = ({ log, keyed }: Pick<Base, 'log' | 'keyed'>) => ({
  'event log': () => log.head(),
  accounts: () => keyed.table('sessions').get('any'),
})
