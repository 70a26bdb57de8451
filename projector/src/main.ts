import { once } from 'node:events'
import { StoreProblem } from '@deals/events/log'
import { readConfig, WrongSetting } from './config.ts'
import { startEmbeddedProjector } from './embedded-projector.ts'
import { healthServer } from './health-server.ts'
import { createLogger } from './logger.ts'
import { metricsOf } from './metrics.ts'

/** The projector in a process of its own, on the files of a data directory. */
async function main(): Promise<void> {
  const { metricsPort, logLevel, ...embedded } = readConfig()
  const logger = createLogger(logLevel)
  const projector = await startEmbeddedProjector({ ...embedded, logger })
  let isReady = false
  const progress = () => projector.progress()
  const server = healthServer({ progress, isReady: () => isReady, metrics: metricsOf(progress) })
  server.listen(metricsPort)
  await once(server, 'listening')
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
  projector.caughtUp().then(
    () => {
      isReady = true
      logger.info({ metricsPort }, 'all read models are up to date')
    },
    (error: unknown) => logger.error({ err: error }, 'the read models are not up to date'),
  )
  try {
    await Promise.race([stopped, projector.ended])
  } finally {
    await projector.stop()
    server.close()
    server.closeAllConnections()
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongSetting || error instanceof StoreProblem
  process.stderr.write(
    `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
})
