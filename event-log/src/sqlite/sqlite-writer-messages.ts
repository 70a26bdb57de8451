import type { TimedAppend, Verdict } from './sqlite-log-core.ts'

/** What a log sends to its writer's thread. */
export type ToWriter = { kind: 'append'; appends: { ticket: number; append: TimedAppend }[] } | { kind: 'close' }

/** What the thread answers. */
export type FromWriter =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'verdicts'; verdicts: { ticket: number; verdict: Verdict }[] }
  | { kind: 'closed' }
