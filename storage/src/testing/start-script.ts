import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { builtScript } from './built-script.ts'

/** A process of its own that runs a TypeScript script, and the lines that it prints. */
export interface StartedScript {
  child: ChildProcess
  /** Lines printed so far. */
  lines: readonly string[]
  /** Resolves once so many lines are there; rejects when the process ends before. */
  untilLines(count: number): Promise<void>
  /** Kills it without a chance to tidy up. */
  kill(): Promise<void>
}

export function startScript(
  file: string,
  args: readonly string[],
  { threads }: { threads?: readonly string[] } = {},
): StartedScript {
  const script = builtScript(file, threads)
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => {
    lines.push(line)
    waiting.forEach((look) => look())
  })
  const ended = once(reader, 'close')
  return {
    child,
    lines,
    untilLines: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (lines.length >= count) {
            waiting.delete(look)
            resolve()
          }
        }
        waiting.add(look)
        void ended.then(() => reject(new Error(`${file} ended after ${lines.length} lines`)))
        look()
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
