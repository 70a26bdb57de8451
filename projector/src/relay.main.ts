import { openKeyedStore } from '@deals/accounts'
import { filesIn, storesOf } from '@deals/process/base'
import { openWatchedLog } from '@deals/event-log'
import { openServer, runProcess } from '@deals/process'
import { readRelayConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { relayMetrics } from './relay/relay-metrics.ts'
import { runRelay } from './relay/run-relay.ts'

/** The relay: carries the log to Kafka. It needs no keys, because it never opens what is sealed. */
runProcess(async (untilStopped, opened) => {
  const { metricsPort: port, logLevel, dataDir, eventStoreUrl, mongoUrl, kafka: settings } = readRelayConfig()
  const logger = createLogger(logLevel, 'relay')
  const stop = new AbortController()
  const stopped = untilStopped().then(() => stop.abort())
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const files = filesIn(dataDir)
  const reading = { file: files.log, writer: 'inline', readOnly: true, onWait } as const
  const log = opened.keep(await openWatchedLog({ ...reading, eventStoreUrl, signal: stop.signal }))
  const keyed = opened.keep(await openKeyedStore({ mongoUrl, file: files.accounts, onWait, signal: stop.signal }))
  const relay = runRelay({ log, keyed, settings, logger, signal: stop.signal })
  opened.keep({ close: async () => stop.abort() })
  const standing = () => relay.standing()
  const kafka = async () => (standing().state === 'waiting' ? ['kafka'] : [])
  const metrics = relayMetrics(standing, () => log.head())
  const stores = storesOf({ log, keyed })
  opened.keep(await openServer({ port, host: '::', stores, others: { kafka }, metrics, logger }))
  await Promise.race([stopped, relay.ended])
  stop.abort()
  await relay.ended
})
