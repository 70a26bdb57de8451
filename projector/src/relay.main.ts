import { join } from 'node:path'
import { openKeyedStore } from '@deals/events/accounts'
import { openSqliteLog } from '@deals/events/log'
import { closeServer, healthAnswers, listen, notAnswering, runProcess } from '@deals/events/process'
import { readRelayConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { relayMetrics } from './relay/relay-metrics.ts'
import { runRelay } from './relay/run-relay.ts'

/** The relay: carries the log to Kafka. It needs no keys, because it never opens what is sealed. */
async function serve(untilStopped: () => Promise<void>): Promise<void> {
  const { metricsPort, logLevel, dataDir, mongoUrl, kafka: settings } = readRelayConfig()
  const logger = createLogger(logLevel)
  const stop = new AbortController()
  const stopped = untilStopped().then(() => stop.abort())
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'inline', readOnly: true })
  const keyed = await openKeyedStore({ mongoUrl, file: join(dataDir, 'accounts.db'), signal: stop.signal })
  try {
    const relay = runRelay({ log, keyed, settings, logger, signal: stop.signal })
    const waitingFor = async () => [
      ...(await notAnswering({ 'event log': () => log.head() })),
      ...(relay.standing().state === 'waiting' ? ['kafka'] : []),
    ]
    const metrics = relayMetrics(
      () => relay.standing(),
      () => log.head(),
    )
    const server = await listen(healthAnswers({ waitingFor, metrics }), { port: metricsPort, host: '::' })
    try {
      await Promise.race([stopped, relay.ended])
      stop.abort()
      await relay.ended
    } finally {
      await closeServer(server)
    }
  } finally {
    stop.abort()
    await keyed.close()
    await log.close()
  }
}

runProcess(serve)
