import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newUuid } from '@deals/events/platform'
import { namedServer } from './named-server.ts'
import { answers, dockerAnswers, freePort, type ServerFound, type TestServer } from './test-programs.ts'

/** Of all tests that come through this door, few need the driver. */
const driver = () => import('mongodb')

const image = 'mongo:8.0'

/** Looks for MongoDB: MONGO_URL, then mongod on the PATH, then Docker. */
export function findMongo(): ServerFound {
  const given = process.env['MONGO_URL']
  if (given !== undefined && given !== '') {
    return { start: () => namedServer({ setting: 'MONGO_URL', port: 27_017 }, given) }
  }
  if (answers('mongod', ['--version'])) {
    return { start: startMongod }
  }
  if (dockerAnswers()) {
    return { start: startContainer }
  }
  return { reason: 'MONGO_URL is not set, mongod is not on the PATH, and Docker does not answer' }
}

/** A name for a database that nobody else has; `drop` removes it. */
export function freshDatabase(url: string): { database: string; drop: () => Promise<void> } {
  const database = `test_${newUuid().replaceAll('-', '').slice(0, 16)}`
  return {
    database,
    async drop() {
      const { MongoClient } = await driver()
      const client = new MongoClient(url)
      try {
        await client.db(database).dropDatabase()
      } finally {
        await client.close()
      }
    },
  }
}

async function startMongod(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-mongod-'))
  const port = await freePort()
  const args = ['--dbpath', folder, '--bind_ip', '127.0.0.1', '--port', String(port)]
  const server = spawn('mongod', args, { stdio: 'ignore' })
  const url = `mongodb://127.0.0.1:${port}`
  await untilAnswering(url)
  return {
    url,
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startContainer(): Promise<TestServer> {
  const { GenericContainer } = await import('testcontainers')
  const container = await new GenericContainer(image).withExposedPorts(27017).start()
  const url = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}`
  await untilAnswering(url)
  return { url, stop: async () => void (await container.stop()) }
}

async function untilAnswering(url: string): Promise<void> {
  const { MongoClient } = await driver()
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 60_000 })
  try {
    await client.db().command({ ping: 1 })
  } finally {
    await client.close()
  }
}
