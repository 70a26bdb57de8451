import type { RequestListener } from 'node:http'
import { loadInternalToken } from '@deals/accounts'
import { createVoteLeaves } from '@deals/event-log'
import { filesIn, openBase, storesOf } from '@deals/process/base'
import { openServer, runProcess, type Openings, type Stores } from '@deals/process'
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
import { createVoteLog } from './votes/vote-log.ts'
import { openReadModels } from './adapters/open-read-models.ts'

/** The projector in a process of its own, on the stores that its settings name. */
runProcess(async (untilStopped, opened) => {
  const { metricsPort: port, logLevel, ...settings } = readConfig()
  const logger = createLogger(logLevel)
  const projector = await startEmbeddedProjector({ ...settings, logger })
  opened.keep({ close: () => projector.stop() })
  const { calls, stores } = await openCalls(opened, { settings, projector, logger })
  let isCaughtUp = false
  const others = {
    'read models': async () => waitingProcessors(await projector.progress(), { isCaughtUp }),
    kafka: async () => projector.waitsFor?.() ?? [],
  }
  const metrics = metricsOf(() => projector.progress())
  opened.keep(await openServer({ port, host: '::', stores, others, metrics, logger }, calls))
  projector.caughtUp().then(
    () => {
      isCaughtUp = true
      logger.info({ metricsPort: port }, 'all read models are up to date')
    },
    (error: unknown) => logger.error({ err: error }, 'the read models are not up to date'),
  )
  await Promise.race([untilStopped(), projector.ended])
})

interface Answering {
  settings: Omit<Config, 'metricsPort' | 'logLevel'>
  projector: Projector
  logger: Logger
}

/** What other processes ask is read on connections of its own, so that no answer waits for a fold. */
async function openCalls(
  opened: Openings,
  { settings, projector, logger }: Answering,
): Promise<{ calls: RequestListener; stores: Stores }> {
  const { dataDir, mongoUrl, internalToken: given } = settings
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const base = opened.keep(await openBase({ ...settings, writer: 'inline', readOnly: true, onWait }))
  const { log, codec } = base
  const readModels = opened.keep(await openReadModels({ mongoUrl, file: filesIn(dataDir).readModels, onWait }))
  const postLog = createPostLog({ log, codec, readModels, projections })
  const voteLog = createVoteLog({ log, codec, readModels, leaves: createVoteLeaves(base.masterKey) })
  const token = loadInternalToken({ dataDir, given })
  return { calls: answerLogQuestions({ postLog, voteLog, projector, token, logger }), stores: storesOf(base) }
}
