import type { RequestListener } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { pino } from 'pino'
import supertest from 'supertest'
import {
  createCommandApi,
  createCommandContext,
  createCommands,
  createSystemCommands,
  isWrite,
  type ContextParts,
} from '@deals/command-api/app'
import type { DomainEvent } from '@deals/events'
import {
  createSealer,
  createAccounts,
  createSessions,
  hashPassword,
  openMemoryKeyedStore,
  openSqliteKeyedStore,
  sealingKeysIn,
} from '@deals/accounts'
import { filesIn, scrubFiles } from '@deals/process/base'
import { unlimited } from '@deals/process/limits'
import { createCodec, createVoteLeaves, openMemoryLog, openSqliteLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { openedForAll, openedForEach, streamFor } from '@deals/events/testing'
import {
  createPostLog,
  createVoteLog,
  openSqliteProjectionStore,
  projections,
  startProjector,
} from '@deals/projector/app'
import { openSqliteReadModels } from '@deals/projector/read-models'
import { createQueryApi, createSystemQueries } from '@deals/query-api/app'
import { openJobQueue, openLetters, startWorkers, type JobQueue } from '@deals/workers/app'
import { lettersIn } from './letters-in.ts'
import { digestsAnew, digestsOf } from './view-digests.ts'

const password = 'ten words or so'
/** Everybody has the hash of one password, because making one takes its time. */
const hashOfAll = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
/** A picture that shows something, as the review asks of one. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#eed"/>' +
  '<circle cx="300" cy="300" r="250" fill="#b33"/><circle cx="550" cy="250" r="150" fill="#37a"/></svg>'
/** There is no network here. */
const nowhere: typeof fetch = () => Promise.reject(new Error('no push service'))
const logger = pino({ level: 'silent' })

interface Options {
  readonly now: number
  readonly publicUrl?: string
  /** Where push notices go; nowhere where nothing is said. */
  readonly pushBy?: typeof fetch
  /** How webhooks are told; never, where nothing is said. */
  readonly postToWebhook?: ContextParts['postToWebhook']
  /** The log and the accounts in files too, for tests of what stands there. */
  readonly inFiles?: boolean
  readonly rateLimits?: 'on' | 'off'
}

/** Every server part over one log in memory and views in a file, with a clock that the test turns; what is put off is done at once. */
export async function openBothSides({ now: start, publicUrl = 'http://localhost:3000', ...options }: Options) {
  const { inFiles = false, pushBy = nowhere, rateLimits = 'off', postToWebhook = async () => null } = options
  const time = { now: start }
  const clock = { now: () => time.now }
  const dataDir = mkdtempSync(join(tmpdir(), 'both-sides-'))
  const files = filesIn(dataDir)
  const store = inFiles ? openSqliteKeyedStore({ file: files.accounts }) : openMemoryKeyedStore()
  const log = inFiles ? await openSqliteLog({ file: files.log, writer: 'inline', ...clock }) : openMemoryLog(clock)
  const masterKey = Buffer.alloc(32, 7)
  const sealer = createSealer({ keys: sealingKeysIn(store), masterKey })
  const codec = createCodec({ sealer })
  const voteLeaves = createVoteLeaves(masterKey)
  const file = files.readModels
  const views = openSqliteProjectionStore({ file })
  const projector = await startProjector({ log, codec, store: views, logger, projections })
  const readModels = openSqliteReadModels({ file })
  const queries = createSystemQueries(readModels, clock.now)
  const commands = createCommandContext({
    log,
    store,
    masterKey,
    sealer,
    dataDir,
    queries,
    publicUrl,
    logger,
    operations: projector,
    now: clock.now,
    rateLimits,
    postToWebhook,
  })
  const reacting = async (name: string) => {
    const file = join(dataDir, `${name}.db`)
    const queue = withoutDelay(await openJobQueue({ redisUrl: undefined, file, logger }))
    const mailFrom = { name: 'Dealstream', address: 'no-reply@deals.example' }
    const settings = { dataDir, publicUrl, smtp: undefined, mailFrom }
    return startWorkers({
      log,
      queue,
      queries,
      clock,
      logger,
      letters: await openLetters(settings, { keyed: store, masterKey, logger, now: clock.now, pushBy }),
      decode: async (event) => codec.decodeSealed(event),
      checkpoints: store.table(name),
      commands: createSystemCommands(commands),
      scrub: () => scrubFiles(dataDir),
      votes: { log, codec, leaves: voteLeaves },
    })
  }
  let workers = await reacting('jobs')
  const sessions = createSessions(store, clock)
  const postLog = createPostLog({ log, codec, readModels, projections })
  const voteLog = createVoteLog({ log, codec, readModels, leaves: voteLeaves })
  const app = express().disable('x-powered-by')
  const writes = createCommandApi(commands)
  app.use(writes.app)
  const reading = {
    readModels,
    sessions,
    accounts: createAccounts(store),
    feedKeys: commands.feedKeys,
    postLog,
    voteLog,
    clock: clock.now,
    logger,
    internalToken: null,
    publicUrl,
    limits: unlimited,
  }
  app.use(createQueryApi(reading))
  const answer: RequestListener = (request, response) => (isWrite(request) ? writes.answer : app)(request, response)
  const agent = supertest(answer)
  const settled = async () => {
    await projector.caughtUp()
    await workers.idle()
    await projector.caughtUp()
  }
  return {
    time,
    dataDir,
    store,
    log,
    codec,
    agent,
    /** What questions are answered from. */
    reading,
    settled,
    /** Appends what happened, each event to the stream that it belongs to, and waits for all that follows. */
    tell: async (...events: DomainEvent[]) => {
      for (const event of events) {
        const commandId = newUuid()
        const actor = { id: 'ann', kind: 'user' } as const
        const meta = { commandId, correlationId: commandId, causationId: commandId, actor }
        const stream = streamFor(event)
        await log.append(stream, await codec.encode([event], { stream, meta }), { expected: 'any' })
      }
      await settled()
    },
    /** Letters that have left, in no order. */
    letters: () => lettersIn(join(dataDir, 'outbox')),
    /** What is due by the clock, and what follows from it. */
    lookAtTheClock: async () => {
      await workers.lookAtTheClock()
      await settled()
    },
    picture: async () => (await commands.images.saveDrawing(drawing)).imageUrl,
    /** Somebody new, signed in; each call waits until all that follows from it is done. */
    join: async (username: string, { email, userId = username }: { email?: string; userId?: string } = {}) => {
      const past = createCommands({ ...commands, imported: true })
      const form = { username, password, passwordHash: hashOfAll, userId }
      await past.registerUser({ ...form, ...(email !== undefined && { email, emailConfirmed: true }) })
      const { token } = await sessions.start(userId, 'a test')
      await settled()
      const give = async (method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string, body?: object) => {
        const request = agent[method](path).set('cookie', `session=${token}`)
        const answer = await (body === undefined ? request : request.send(body))
        await settled()
        const { status, body: given } = answer as { status: number; body: unknown }
        return { status, body: given }
      }
      return {
        cookie: `session=${token}`,
        get: (path: string) => give('get', path),
        post: (path: string, body?: object) => give('post', path, body),
        patch: (path: string, body?: object) => give('patch', path, body),
        put: (path: string, body?: object) => give('put', path, body),
        delete: (path: string, body?: object) => give('delete', path, body),
      }
    },
    /** What a member proves themselves with, for the few calls that ask. */
    passwordOf: async (userId: string) => {
      const account = await commands.accounts.byId(userId)
      if (account !== null) {
        await commands.accounts.save({ ...account, passwordHash: await hashPassword(password) })
      }
      return password
    },
    /** As if nobody remembered which events were reacted to. */
    reactAnew: async () => {
      await workers.stop()
      workers = await reacting('anew')
      await settled()
    },
    /** Digests of all views by name, as they are, and as the log gives them when it is folded anew. */
    digests: async () => ({ now: await digestsOf(views), anew: await digestsAnew({ log, codec, clock }) }),
    close: async () => {
      await workers.stop()
      await projector.stop()
      await readModels.close()
      await views.close()
      await log.close()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type BothSides = Awaited<ReturnType<typeof openBothSides>>

/** Both sides of its own for each test. */
export const bothSidesForEach = (options: Options): BothSides => openedForEach(() => openBothSides(options))
/** Both sides once for all tests of a file, or of a `describe`. */
export const bothSidesForAll = (options: Options): BothSides => openedForAll(() => openBothSides(options))
export type Someone = Awaited<ReturnType<BothSides['join']>>

const withoutDelay = (queue: JobQueue): JobQueue => ({
  ...queue,
  enqueue: (jobs, place) =>
    queue.enqueue(
      jobs.map(({ delayMs: _later, ...job }) => job),
      place,
    ),
})
