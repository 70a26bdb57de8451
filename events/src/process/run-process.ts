import { StoreProblem } from '../log/store-problem.ts'
import { PortProblem } from './listen.ts'
import { WrongSetting } from './settings.ts'

/**
 * Runs a process of the site until it is told to stop. What an operator can mend is said in one sentence; a bug keeps
 * its stack. `serve` resolves when all that the process held is closed.
 */
export function runProcess(serve: (stopped: Promise<void>) => Promise<void>): void {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
  serve(stopped).catch(endWith)
}

/** Says why a process cannot go on and ends it, once what is under way is done, with exit code 1. */
export function endWith(error: unknown): void {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

const plain = [WrongSetting, StoreProblem, PortProblem]

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error)
  }
  return plain.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}
