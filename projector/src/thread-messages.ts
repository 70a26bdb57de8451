import type { KafkaSettings } from '@deals/event-log/kafka'
import type { LogLevel } from '@deals/process'
import type { Filled } from './platform/back-fill.ts'
import type { ProcessorProgress } from './platform/progress.ts'
import type { VersionRef } from './platform/projection-store.ts'

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

/** What the thread tells unasked, after each batch. */
export const isFilled = (message: unknown): message is Filled =>
  typeof message === 'object' && message !== null && 'documentsWritten' in message

/** What is asked of the thread of the projector: these, and the questions of those who operate it. */
export interface ProjectorCalls {
  readonly progress: () => Promise<ProcessorProgress[]>
  readonly [question: string]: (asked?: unknown) => Promise<unknown>
}
