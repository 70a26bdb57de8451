import type { KafkaSettings } from '@deals/event-log/kafka'
import type { LogLevel } from '@deals/process'
import type { Filled } from './platform/back-fill.ts'
import type { ProcessorProgress } from './platform/progress.ts'
import type { VersionRef } from './platform/projection-store.ts'

// Both ends are this program, so what crosses is taken as it comes.

/** Where the log is, and what opens it. */
interface LogPlace {
  dataDir: string
  masterKey?: string | undefined
  eventStoreUrl?: string | undefined
}

/** What the thread of the projector is given. */
export interface ThreadData extends LogPlace {
  mongoUrl?: string | undefined
  kafka?: KafkaSettings | undefined
  logLevel: LogLevel
}

/** What a thread that folds some versions is given. */
export interface FoldThreadData extends LogPlace {
  versions: readonly VersionRef[]
}

/** What the thread tells unasked, after each batch; null for an answer to what it was asked. */
export function parseFilled(message: unknown): Filled | null {
  const isFilled = typeof message === 'object' && message !== null && 'documentsWritten' in message
  return isFilled ? (message as Filled) : null
}

/** What the thread of the projector answers. */
export const parseProgress = (answer: unknown): ProcessorProgress[] => answer as ProcessorProgress[]
