import { createServer } from 'node:http'
import { pino } from 'pino'
import type { Session } from '@deals/accounts'
import { unlimited } from '@deals/process/limits'
import { openSqliteReadModels, type ReadModels } from '@deals/projector/read-models'
import { createQueryApi } from '@deals/query-api/app'
import { whileListening } from './origin.ts'

/** What is asked, and how. */
export interface Asked {
  readonly path: string
  readonly isVisitor?: boolean
  /** Whether an answer may be one that was kept; otherwise so much time has passed that none is. */
  readonly isKept?: boolean
}
/** The text that is answered; another answer than 200 is an error. */
export type Get = (asked: Asked) => Promise<string>

/** Longer than any answer is kept that is computed quickly. */
const betweenQuestionsMs = 61_000

/** The query side alone over a file of read models, while the work lasts. */
export async function withGrownApi<T>(
  file: string,
  work: (api: { readModels: ReadModels; get: Get }) => Promise<T>,
): Promise<T> {
  const readModels = openSqliteReadModels({ file })
  let passed = 0
  const clock = () => Date.now() + passed
  const getting =
    (origin: string): Get =>
    async ({ path, isVisitor = false, isKept = false }) => {
      passed += isKept ? 0 : betweenQuestionsMs
      const answer = await fetch(origin + path, isVisitor ? {} : { headers: { cookie: 'session=any' } })
      const text = await answer.text()
      if (answer.status !== 200) {
        throw new Error(`${path} answered ${answer.status}`)
      }
      return text
    }
  try {
    return await whileListening(createServer(apiOn(readModels, clock)), (origin) =>
      work({ readModels, get: getting(origin) }),
    )
  } finally {
    await readModels.close()
  }
}

const session: Session = { id: 'any', userId: 'member-0', created: 0, lastSeen: 0, expires: Infinity, label: '' }

/** One member, whose session is any. */
const apiOn = (readModels: ReadModels, clock: () => number) =>
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
    clock,
    logger: pino({ level: 'error' }),
    internalToken: null,
    publicUrl: 'http://localhost',
  })
