import { spawn, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { endedBy, environmentOfImage, flagsOfImage } from './running-site.ts'

/** A program of this folder as a process of its own, which says a line when something is done and ends with its input. */
export function startChild(program: string, args: readonly string[]): ChildProcess {
  const file = join(import.meta.dirname, program)
  return spawn(process.execPath, [...process.execArgv, ...flagsOfImage, file, ...args], {
    env: environmentOfImage,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/** What it says next. Throws where it ends without a word. */
export async function saysNext({ stdout }: ChildProcess): Promise<string> {
  for await (const said of on(stdout ?? Readable.from([]), 'data', { close: ['end'] })) {
    return said.join('')
  }
  throw new Error('a program ended before it had done its work')
}

export const endChild = (child: ChildProcess): Promise<void> => endedBy(child, () => child.stdin?.end())
