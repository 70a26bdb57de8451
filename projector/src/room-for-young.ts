import { statSync } from 'node:fs'
import type { ResourceLimits } from 'node:worker_threads'
import { filesIn } from '@deals/process/base'

/** Of a whole log much is young at once, and copying it takes time. */
export const roomForWholeLog: ResourceLimits = { maxYoungGenerationSizeMb: 64 }

/** Bytes of a log that takes long to fold; that of the demonstration data has twenty megabytes. */
const longLog = 32 * 1024 * 1024

/**
 * What the projector of a data directory needs before it folds half of a long log into read models that are not there yet.
 * A thread has for good what it was started with, so whoever follows a log has no more than others.
 */
export function roomOf(dataDir: string): ResourceLimits | undefined {
  const { log, readModels } = filesIn(dataDir)
  return bytesIn(readModels) === 0 && bytesIn(log) > longLog ? roomForWholeLog : undefined
}

const bytesIn = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
