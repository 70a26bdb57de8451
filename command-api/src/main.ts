import { openBase, storesOf } from '@deals/process/base'
import { openJudge } from '@deals/process/language-model'
import { openLimiter } from '@deals/process/limits'
import { openSiteServer, runProcess, visitorProof } from '@deals/process'
import { loadInternalToken } from '@deals/accounts'
import { createCommandApi, createCommandContext } from './app.ts'
import { readConfig } from './config.ts'
import { createLogger } from './platform/logger.ts'
import { followStreams } from './platform/follow-streams.ts'
import { projectorClient, queryClient } from './platform/other-processes.ts'

/** The command side in a process of its own: it appends to the log and asks the read side over HTTP. */
runProcess(async (untilStopped, opened) => {
  const config = readConfig()
  const { dataDir, publicUrl, rateLimits } = config
  const logger = createLogger({ level: config.logLevel })
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const { log, keyed, masterKey } = opened.keep(await openBase({ ...config, writer: 'thread', onWait }))
  const { limits } = opened.keep(await openLimiter({ redisUrl: config.redisUrl, logger }))
  const internalToken = loadInternalToken({ dataDir, given: config.internalToken })
  const queries = queryClient({ url: config.queryApiUrl, token: internalToken })
  const operations = projectorClient({ url: config.projectorUrl, token: internalToken })
  const judging = await openJudge(config.languageModel)
  const stores = { log, store: keyed, masterKey, queries, operations, limits, ...judging }
  const context = createCommandContext({ ...stores, dataDir, publicUrl, rateLimits, internalToken, logger })
  const following = followStreams(context)
  opened.keep({ close: () => following.stop() })
  if (rateLimits === 'off') {
    logger.warn('RATE_LIMITS is off: anybody may do anything as often as they like')
  }
  const serving = { ...config, proof: visitorProof(internalToken), stores: storesOf({ log, keyed }), logger }
  opened.keep(await openSiteServer(serving, createCommandApi(context).answer))
  await untilStopped(() => logger.info({ port: config.port }, 'command-api is ready'))
})
