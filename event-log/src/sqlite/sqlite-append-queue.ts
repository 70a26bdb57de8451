import type { TimedAppend, Verdict } from './sqlite-log-core.ts'

/** Takes appends one by one and answers each, however they are written together. */
export interface AppendQueue {
  submit(append: TimedAppend): Promise<Verdict>
  /** Writes what is waiting, then closes the file. */
  close(): Promise<void>
}
