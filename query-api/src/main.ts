import { once } from 'node:events'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { createSessions, openSqliteKeyedStore } from '@deals/events/accounts'
import { openSqliteReadModels } from '@deals/projector/read-models'
import { createQueryApi } from './app.ts'
import { readConfig, WrongSetting, type Config } from './config.ts'
import type { PostLog } from './context.ts'
import { Away } from './platform/away.ts'

/** This process knows documents alone; what only the log can tell is asked of one that holds it. */
const withoutLog: PostLog = {
  eventsOf: () => Promise.reject(new Away('the log is not open in this process')),
  asOf: () => Promise.reject(new Away('the log is not open in this process')),
}

/** query-api in a process of its own, on the read models and sessions of a data directory. */
async function main(): Promise<void> {
  const config = readConfig()
  const logger = pino({ level: config.logLevel, base: { part: 'query-api' } })
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
  await serve(config, { logger, stopped })
}

async function serve(config: Config, { logger, stopped }: { logger: Logger; stopped: Promise<void> }): Promise<void> {
  const { dataDir, internalToken, publicUrl, host, port } = config
  const keyed = openSqliteKeyedStore({ file: join(dataDir, 'accounts.db') })
  const readModels = openSqliteReadModels({ file: join(dataDir, 'read.db') })
  const app = createQueryApi({
    ...{ readModels, internalToken, publicUrl, logger },
    sessions: createSessions(keyed),
    postLog: withoutLog,
    clock: Date.now,
  })
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.type('text/plain').send('ok')
  })
  const server = app.listen(port, host)
  try {
    await once(server, 'listening')
    logger.info({ port: server.address() }, 'query-api is ready')
    await stopped
  } finally {
    server.close()
    server.closeAllConnections()
    await readModels.close()
    await keyed.close()
  }
}

/** What an operator can mend is said in one sentence. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error)
  }
  if ('code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) {
    return `query-api cannot listen: ${error.message}`
  }
  const isPlain = error instanceof WrongSetting || error.name === 'StoreProblem'
  return isPlain ? error.message : (error.stack ?? error.message)
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
})
