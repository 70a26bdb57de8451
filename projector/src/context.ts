import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareDirectory } from '@deals/process/base'
import { createSealer, loadMasterKey, openKeyedStore, sealingKeysIn, type KeyedStore } from '@deals/accounts'
import {
  createCodec,
  DirectoryInUse,
  lockDataDirectory,
  openWatchedLog,
  type Codec,
  type DataDirectoryLock,
  type EventLog,
} from '@deals/event-log'
import type { ProjectionStore } from './platform/projection-store.ts'
import { openProjectionStore } from './adapters/open-read-models.ts'
import { openPrivateStore } from './adapters/sqlite/sqlite-projection-store.ts'

/** Where the embedded stores keep their files. */
export const filesIn = (dataDir: string) => ({
  log: join(dataDir, 'events.db'),
  accounts: join(dataDir, 'accounts.db'),
  readModels: join(dataDir, 'read.db'),
})

export interface EmbeddedOptions {
  dataDir: string
  masterKey?: string | undefined
  /** Where it is given, the log is on that server. */
  eventStoreUrl?: string | undefined
  /** Where it is given, read models and accounts are kept on that server. */
  mongoUrl?: string | undefined
  /** Told every few seconds that a server is still waited for. */
  onWait?: (sentence: string) => void
  /** Ends the waiting. */
  signal?: AbortSignal
}

/** What a projector works with. */
export interface Embedded {
  log: EventLog
  codec: Codec
  store: ProjectionStore
  /** What is not rebuilt from the log. */
  keyed: KeyedStore
  masterKey: Buffer
  close(): Promise<void>
}

/** Opens the embedded stores beside the process that owns the data directory, or without one. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, masterKey: given } = options
  const files = filesIn(dataDir)
  if (options.onWait !== undefined) {
    await prepareDirectory(dataDir, { onWait: options.onWait, signal: options.signal })
  }
  const masterKey = loadMasterKey({ dataDir, given })
  const opened: { close(): Promise<void> }[] = []
  const close = async () => void (await Promise.all(opened.map((one) => one.close())))
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    opened.push(one)
    return one
  }
  try {
    const log = keep(
      await openWatchedLog({
        ...waitingOf(options),
        eventStoreUrl: options.eventStoreUrl,
        file: files.log,
        writer: 'inline',
        shared: true,
      }),
    )
    const server = { mongoUrl: options.mongoUrl, ...waitingOf(options) }
    const keyed = keep(await openKeyedStore({ ...server, file: files.accounts }))
    const store = keep(await openProjectionStore({ ...server, file: files.readModels }))
    const sealer = createSealer({ keys: sealingKeysIn(keyed), masterKey })
    return { log, keyed, masterKey, store, codec: createCodec({ sealer }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Read models that nobody else sees, gone when they are closed. */
export const openScratchStore = (): ProjectionStore => openPrivateStore(Date.now)

const waitingOf = ({ onWait, signal }: EmbeddedOptions) => ({ ...(onWait && { onWait }), ...(signal && { signal }) })

const askAgainAfter = 500

/** The lock is granted again to the thread that has it, so what this thread owns is remembered. */
const ownedHere = new Set<string>()
const ownerSeen = new Map<string, string>()

/** Becomes the one projector of a data directory, or answers null while there is another one. */
export function tryToOwn(dataDir: string): DataDirectoryLock | null {
  const directory = resolve(dataDir, 'projector')
  if (ownedHere.has(directory)) {
    return null
  }
  try {
    const lock = lockDataDirectory(directory)
    ownedHere.add(directory)
    return {
      release() {
        ownedHere.delete(directory)
        lock.release()
      },
    }
  } catch (error) {
    if (error instanceof DirectoryInUse) {
      ownerSeen.set(directory, error.owner)
      return null
    }
    throw error
  }
}

/** Who was found to be the projector of a data directory when it was asked for the last time. */
export const ownerOf = (dataDir: string): string =>
  ownerSeen.get(resolve(dataDir, 'projector')) ?? 'another part of this process'

/** Becomes the one projector of a data directory, as soon as an operator's command that stands in for it has ended. */
export async function waitToOwn(
  dataDir: string,
  { signal, onWait }: { signal: AbortSignal; onWait: (holder: string) => void },
): Promise<DataDirectoryLock | null> {
  for (let owned = tryToOwn(dataDir), hasTold = false; ; owned = tryToOwn(dataDir)) {
    if (owned !== null) {
      return owned
    }
    if (!hasTold) {
      onWait(ownerOf(dataDir))
      hasTold = true
    }
    await delay(askAgainAfter, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) {
      return null
    }
  }
}
