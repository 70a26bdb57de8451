import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A program of this folder as a process of its own, which says a line when something is done and ends with its input. */
export function startChild(program: string, args: readonly string[]): ChildProcess {
  const file = join(import.meta.dirname, program)
  return spawn(process.execPath, [...process.execArgv, file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
}

/** Until it says its next line. Throws where it ends without one. */
export async function saysNext(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a program ended before it had done its work')
  })
  await Promise.race([child.stdout && once(child.stdout, 'data'), ended])
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.stdin?.end()
    await once(child, 'exit')
  }
}
