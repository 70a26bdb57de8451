import { openKeyedStore } from '@deals/accounts'
import { filesIn, openings, storesOf } from '@deals/process/base'
import { openWatchedLog } from '@deals/event-log'
import { closeServer, healthAnswers, listen, notAnswering, runProcess, watchStores } from '@deals/process'
import { readRelayConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { relayMetrics } from './relay/relay-metrics.ts'
import { runRelay } from './relay/run-relay.ts'

/** The relay: carries the log to Kafka. It needs no keys, because it never opens what is sealed. */
async function serve(untilStopped: () => Promise<void>): Promise<void> {
  const { metricsPort, logLevel, dataDir, eventStoreUrl, mongoUrl, kafka: settings } = readRelayConfig()
  const logger = createLogger(logLevel, 'relay')
  const stop = new AbortController()
  const stopped = untilStopped().then(() => stop.abort())
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const files = filesIn(dataDir)
  const opened = openings()
  try {
    const reading = { file: files.log, writer: 'inline', readOnly: true, onWait } as const
    const log = opened.keep(await openWatchedLog({ ...reading, eventStoreUrl, signal: stop.signal }))
    const keyed = opened.keep(await openKeyedStore({ mongoUrl, file: files.accounts, onWait, signal: stop.signal }))
    const relay = runRelay({ log, keyed, settings, logger, signal: stop.signal })
    const asked = storesOf({ log, keyed })
    opened.keep(watchStores(asked, { logger }))
    const isWaiting = () => relay.standing().state === 'waiting'
    const waitingFor = () => notAnswering(asked, { kafka: async () => (isWaiting() ? ['kafka'] : []) })
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
    await opened.close()
  }
}

runProcess(serve)
