import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import type { Session } from '@deals/accounts'
import { unlimited } from '@deals/process/limits'
import { openSqliteReadModels, type ReadModels } from '@deals/projector/read-models'
import { createQueryApi } from '@deals/query-api/app'
import { originOf } from './origin.ts'

/** The text that a member is answered; another answer than 200 is an error. */
export type Get = (path: string) => Promise<string>

/** The query side alone over a file of read models, while the work lasts. */
export async function withGrownApi<T>(
  file: string,
  work: (api: { readModels: ReadModels; get: Get }) => Promise<T>,
): Promise<T> {
  const readModels = openSqliteReadModels({ file })
  const server = createServer(apiOn(readModels)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const get: Get = async (path) => {
    const answer = await fetch(originOf(server) + path, { headers: { cookie: 'session=any' } })
    const text = await answer.text()
    if (answer.status !== 200) {
      throw new Error(`${path} answered ${answer.status}`)
    }
    return text
  }
  try {
    return await work({ readModels, get })
  } finally {
    server.close()
    server.closeAllConnections()
    await readModels.close()
  }
}

const session: Session = { id: 'any', userId: 'member-0', created: 0, lastSeen: 0, expires: Infinity, label: '' }

/** One member, whose session is any. */
const apiOn = (readModels: ReadModels) =>
  createQueryApi({
    readModels,
    sessions: { find: async () => session },
    accounts: { byId: async () => null },
    feedKeys: { find: async () => null },
    voteLog: { receiptsOf: async () => [] },
    postLog: {
      eventsOf: async () => [],
      commentEvents: async () => [],
      asOf: async () => null,
      versions: async () => [],
    },
    limits: unlimited,
    clock: Date.now,
    logger: pino({ level: 'error' }),
    internalToken: null,
    publicUrl: 'http://localhost',
  })
