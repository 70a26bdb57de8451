import type { Logger } from 'pino'
import type { KafkaSettings } from '@deals/event-log/kafka'
import { startRelay } from '@deals/projector/app'
import type { Stores } from './stores.ts'

export interface OwnRelay {
  /** Servers that it waits for. */
  waitsFor(): readonly string[]
  stop(): Promise<void>
}

interface Parts {
  stores: Stores
  logger: Logger
}

/** Carries the log to Kafka from within this process. */
export async function startOwnRelay(settings: KafkaSettings, { stores, logger }: Parts): Promise<OwnRelay> {
  const stop = new AbortController()
  const { log, keyed } = stores
  const relay = await startRelay({ log, keyed, settings, logger, signal: stop.signal })
  relay.ended.catch((error: unknown) => logger.fatal({ err: error }, 'the relay ended'))
  return {
    waitsFor: () => (relay.standing().state === 'waiting' ? ['kafka'] : []),
    async stop() {
      stop.abort()
      // What went wrong was said when it did.
      await relay.ended.catch(() => undefined)
    },
  }
}
