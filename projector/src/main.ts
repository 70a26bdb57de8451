import type { RequestListener } from 'node:http'
import { loadInternalToken } from '@deals/accounts'
import { filesIn, openBase, openings, storesOf, type Openings } from '@deals/process/base'
import { closeServer, healthAnswers, listen, notAnswering, runProcess, watchStores, type Stores } from '@deals/process'
import { readConfig, type Config } from './config.ts'
import { startEmbeddedProjector } from './embedded-projector.ts'
import { createPostLog } from './history/post-log.ts'
import { answerLogQuestions } from './log-queries.ts'
import { createLogger } from './logger.ts'
import { metricsOf } from './metrics.ts'
import { waitingProcessors } from './platform/progress.ts'
import type { Logger } from './platform/run-options.ts'
import { projections } from './projections.ts'
import type { Projector } from './start-projector.ts'
import { openReadModels } from './adapters/open-read-models.ts'

/** The projector in a process of its own, on the stores that its settings name. */
async function serve(untilStopped: () => Promise<void>): Promise<void> {
  const { metricsPort, logLevel, ...stores } = readConfig()
  const logger = createLogger(logLevel)
  const projector = await startEmbeddedProjector({ ...stores, logger })
  const opened = openings()
  try {
    const { calls, asked } = await openCalls(opened, { stores, projector, logger })
    opened.keep(watchStores(asked, { logger }))
    let isCaughtUp = false
    const waitingFor = () =>
      notAnswering(asked, {
        'read models': async () => waitingProcessors(await projector.progress(), { isCaughtUp }),
        kafka: async () => projector.waitsFor?.() ?? [],
      })
    const metrics = metricsOf(() => projector.progress())
    const server = await listen(healthAnswers({ waitingFor, metrics }, calls), { port: metricsPort, host: '::' })
    projector.caughtUp().then(
      () => {
        isCaughtUp = true
        logger.info({ metricsPort }, 'all read models are up to date')
      },
      (error: unknown) => logger.error({ err: error }, 'the read models are not up to date'),
    )
    await Promise.race([untilStopped(), projector.ended])
    await closeServer(server)
  } finally {
    await projector.stop()
    await opened.close()
  }
}

interface Answering {
  stores: Omit<Config, 'metricsPort' | 'logLevel'>
  projector: Projector
  logger: Logger
}

/** What other processes ask is read on connections of its own, so that no answer waits for a fold. */
async function openCalls(
  opened: Openings,
  { stores, projector, logger }: Answering,
): Promise<{ calls: RequestListener; asked: Stores }> {
  const { dataDir, mongoUrl, internalToken: given } = stores
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const base = opened.keep(await openBase({ ...stores, writer: 'inline', readOnly: true, onWait }))
  const { log, codec } = base
  const readModels = opened.keep(await openReadModels({ mongoUrl, file: filesIn(dataDir).readModels, onWait }))
  const postLog = createPostLog({ log, codec, readModels, projections })
  const token = loadInternalToken({ dataDir, given })
  return { calls: answerLogQuestions({ postLog, projector, token, logger }), asked: storesOf(base) }
}

runProcess(serve)
