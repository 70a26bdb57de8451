import { join } from 'node:path'
import { pino } from 'pino'
import {
  checkMasterKey,
  createSealer,
  loadInternalToken,
  loadMasterKey,
  openSqliteKeyedStore,
  sealingKeysIn,
} from '@deals/events/accounts'
import { createCodec, openSqliteLog } from '@deals/events/log'
import { closeServer, healthAnswers, listen, notAnswering, runProcess } from '@deals/events/process'
import { readConfig } from './config.ts'
import { openEmbeddedJobQueue } from './platform/embedded-job-queue.ts'
import { commandClient, queryClient } from './platform/internal-client.ts'
import type { Checkpoint } from './platform/reaction-checkpoint.ts'
import { startWorkers } from './start-workers.ts'

/** The workers in a process of their own: they read the log and reach the two APIs over HTTP. */
async function work(untilStopped: () => Promise<void>): Promise<void> {
  const config = readConfig()
  const { dataDir } = config
  const logger = pino({ level: config.logLevel, base: { part: 'workers' } })
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'inline', readOnly: true })
  const keyed = openSqliteKeyedStore({ file: join(dataDir, 'accounts.db') })
  try {
    const masterKey = loadMasterKey({ dataDir, given: config.masterKey })
    await checkMasterKey({ store: keyed, masterKey })
    const token = loadInternalToken({ dataDir, given: config.internalToken })
    const codec = createCodec({ sealer: createSealer({ keys: sealingKeysIn(keyed), masterKey }) })
    const workers = startWorkers({
      log,
      decode: (event) => codec.decode(event),
      queue: openEmbeddedJobQueue({ file: join(dataDir, 'jobs.db'), logger }),
      checkpoints: keyed.table<Checkpoint>('reactors'),
      commands: commandClient({ url: config.commandApiUrl, token }),
      queries: queryClient({ url: config.queryApiUrl, token }),
      logger,
    })
    const waitingFor = () => notAnswering({ 'event log': () => log.head(), jobs: () => workers.status() })
    const server = await listen(healthAnswers({ waitingFor }), { port: config.metricsPort, host: '::' })
    logger.info({ metricsPort: config.metricsPort }, 'the workers are ready')
    await untilStopped()
    await closeServer(server)
    await workers.stop()
  } finally {
    await keyed.close()
    await log.close()
  }
}

runProcess(work)
