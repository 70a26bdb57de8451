import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { namedServer } from './named-server.ts'
import { answers, dockerAnswers, freePort, type ServerFound, type TestServer } from './test-programs.ts'

const image = 'redis:7.4-alpine'

/** Looks for Redis: REDIS_URL, then redis-server on the PATH, then Docker. */
export function findRedis(): ServerFound {
  const given = process.env['REDIS_URL']
  if (given !== undefined && given !== '') {
    return { start: () => namedServer({ setting: 'REDIS_URL', port: 6379 }, given) }
  }
  if (hasRedisServer()) {
    return { start: async () => startRedisServer() }
  }
  if (dockerAnswers()) {
    return { start: startContainer }
  }
  return { reason: 'REDIS_URL is not set, redis-server is not on the PATH, and Docker does not answer' }
}

/** Whether tests can have a server of their own, which they may stop, freeze and empty. */
export const hasRedisServer = (): boolean => answers('redis-server', ['--version'])

export interface OwnRedis extends TestServer {
  readonly process: ChildProcess
  /** Starts it again on the same port, with what was on its disk. */
  startAgain(): Promise<void>
}

/** A server of its own, with its append-only file in a folder that goes with it. */
export async function startRedisServer(): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-redis-'))
  const port = await freePort()
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--appendonly', 'yes']
  const run = async () => {
    const server = spawn('redis-server', [...args, '--appendfsync', 'always'], { stdio: 'ignore' })
    await untilListening(port)
    return server
  }
  let server = await run()
  return {
    url: `redis://127.0.0.1:${port}`,
    get process() {
      return server
    },
    async startAgain() {
      server = await run()
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startContainer(): Promise<TestServer> {
  const { GenericContainer } = await import('testcontainers')
  const container = await new GenericContainer(image).withExposedPorts(6379).start()
  const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`
  return { url, stop: async () => void (await container.stop()) }
}

/** Asks until somebody accepts connections there. */
async function untilListening(port: number): Promise<void> {
  for (let isOpen = false; !isOpen;) {
    isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (!isOpen) {
      await delay(20)
    }
  }
}
