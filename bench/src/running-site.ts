import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inTempDirectory } from './temp-directory.ts'

/** What the image gives each process (Dockerfile): the room for what is young, and heaps of the C library. */
export const flagsOfImage = ['--max-semi-space-size=8'] as const
export const environmentOfImage = { MALLOC_ARENA_MAX: '2' } as const
export const siteProgram = join(import.meta.dirname, '../../standalone/dist/main.js')

/** What the built site is started with over a directory, unless a measurement wants something else. */
const settingsOver = (directory: string): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: directory,
  DEMO: '0',
  RATE_LIMITS: 'off',
  NODE_ENV: 'production',
  ...environmentOfImage,
})

/** The built site over a directory, with other settings where they are given. */
export const withSiteOver = <T>(
  directory: string,
  settings: Record<string, string>,
  work: (origin: string, pid: number) => Promise<T>,
): Promise<T> => withProgram([...flagsOfImage, siteProgram], { ...settingsOver(directory), ...settings }, work)

/** The built site with its demonstration data, in a process of its own as `npm start` runs it, while the work lasts. */
export function withSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  return inTempDirectory((directory) => withSiteOver(directory, { DEMO: '1' }, work))
}

/** The built site without anything in it, over whatever stores the settings name. */
export function withNewSite<T>(
  settings: Record<string, string>,
  work: (origin: string, pid: number) => Promise<T>,
): Promise<T> {
  return inTempDirectory((directory) => withSiteOver(directory, { LOG_LEVEL: 'fatal', ...settings }, work))
}

/** A program that says at which address it is ready. */
export async function withProgram<T>(
  args: readonly string[],
  settings: Record<string, string>,
  work: (origin: string, pid: number) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, args, {
    // Nothing but these: a setting of the machine must not change what is measured.
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return await work(await readyOrigin(child), child.pid ?? 0)
  } finally {
    await ended(child)
  }
}

async function readyOrigin({ stdout, exitCode }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout ?? process.stdin })) {
    const address = /ready at (http:\/\/\S+)/i.exec(line)?.[1]
    if (address !== undefined) {
      stdout?.resume()
      return address
    }
  }
  throw new Error(`a program ended before it was ready (${exitCode ?? 'without a code'})`)
}

/** Tells a program to end, and waits until it has. */
export const ended = (child: ChildProcess): Promise<void> => endedBy(child, () => child.kill('SIGTERM'))

/** The same for one that is told in another way. */
export async function endedBy(child: ChildProcess, tell: () => unknown): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    tell()
    await once(child, 'exit')
  }
}
