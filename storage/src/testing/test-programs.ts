import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A server that tests may use until they stop it. */
export interface TestServer {
  url: string
  stop(): Promise<void>
}
/** How a server is had here, or why there is none. */
export type ServerFound = { start: () => Promise<TestServer> } | { reason: string }

/** Whether a program is on the PATH and does what it is asked. */
export const answers = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0

export const dockerAnswers = (): boolean => answers('docker', ['version', '--format', '{{.Server.Version}}'])

/**
 * Systems give connections ports above these by themselves, which would be taken between the choice and the use. Each
 * worker of a run has a thousand of its own.
 */
const firstPort = 10_000 + (Number(process.env['JEST_WORKER_ID'] ?? 1) % 20) * 1_000
const ports = 1_000
let lastTried = Math.floor(Math.random() * ports)

/** A port that nobody listened on a moment ago, each time another one. */
export async function freePort(): Promise<number> {
  lastTried = (lastTried + 1) % ports
  const port = firstPort + lastTried
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
