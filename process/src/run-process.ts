import { StoreProblem } from '@deals/storage'
import { PortProblem } from './listen.ts'
import { missingDriver } from './missing-driver.ts'
import { openings, type Openings } from './openings.ts'
import { WrongSetting } from './settings.ts'

/** Resolves at the first signal. Who waits for a word that the process is ready may end it on that word, so it listens before. */
export type UntilStopped = (sayReady?: () => void) => Promise<void>

/**
 * Runs a process of the site. What an operator can mend is said in one sentence; a bug keeps its stack. `serve` opens
 * what it needs and awaits `untilStopped()`; then all that it keeps is closed, the last first. A signal that comes before
 * it asks ends the process at once: nothing was promised to anybody yet.
 */
export function runProcess(serve: (untilStopped: UntilStopped, opened: Openings) => Promise<void>): void {
  // What a process of the site writes holds what people said in confidence.
  process.umask(0o077)
  const opened = openings()
  const run = async () => {
    try {
      await serve(untilSignal, opened)
    } finally {
      await opened.close()
    }
  }
  run().catch(endWith)
}

function untilSignal(sayReady: () => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    // For good: a terminal and npm both pass Ctrl-C on, and the second one must not cut off what the first one ends.
    process.on('SIGTERM', () => resolve())
    process.on('SIGINT', () => resolve())
    sayReady()
  })
}

/** The process ends with exit code 1 once what it holds is closed. */
function endWith(error: unknown): void {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

const plain = [WrongSetting, StoreProblem, PortProblem]

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error)
  }
  return plain.some((kind) => error instanceof kind)
    ? error.message
    : (missingDriver(error) ?? error.stack ?? error.message)
}
