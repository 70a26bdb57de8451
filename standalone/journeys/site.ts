import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** How a process ended, and what it had said until then. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
  readonly errors: string
}
export interface Site {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Kills it without a chance to tidy up. */
  kill(): Promise<Ending>
  /** Stops it as an operator would; its data stay. One that does not end by itself is killed in the end. */
  stop(): Promise<Ending>
}
export type Settings = Readonly<Record<string, string>>

export interface Running {
  readonly child: ChildProcess
  readonly onLine: (hear: (line: string) => void) => void
  readonly ended: Promise<Ending>
}

/** Where a program of the site lies once it is built. */
export const built = (name: string) => join(__dirname, '../dist', `${name}.js`)
const main = built('main')
/** Well beyond what an orderly end takes, even where two journeys share the machine. */
const patience = 60_000
const minutesToSoak = Math.max(Number(process.env['SOAK_MINUTES'] ?? 0), 5 * Number(process.env['STORE_ROUNDS'] ?? 0))
const longestLife = 900_000 + minutesToSoak * 60_000

/** An empty directory for the data of a site. */
export const newDataDir = () => mkdtemp(join(tmpdir(), 'dealstream-journey-'))

export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true })

/** Starts the built site on a free port; resolves when it says that it is ready. */
export async function startSite(dataDir: string, settings: Settings = {}, program = main): Promise<Site> {
  const running = run(program, { DATA_DIR: dataDir, ...settings })
  const url = await readyAddress(running)
  return { url, dataDir, pid: running.child.pid ?? 0, stop: () => stop(running), kill: () => kill(running) }
}

/** Tells a program to end; one that does not is killed in the end. */
export async function stop({ child, ended }: Running): Promise<Ending> {
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  child.kill('SIGTERM')
  const ending = await ended
  clearTimeout(late)
  return ending
}

export function kill({ child, ended }: Running): Promise<Ending> {
  child.kill('SIGKILL')
  return ended
}

/** Starts the built site where it must refuse to start, and waits for its end. */
export function startInVain(settings: Settings): Promise<Ending> {
  const { child, ended, onLine } = run(main, settings)
  onLine((line) => {
    if (/ready at/.test(line)) {
      child.kill('SIGKILL')
    }
  })
  return ended
}

/** Runs a built program on this machine alone, with these settings and no others. */
export function run(program: string, settings: Settings): Running {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: tmpdir(),
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whatever goes wrong, no site outlives its journeys for long.
    timeout: longestLife,
    killSignal: 'SIGKILL',
  })
  const lines: string[] = []
  const errors: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ended = once(child, 'close').then(() => ({
    code: child.exitCode,
    signal: child.signalCode,
    output: lines.join('\n'),
    errors: errors.join(''),
  }))
  return { child, ended, onLine: (hear) => void reader.on('line', hear) }
}

function readyAddress({ ended, onLine }: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    onLine((line) => {
      const address = /ready at (http:\/\/\S+)/i.exec(line)?.[1]
      if (address !== undefined) {
        resolve(address)
      }
    })
    void ended.then(({ code, output, errors }) => reject(new Error(`the site ended with ${code}: ${output}${errors}`)))
  })
}
