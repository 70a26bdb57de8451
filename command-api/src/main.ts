import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { checkMasterKey, loadInternalToken, loadMasterKey, openSqliteKeyedStore } from '@deals/events/accounts'
import { openSqliteLog } from '@deals/events/log'
import { closeServer, healthAnswers, listen, notAnswering, runProcess } from '@deals/events/process'
import { createCommandApi, createCommandContext } from './app.ts'
import { readConfig } from './config.ts'
import { createLogger } from './platform/logger.ts'
import { openLimiter, type OpenedLimiter } from './platform/open-limiter.ts'
import { queryClient } from './platform/query-client.ts'

/** The command side in a process of its own: it appends to the log and asks the read side over HTTP. */
async function serve(untilStopped: () => Promise<void>): Promise<void> {
  const config = readConfig()
  const { dataDir, publicUrl, rateLimits } = config
  const logger = createLogger({ level: config.logLevel })
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'thread' })
  const store = openSqliteKeyedStore({ file: join(dataDir, 'accounts.db') })
  let limiter: OpenedLimiter | undefined
  try {
    const masterKey = loadMasterKey({ dataDir, given: config.masterKey })
    await checkMasterKey({ store, masterKey })
    const internalToken = loadInternalToken({ dataDir, given: config.internalToken })
    const queries = queryClient({ url: config.queryApiUrl, token: internalToken })
    limiter = await openLimiter({ redisUrl: config.redisUrl, logger })
    const { limits } = limiter
    const parts = { log, store, masterKey, queries, dataDir, publicUrl, rateLimits, limits, internalToken, logger }
    const api: RequestListener = createCommandApi(createCommandContext(parts)).set('trust proxy', config.trustProxy)
    if (rateLimits === 'off') {
      logger.warn('RATE_LIMITS is off: anybody may do anything as often as they like')
    }
    const waitingFor = () => notAnswering({ 'event log': () => log.head() })
    const server = await listen(healthAnswers({ waitingFor }, api), config)
    logger.info({ port: config.port }, 'command-api is ready')
    await untilStopped()
    await closeServer(server)
  } finally {
    await limiter?.close()
    await store.close()
    await log.close()
  }
}

runProcess(serve)
