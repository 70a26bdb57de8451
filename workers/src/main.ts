import type { RequestListener } from 'node:http'
import { pino } from 'pino'
import { loadInternalToken } from '@deals/accounts'
import { createVoteLeaves } from '@deals/event-log'
import { filesIn, openBase, reactionCheckpoints, scrubFiles, settleReactions, storesOf } from '@deals/process/base'
import { countedWarnings, openServer, runProcess } from '@deals/process'
import { openJudge } from '@deals/process/language-model'
import { readConfig } from './config.ts'
import { workersMetrics } from './metrics.ts'
import { commandClient, queryClient } from './platform/internal-client.ts'
import { openLetters } from './platform/mail/open-letters.ts'
import { openJobQueue } from './platform/open-job-queue.ts'
import { reactingOver } from './react-over-kafka.ts'
import { askForViewer } from './staff/ask-for-viewer.ts'
import { createJobsBoard, type JobsBoard } from './staff/jobs-board.ts'
import { startWorkers } from './start-workers.ts'

/** The workers in a process of their own: they read the log and reach the two APIs over HTTP. */
runProcess(async (untilStopped, opened) => {
  const config = readConfig()
  const logger = pino({ level: config.logLevel, base: { part: 'workers' }, hooks: countedWarnings() })
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const base = opened.keep(await openBase({ ...config, writer: 'inline', readOnly: true, onWait }))
  const { log, keyed, codec } = base
  const token = loadInternalToken({ dataDir: config.dataDir, given: config.internalToken })
  const queue = await openJobQueue({ redisUrl: config.redisUrl, file: filesIn(config.dataDir).jobs, logger })
  await settleReactions(reactionCheckpoints(keyed), await log.identity())
  const { registry: metrics, count } = workersMetrics(() => queue.counts())
  const workers = startWorkers({
    log,
    decode: async (event) => codec.decodeSealed(event),
    queue,
    checkpoints: reactionCheckpoints(keyed),
    // Longer than command-api waits for the address of a webhook.
    commands: commandClient({ url: config.commandApiUrl, token, timeoutMs: 20_000 }),
    queries: queryClient({ url: config.queryApiUrl, token }),
    letters: await openLetters(config, { ...base, logger }),
    ...(await openJudge(config.languageModel)),
    scrub: () => scrubFiles(config.dataDir),
    votes: { log, codec, leaves: createVoteLeaves(base.masterKey) },
    count,
    logger,
    ...(await reactingOver(config.kafka, base)),
  })
  opened.keep({ close: () => workers.stop() })
  const findViewer = askForViewer({ queryApiUrl: config.queryApiUrl })
  const board = await createJobsBoard({ queue, findViewer, publicUrl: config.publicUrl, logger })
  const stores = { ...storesOf(base), jobs: () => queue.counts() }
  const others = { kafka: async () => workers.waitsFor() }
  const port = config.metricsPort
  opened.keep(await openServer({ port, host: '::', stores, others, metrics, logger }, orNotFound(board)))
  await untilStopped(() => logger.info({ metricsPort: port }, 'the workers are ready'))
})

/** What the board does not answer is not there. */
function orNotFound(board: JobsBoard): RequestListener {
  return (request, response) => board(request, response, () => void response.writeHead(404).end('Not Found'))
}
