import { existsSync } from 'node:fs'
import { createAccounts, type Accounts, type KeyedStore } from '@deals/accounts'
import { StoreProblem } from '@deals/storage'
import type { Codec, EventLog } from '@deals/event-log'
import { sayingOnce } from '@deals/process'
import { filesIn, openEmbedded, type EmbeddedOptions } from '../context.ts'
import { ownershipOf, type Ownership } from '../ownership.ts'
import { messageOf } from '../platform/decoding.ts'
import type { Projection } from '../platform/projection.ts'
import type { ProjectionStore } from '../platform/projection-store.ts'
import { operator, recordOps, type RecordOps } from '../platform/record-ops.ts'
import type { Logger } from '../platform/run-options.ts'
import { startProjector, type Projector, type ProjectorOptions } from '../start-projector.ts'
import { unlessStopped } from './unless-stopped.ts'

/** What an operator's command works with. */
export interface Desk {
  log: EventLog
  /** Whose positions the log hands out. */
  identity: string
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
  dataDir: string
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

/** Runs one command at a desk that is opened for it, and remembers how it should exit. */
export type Act = (work: (desk: Desk) => Promise<number>) => Promise<void>

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
  const embedded = await openEmbedded({ onWait: sayingOnce(print), ...options })
  const ownership = ownershipOf(options, embedded.keyed)
  const onFailure = (error: unknown) => print(`not recorded in the log: ${String(error)}`)
  return {
    ...embedded,
    identity: await embedded.log.identity(),
    projections,
    accounts: createAccounts(embedded.keyed),
    record: recordOps(embedded, { actor: operator, onFailure }),
    files,
    backupKey: options.backupKey,
    dataDir,
    print,
    isTerminal,
    signal,
    async isProjectorRunning() {
      const turn = await ownership.take()
      await turn?.release()
      return turn === null
    },
    withProjector: (work) =>
      withProjector({ ...embedded, projections, logger: complaining(print), print, signal }, ownership, work),
    close: () => embedded.close(),
  }
}

async function withProjector<T>(
  parts: ProjectorOptions & Pick<Desk, 'print' | 'signal'>,
  ownership: Ownership,
  work: () => Promise<T>,
): Promise<T> {
  const turn = await ownership.take()
  if (turn === null) {
    return work()
  }
  try {
    const store = turn.guarded(parts.store)
    const projector = await startProjector({ ...parts, say: parts.print, store, servesPages: false })
    try {
      await untilCaughtUp(projector, parts)
      return await work()
    } finally {
      await projector.stop()
    }
  } finally {
    await turn.release()
  }
}

const tellEvery = 5_000

/** What takes long, or never comes, is told by its names; it is left when the operator has had enough. */
async function untilCaughtUp(projector: Projector, { print, signal }: Pick<Desk, 'print' | 'signal'>): Promise<void> {
  const tell = async () => {
    const behind = (await projector.progress()).filter(
      ({ state, position, head }) => state !== 'live' || position < head,
    )
    const names = behind.map(({ projection, state, reason }) => `${projection} (${reason ?? state})`)
    if (names.length > 0) {
      print(`waiting for the read models to catch up: ${names.join(', ')}`)
    }
  }
  const telling = setInterval(() => void tell().catch((error: unknown) => print(messageOf(error))), tellEvery)
  try {
    await unlessStopped(projector.caughtUp(), signal)
  } finally {
    clearInterval(telling)
  }
}

/** An operator wants to hear of trouble and of nothing else, and of each trouble once. */
function complaining(print: (line: string) => void): Logger {
  const say = sayingOnce(print)
  const complain = (about: object, message: string) => say(`${message}${reasonIn(about)}`)
  return { info: () => {}, warn: complain, error: complain }
}

const reasonIn = (about: object): string => ('err' in about ? `: ${messageOf(about.err)}` : '')
