import type { IncomingMessage } from 'node:http'
import express from 'express'
import {
  closeServer,
  handedOn,
  healthAnswers,
  knowingVisitors,
  listen,
  notAnswering,
  runProcess,
  sheddingLoad,
  visitorProof,
} from '@deals/process'
import { loadInternalToken } from '@deals/accounts'
import { createFrontend } from './app.ts'
import { readConfig } from './config.ts'
import { proxyToApis, targetOf } from './proxy.ts'

/** The pages in a process of their own, with everything else handed on to the two APIs. */
async function serve(untilStopped: () => Promise<void>): Promise<void> {
  const config = readConfig()
  const { dataDir, internalToken: given, proxies } = config
  const proof = visitorProof(loadInternalToken({ dataDir, given }))
  const frontend = createFrontend({
    fetchApi: (path, { headers }, address) =>
      fetch(`${targetOf('GET', path, config) ?? config.queryApiUrl}${path}`, {
        headers: { ...headers, ...handedOn(address, proof) },
      }),
    publicUrl: config.publicUrl,
    logger: { error: (details, message) => logLine('error', message, details) },
  })
  const app = express().disable('x-powered-by').use(proxyToApis(config, proof)).use(frontend)
  // The APIs shed what is theirs by themselves.
  const isOwn = ({ method = 'GET', url = '' }: IncomingMessage) => targetOf(method, url, config) !== undefined
  const shedding = sheddingLoad(app, { isOwn })
  const waitingFor = () =>
    notAnswering({ 'query-api': () => ready(config.queryApiUrl), 'command-api': () => ready(config.commandApiUrl) })
  const server = await listen(healthAnswers({ waitingFor }, knowingVisitors({ proxies }, shedding.listener)), config)
  logLine('info', 'frontend is ready', { url: config.publicUrl })
  await untilStopped()
  await closeServer(server)
  await shedding.close()
  await frontend.close()
}

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

runProcess(serve)
