import { once } from 'node:events'
import express from 'express'
import { createFrontend } from './app.ts'
import { readConfig, WrongSetting } from './config.ts'
import type { Config } from './config.ts'
import { logLine } from './log-line.ts'
import { proxyToApis } from './proxy.ts'

/** The pages in a process of their own, with everything else handed on to the two APIs. */
async function main(): Promise<void> {
  const config = readConfig()
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
  await serve(config, stopped)
}

async function serve(config: Config, stopped: Promise<void>): Promise<void> {
  const app = express().disable('x-powered-by')
  app.get('/healthz', (_request, response) => {
    response.type('text/plain').send('ok')
  })
  app.get('/readyz', async (_request, response) => {
    const isReady = await areReady([config.queryApiUrl, config.commandApiUrl])
    response
      .status(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ok' : 'An API does not answer.')
  })
  app.use(proxyToApis(config))
  const frontend = createFrontend({
    fetchApi: (path, init) => fetch(`${config.queryApiUrl}${path}`, init),
    publicUrl: config.publicUrl,
    logger: { error: (details, message) => logLine('error', message, details) },
  })
  app.use(frontend)
  const server = app.listen(config.port, config.host)
  try {
    await once(server, 'listening')
    logLine('info', 'frontend is ready', { url: config.publicUrl })
    await stopped
  } finally {
    server.close()
    server.closeIdleConnections()
    await frontend.close()
  }
}

async function areReady(urls: readonly string[]): Promise<boolean> {
  const answers = await Promise.allSettled(
    urls.map((url) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })),
  )
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok)
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongSetting
  const text = error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
