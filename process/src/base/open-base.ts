import { checkMasterKey, loadMasterKey, openKeyedStore, createSealer, sealingKeysIn } from '@deals/accounts'
import type { KeyedStore } from '@deals/accounts'
import { createCodec, openWatchedLog } from '@deals/event-log'
import type { EventLog, Codec, EventLogChoice, Sealer } from '@deals/event-log'
import type { StoreSettings } from '../store-settings.ts'
import { openings } from '../openings.ts'
import { filesIn } from './files.ts'
import { refuseLostAccounts } from './refuse-lost-accounts.ts'
import { prepareDirectory } from './prepare-directory.ts'

/** What cannot be rebuilt, and how to read it. */
export interface Base {
  readonly log: EventLog
  readonly keyed: KeyedStore
  readonly masterKey: Buffer
  readonly sealer: Sealer
  readonly codec: Codec
  close(): Promise<void>
}

export type BaseOptions = Pick<
  StoreSettings,
  'dataDir' | 'masterKey' | 'eventStoreUrl' | 'mongoUrl' | 'acceptsLostAccounts'
> &
  Pick<EventLogChoice, 'writer' | 'readOnly' | 'shared'> & {
    /** Told every few seconds that a server is still waited for. */
    readonly onWait: (sentence: string) => void
  }

/** Opens the event log, then the accounts and the sealing keys, as the settings name them. Throws StoreProblem. */
export async function openBase(options: BaseOptions): Promise<Base> {
  const { dataDir, masterKey: given, eventStoreUrl, mongoUrl, acceptsLostAccounts, onWait, ...writing } = options
  const files = filesIn(dataDir)
  await prepareDirectory(dataDir, { onWait })
  const opened = openings()
  try {
    // The log first: in files it owns the directory, so that a second process changes nothing before it is refused.
    const log = opened.keep(await openWatchedLog({ ...writing, eventStoreUrl, file: files.log, onWait }))
    const keyed = opened.keep(await openKeyedStore({ mongoUrl, file: files.accounts, onWait }))
    if (acceptsLostAccounts !== true) {
      await refuseLostAccounts({ log, keyed }, { place: mongoUrl === undefined ? files.accounts : 'MongoDB' })
    }
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
