import type { KafkaSettings } from '@deals/event-log/kafka'
import type { LogLevel } from '@deals/process'

/** What the thread of the projector is given. */
export interface ThreadData {
  dataDir: string
  masterKey?: string | undefined
  eventStoreUrl?: string | undefined
  mongoUrl?: string | undefined
  kafka?: KafkaSettings | undefined
  logLevel: LogLevel
}

/** The starter of the thread is in this folder, so its shape is taken as it comes. */
export const parseThreadData = (given: unknown): ThreadData => given as ThreadData
