import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import {
  checkMasterKey,
  createSealer,
  loadMasterKey,
  openSqliteKeyedStore,
  sealingKeysIn,
} from '@deals/events/accounts'
import { createCodec, openSqliteLog, StoreProblem } from '@deals/events/log'
import { readConfig, WrongSetting, type Config } from './config.ts'
import { openEmbeddedJobQueue } from './platform/embedded-job-queue.ts'
import { commandClient, queryClient } from './platform/internal-client.ts'
import type { Checkpoint } from './platform/run-reactions.ts'
import { startWorkers } from './start-workers.ts'

/** The workers in a process of their own: the log and the jobs in the data directory, the APIs over HTTP. */
async function main(): Promise<void> {
  const config = readConfig()
  const logger = pino({ level: config.logLevel, base: { part: 'workers' } })
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
  await work(config, { logger, stopped })
}

async function work(config: Config, { logger, stopped }: { logger: Logger; stopped: Promise<void> }): Promise<void> {
  const { dataDir, masterKey: given, internalToken: token } = config
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'inline', readOnly: true })
  const keyed = openSqliteKeyedStore({ file: join(dataDir, 'accounts.db') })
  try {
    const masterKey = loadMasterKey({ dataDir, given })
    await checkMasterKey({ store: keyed, masterKey })
    const codec = createCodec({ sealer: createSealer({ keys: sealingKeysIn(keyed), masterKey }) })
    const workers = startWorkers({
      log,
      decode: (event) => codec.decode(event),
      queue: openEmbeddedJobQueue({ file: join(dataDir, 'jobs.db'), logger }),
      checkpoints: keyed.table<Checkpoint>('worker-checkpoints'),
      commands: commandClient({ url: config.commandApiUrl, token }),
      queries: queryClient({ url: config.queryApiUrl, token }),
      logger,
    })
    logger.info({}, 'the workers are ready')
    await stopped
    await workers.stop()
  } finally {
    await keyed.close()
    await log.close()
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongSetting || error instanceof StoreProblem
  process.stderr.write(
    `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
})
