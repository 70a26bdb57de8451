import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { checkMasterKey, loadMasterKey, openSqliteKeyedStore } from '@deals/events/accounts'
import { openSqliteLog, StoreProblem } from '@deals/events/log'
import { createCommandApi, createCommandContext } from './app.ts'
import { readConfig, WrongSetting, type Config } from './config.ts'
import { healthRoutes } from './platform/health.ts'
import { createLogger } from './platform/logger.ts'
import { queryClient } from './platform/query-client.ts'

/** The command side in a process of its own: the log in the data directory, the read side over HTTP. */
async function main(): Promise<void> {
  const config = readConfig()
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
  await serve(config, stopped)
}

async function serve(config: Config, stopped: Promise<void>): Promise<void> {
  const { dataDir, publicUrl, rateLimits, internalToken } = config
  const logger = createLogger({ level: config.logLevel })
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'thread' })
  const store = openSqliteKeyedStore({ file: join(dataDir, 'accounts.db') })
  try {
    const masterKey = loadMasterKey({ dataDir, given: config.masterKey })
    await checkMasterKey({ store, masterKey })
    const queries = queryClient({ url: config.queryApiUrl, token: internalToken })
    const parts = { log, store, masterKey, queries, dataDir, publicUrl, rateLimits, internalToken, logger }
    const app = createCommandApi(createCommandContext(parts))
    app.set('trust proxy', config.trustProxy)
    app.use(healthRoutes(log))
    if (rateLimits === 'off') {
      logger.warn('RATE_LIMITS is off: anybody may do anything as often as they like')
    }
    const server = await listen(app, config)
    logger.info({ port: config.port }, 'command-api listens')
    await stopped
    await close(server)
  } finally {
    await store.close()
    await log.close()
  }
}

async function listen(handler: RequestListener, { port, host }: Config): Promise<Server> {
  const server = createServer(handler)
  // Longer than a proxy in front keeps its connections, so that none is closed under a request.
  server.keepAliveTimeout = 65_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw code === 'EADDRINUSE' ? new WrongSetting('PORT', String(port), 'a port that no other program uses') : error
  }
}

/** What is under way may end; what takes too long is cut off. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearTimeout(late)
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongSetting || error instanceof StoreProblem
  process.stderr.write(
    `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
})
