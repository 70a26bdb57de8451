import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import supertest from 'supertest'
import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/accounts'
import { beforeFirst, numberOf, type PostForm, type Role, type SystemQueries, type TrustLevel } from '@deals/events'
import { createCodec, openMemoryLog } from '@deals/event-log'
import { openedForEach } from '@deals/events/testing'
import { createCommandApi } from '../app.ts'
import { createCommands } from '../commands.ts'
import { createCommandContext, type ContextParts } from '../context.ts'
import { createLogger } from '../platform/logger.ts'
import { createSystemCommands } from '../system-commands.ts'
import { plainQueries } from './plain-queries.ts'

/** Noon of a day, where the clock of a test begins. */
export const noon = Date.UTC(2026, 0, 15, 12)
export const password = 'a sentence to sign in with'

interface Options extends Partial<ContextParts> {
  readonly answers?: Partial<SystemQueries>
  /** What stands between the read side and those who ask it. */
  readonly between?: (readSide: SystemQueries) => SystemQueries
  /** Trust by username; everybody else is a member of level 1. */
  readonly trust?: Readonly<Record<string, TrustLevel>>
}

/** The whole command side on a log in memory, with a clock that the test turns. */
export function smallSite({ answers = {}, trust = {}, between = (readSide) => readSide, ...parts }: Options = {}) {
  const time = { now: noon }
  const dataDir = mkdtempSync(join(tmpdir(), 'command-api-'))
  const store = openMemoryKeyedStore()
  const masterKey = Buffer.alloc(32, 7)
  const log = openMemoryLog({ now: () => time.now })
  const sealer = createSealer({ keys: sealingKeysIn(store), masterKey })
  const codec = createCodec({ sealer })
  const standing: SystemQueries['standing'] = async ({ userId }) => ({
    trustLevel: trust[userId] ?? 1,
    reportsUpheld: 0,
    reportsDecided: 0,
  })
  const context = createCommandContext({
    log,
    store,
    masterKey,
    sealer,
    dataDir,
    queries: between(plainQueries(log, codec, { standing, ...answers })),
    publicUrl: 'http://localhost:3000',
    now: () => time.now,
    logger: createLogger({ level: 'silent' }),
    ...parts,
  })
  const { answer, app } = createCommandApi(context)
  return {
    time,
    context,
    answer,
    /** Without the short way of commands. */
    app,
    ...toolsOf(context, answer),
    close: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
export type SmallSite = ReturnType<typeof smallSite>

/** One of its own for each test. */
export const smallSiteForEach = (options?: Options): SmallSite => openedForEach(() => smallSite(options))

/** Everybody has the hash of one password, because making one takes its time. */
const hashOfAll = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

function toolsOf(context: ReturnType<typeof createCommandContext>, answer: RequestListener) {
  const commands = createCommands(context)
  const past = createCommands({ ...context, imported: true })
  const system = createSystemCommands(context)
  const agent = supertest(answer)
  const signIn = async (username: string) => {
    const { token } = await context.sessions.start(username, 'a test')
    return memberOf(agent, `session=${token}`)
  }
  const join = async (username: string, ...roles: Role[]) => {
    const made = await past.registerUser({ username, password, passwordHash: hashOfAll, userId: username })
    if ('refused' in made) {
      throw new Error(`${username} could not join: ${made.message ?? made.refused}`)
    }
    for (const role of roles) {
      await commands.grantRole({ username, role })
    }
    return signIn(username)
  }
  const events = async (type?: string) => {
    const { events: stored } = await context.log.readAll({ after: beforeFirst, limit: 100_000 })
    const decoded = await context.codec.decodeAll(stored)
    return type === undefined ? decoded : decoded.filter((event) => event.type === type)
  }
  return { commands, system, agent, join, signIn, events }
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

/** A signed-in member's browser. */
function memberOf(agent: ReturnType<typeof supertest>, cookie: string) {
  const send = (method: Method, path: string, body?: object) => {
    const request = agent[method](path).set('cookie', cookie)
    return body === undefined ? request : request.send(body)
  }
  return {
    cookie,
    get: (path: string) => send('get', path),
    post: (path: string, body?: object) => send('post', path, body),
    patch: (path: string, body?: object) => send('patch', path, body),
    put: (path: string, body?: object) => send('put', path, body),
    delete: (path: string, body?: object) => send('delete', path, body),
  }
}
export type Member = ReturnType<typeof memberOf>

/** The members of a JSON answer. */
export function bodyOf({ body }: { body: unknown }): Record<string, unknown> {
  return body as Record<string, unknown>
}
/** Names of the fields that an answer finds wrong. */
export function wrongFields(answer: { body: unknown }): string[] {
  return Object.keys(bodyOf(answer)['fields'] ?? {}).sort()
}

/** A picture as people upload it. */
export function aPicture(width = 400, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b6b50' } })
    .png()
    .toBuffer()
}

/** A discussion needs neither store nor picture, so it is the shortest way to a post. */
export const aDiscussion = (over: Partial<PostForm> = {}): PostForm => ({
  type: 'discussion',
  title: 'Which headphones last longest?',
  content: 'Mine break every year. Which ones of yours are still alive?',
  categorySlug: 'techelectronics',
  ...over,
})

/** A sale of a store that nobody knew before. */
export const aSale = (over: Partial<PostForm> = {}): PostForm => ({
  type: 'sales',
  title: 'Winter sale at North Audio',
  subtitle: 'Up to 60% off',
  content: 'Everything for the ears is cheaper until the end of the month.',
  categorySlug: 'techelectronics',
  dealUrl: 'https://north-audio.example/sale?utm_source=mail',
  storeName: 'North Audio',
  currency: 'USD',
  ...over,
})

/** A live post of the member, past the automatic review. */
export async function aLivePost({ system, context }: SmallSite, member: Member, form: PostForm = aDiscussion()) {
  const answer = await member.post('/api/posts', form)
  if (answer.status !== 201) {
    throw new Error(`not submitted: ${answer.text}`)
  }
  const { id: postId } = answer.body as { id: number }
  const causationId = `submitted ${postId} at ${numberOf(await context.log.head())}`
  await system.finishReview({ causationId, postId, findings: [], model: 'built-in' })
  return postId
}
