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

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
