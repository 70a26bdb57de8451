import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAccounts, type Accounts, type KeyedStore } from '@deals/events/accounts'
import { StoreProblem, type Codec, type EventLog } from '@deals/events/log'
import { filesIn, openEmbedded, type EmbeddedOptions } from '../context.ts'
import { ownershipOf, type Ownership } from '../ownership.ts'
import type { Projection } from '../platform/projection.ts'
import type { ProjectionStore } from '../platform/projection-store.ts'
import { operator, recordOps, type RecordOps } from '../platform/record-ops.ts'
import type { Logger } from '../platform/run-options.ts'
import { startProjector } from '../start-projector.ts'

/** What an operator's command works with. */
export interface Desk {
  log: EventLog
  codec: Codec
  store: ProjectionStore
  /** What is not rebuilt from the log. */
  keyed: KeyedStore
  masterKey: Buffer
  accounts: Accounts
  projections: readonly Projection[]
  record: RecordOps
  files: ReturnType<typeof filesIn>
  /** Locks and opens backups, where it is given. */
  backupKey: string | undefined
  imageFolder: string
  /** One line for the operator. */
  print: (line: string) => void
  /** Whether somebody watches, so that a line may be drawn over. */
  isTerminal: boolean
  signal: AbortSignal
  /** True while the site, or another process, runs the projector. */
  isProjectorRunning(): Promise<boolean>
  /** Does something that a running projector takes part in; where none runs, one runs for as long. */
  withProjector<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DeskOptions extends EmbeddedOptions {
  projections: readonly Projection[]
  print: (line: string) => void
  isTerminal: boolean
  signal: AbortSignal
  backupKey?: string | undefined
}

/** Opens the stores of a data directory for an operator, whether the site runs or not. */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { dataDir, projections, print, isTerminal, signal } = options
  const files = filesIn(dataDir)
  if (options.eventStoreUrl === undefined && !existsSync(files.log)) {
    throw new StoreProblem(
      `There is no event log in ${dataDir}; start the site once, or name its folder with DATA_DIR.`,
    )
  }
  const embedded = await openEmbedded({ onWait: print, ...options })
  const ownership = ownershipOf(options, embedded.keyed)
  const onFailure = (error: unknown) => print(`not recorded in the log: ${String(error)}`)
  return {
    ...embedded,
    projections,
    accounts: createAccounts(embedded.keyed),
    record: recordOps(embedded, { actor: operator, onFailure }),
    files,
    backupKey: options.backupKey,
    imageFolder: join(dataDir, 'images'),
    print,
    isTerminal,
    signal,
    async isProjectorRunning() {
      const turn = await ownership.take()
      await turn?.release()
      return turn === null
    },
    withProjector: (work) => withProjector({ ...embedded, projections, logger: complaining(print) }, ownership, work),
    close: () => embedded.close(),
  }
}

async function withProjector<T>(
  parts: Parameters<typeof startProjector>[0],
  ownership: Ownership,
  work: () => Promise<T>,
): Promise<T> {
  const turn = await ownership.take()
  if (turn === null) {
    return work()
  }
  try {
    const projector = await startProjector({ ...parts, store: turn.guarded(parts.store) })
    try {
      await projector.caughtUp()
      return await work()
    } finally {
      await projector.stop()
    }
  } finally {
    await turn.release()
  }
}

/** An operator wants to hear of trouble and of nothing else. */
const complaining = (print: (line: string) => void): Logger => ({
  info: () => {},
  warn: (_about, message) => print(message),
  error: (_about, message) => print(message),
})
