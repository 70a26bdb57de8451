import { closeServer, healthAnswers, listen, runProcess } from '@deals/events/process'
import { readConfig } from './config.ts'
import { startEmbeddedProjector } from './embedded-projector.ts'
import { createLogger } from './logger.ts'
import { metricsOf } from './metrics.ts'
import { waitingLanes } from './platform/progress.ts'

/** The projector in a process of its own, on the stores that its settings name. */
async function serve(untilStopped: () => Promise<void>): Promise<void> {
  const { metricsPort, logLevel, ...stores } = readConfig()
  const logger = createLogger(logLevel)
  const projector = await startEmbeddedProjector({ ...stores, logger })
  let isCaughtUp = false
  const waitingFor = async () => waitingLanes(await projector.progress(), { isCaughtUp })
  const metrics = metricsOf(() => projector.progress())
  const server = await listen(healthAnswers({ waitingFor, metrics }), { port: metricsPort, host: '::' })
  projector.caughtUp().then(
    () => {
      isCaughtUp = true
      logger.info({ metricsPort }, 'all read models are up to date')
    },
    (error: unknown) => logger.error({ err: error }, 'the read models are not up to date'),
  )
  try {
    await Promise.race([untilStopped(), projector.ended])
  } finally {
    await projector.stop()
    await closeServer(server)
  }
}

runProcess(serve)
