import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { allCalls, createCommandContext } from '@deals/command-api/app'
import { openMemoryKeyedStore } from '@deals/accounts'
import { unlimited } from '@deals/process/limits'
import { openMemoryLog } from '@deals/event-log'
import { openMemoryReadModels } from '@deals/projector/read-models'
import { createQueryApi, createSystemQueries } from '@deals/query-api/app'
import { portOf } from '@deals/process'

const publicUrl = 'http://localhost:3000'

/** The description of all calls as a running site gives it, from the two APIs over empty stores in memory. */
export async function describeCalls(): Promise<unknown> {
  const logger = pino({ level: 'silent' })
  const { readModels } = openMemoryReadModels()
  const log = openMemoryLog()
  const commands = createCommandContext({
    log,
    store: openMemoryKeyedStore(),
    masterKey: Buffer.alloc(32),
    queries: createSystemQueries(readModels, Date.now),
    dataDir: join(tmpdir(), 'dealstream-docs'),
    publicUrl,
    logger,
  })
  const api = createQueryApi({
    readModels,
    sessions: { find: async () => null },
    postLog: { eventsOf: async () => [], asOf: async () => null },
    clock: Date.now,
    limits: unlimited,
    logger,
    internalToken: null,
    publicUrl,
    commandCalls: allCalls(commands),
  })
  const server = createServer(api).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const response = await fetch(`http://127.0.0.1:${portOf(server)}/api/openapi.json`)
    if (!response.ok) {
      throw new Error(`the calls could not be described: ${await response.text()}`)
    }
    return await response.json()
  } finally {
    server.close()
    server.closeAllConnections()
    await readModels.close()
    await log.close()
  }
}
