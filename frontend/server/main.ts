import type { IncomingMessage } from 'node:http'
import express from 'express'
import { openSiteServer, runProcess, visitorProof } from '@deals/process'
import { loadInternalToken } from '@deals/accounts'
import { createFrontend } from './app.ts'
import { askingOverHttp } from './ask-query-api.ts'
import { readConfig } from './config.ts'
import { proxyToApis, targetOf } from './proxy.ts'

/** The pages in a process of their own, with everything else handed on to the two APIs. */
runProcess(async (untilStopped, opened) => {
  const config = readConfig()
  const { dataDir, internalToken: given, queryApiUrl, commandApiUrl } = config
  const proof = visitorProof(loadInternalToken({ dataDir, given }))
  const frontend = opened.keep(
    createFrontend({
      openApi: askingOverHttp({ targetOf: (path) => targetOf('GET', path, config) ?? queryApiUrl, proof }),
      publicUrl: config.publicUrl,
      pageThreads: config.pageThreads,
      logger: { error: (details, message) => logLine('error', message, details) },
    }),
  )
  const app = express().disable('x-powered-by').use(proxyToApis(config, proof)).use(frontend)
  const stores = { 'query-api': () => ready(queryApiUrl), 'command-api': () => ready(commandApiUrl) }
  // The APIs shed what is theirs by themselves.
  const isOwn = ({ method = 'GET', url = '' }: IncomingMessage) => targetOf(method, url, config) !== undefined
  opened.keep(await openSiteServer({ ...config, stores, isOwn, waited: frontend.waited }, app))
  await untilStopped(() => logLine('info', 'frontend is ready', { url: config.publicUrl }))
})

async function ready(url: string): Promise<void> {
  const { ok } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
  if (!ok) {
    throw new Error(`${url} is not ready`)
  }
}

/** Writes one line of JSON, as the other processes do. */
function logLine(level: 'info' | 'error', message: string, details: object): void {
  const stream = level === 'error' ? process.stderr : process.stdout
  const readable = (_name: string, value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value)
  stream.write(`${JSON.stringify({ level, time: Date.now(), part: 'frontend', msg: message, ...details }, readable)}\n`)
}
