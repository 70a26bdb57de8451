import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import supertest from 'supertest'
import type { DomainEvent, EventMeta } from '@deals/events'
import { portOf } from '@deals/process'
import { unlimited } from '@deals/process/limits'
import { createCodec, createVoteLeaves, openMemoryLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, ann, firstTime, openedForAll, openedForEach, streamFor, type Told } from '@deals/events/testing'
import { createAccounts, createFeedKeys, openMemoryKeyedStore } from '@deals/accounts'
import { testSealer } from '@deals/accounts/testing'
import { createPostLog, createVoteLog, openMemoryReadModels, projections, startProjector } from '@deals/projector/app'
import { createPlainQuestions, createQueryApi } from '../app.ts'
import type { AskPlainly } from '../platform/ask-plainly.ts'
import type { QueryContext } from '../platform/ports.ts'

const day = 86_400_000
const logger = pino({ level: 'silent' })

interface SiteOptions {
  now?: number
  token?: string | null
  limits?: QueryContext['limits']
  /** Where documents are kept; in memory where nothing is said. */
  open?: typeof openMemoryReadModels
}

/**
 * A whole read side in memory: a log, the real projections, and the API over them. Events are told in days: `at` of
 * each event counts from the first time, and the clock stands at `now`.
 */
export async function openSite({
  now = firstTime + 10 * day,
  token = null,
  limits = unlimited,
  open = openMemoryReadModels,
}: SiteOptions = {}) {
  const clock = { now }
  const owners = rememberOwners()
  const log = openMemoryLog({ now: () => clock.now })
  const codec = createCodec({ sealer: testSealer() })
  const { readModels, store } = open({ now: () => clock.now })
  const projector = await startProjector({ log, codec, store, logger, projections })
  const leaves = createVoteLeaves(Buffer.alloc(32, 7))
  const keyed = openMemoryKeyedStore()
  const accounts = createAccounts(keyed)
  const feedKeys = createFeedKeys(keyed)
  const sessionOf = (userId: string) => ({ id: userId, userId, created: 0, lastSeen: 0, expires: Infinity, label: '' })
  const context: QueryContext = {
    readModels,
    sessions: { find: async (found) => (found.startsWith('token-') ? sessionOf(found.slice(6)) : null) },
    accounts,
    feedKeys,
    postLog: createPostLog({ log, codec, readModels, projections }),
    voteLog: createVoteLog({ log, codec, readModels, leaves }),
    clock: () => clock.now,
    limits,
    logger,
    internalToken: token,
    publicUrl: 'https://deals.example',
  }
  const append = async (...events: readonly Told[]) => {
    for (const { told = {}, ...event } of events) {
      const stream = told.stream ?? streamFor(event)
      const meta = metaOf(told.by ?? ann, told.at ?? told.occurredAt ?? firstTime)
      const encoded = await codec.encode([event], { stream, meta, subject: owners.of(event) })
      await log.append(stream, encoded, { expected: 'any' })
    }
  }
  const server = createQueryApi(context).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asPagesDo = createPlainQuestions(context)
  return {
    clock,
    context,
    accounts,
    feedKeys,
    readModels,
    log,
    codec,
    leaves,
    /** Appends events; who asks may be sooner than they can be read. */
    append,
    /** Appends events and waits until they can be read. */
    tell: async (...events: readonly Told[]) => {
      await append(...events)
      await projector.caughtUp()
    },
    caughtUp: () => projector.caughtUp(),
    /** From now on nothing is folded. */
    stopFolding: () => projector.stop(),
    /** Where it answers. */
    port: () => portOf(server),
    /** Resolves when the next request that comes is over, answered or given up. */
    nextIsOver: async () => {
      const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
      await once(response, 'close')
    },
    post: (path: string) => supertest(server).post(path),
    /** GET as a member, or as a visitor. */
    ask: async (path: string, as?: string, headers: Record<string, string> = {}): Promise<Reply> => {
      const said = { ...(as !== undefined && { cookie: `session=token-${as}` }), ...headers }
      const reply = await supertest(server).get(path).set(said)
      const sent = reply.headers as Record<string, string>
      if (limits === unlimited) {
        await expectReadable(asPagesDo(said, '::1')(path))
      }
      return { status: reply.status, text: reply.text, body: reply.body as unknown, headers: sent }
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await projector.stop()
      await readModels.close()
      await log.close()
    },
  }
}
/** Pages take an answer as it was made; there must be nothing in it that a browser would read in another way. */
async function expectReadable(asking: ReturnType<AskPlainly>): Promise<void> {
  const answer = await asking
  if (answer?.data !== undefined) {
    expect(answer.data).toStrictEqual(JSON.parse(await answer.text()))
  }
}

export interface Reply {
  status: number
  text: string
  body: unknown
  headers: Readonly<Record<string, string>>
}
export type Site = Awaited<ReturnType<typeof openSite>>
type Options = Parameters<typeof openSite>[0]

/** A site of its own for each test. */
export const siteForEach = (options?: Options): Site => openedForEach(() => openSite(options))
/** One site for all tests of a file, or of a `describe`. */
export const siteForAll = (options?: Options): Site => openedForAll(() => openSite(options))

/** Whose key seals the text of an event: its author's, or of what it is about. */
function rememberOwners() {
  const authors = new Map<string, string>()
  return {
    of: ({ data }: DomainEvent): string => {
      const about = 'commentId' in data ? `comment ${data.commentId}` : 'postId' in data ? `post ${data.postId}` : ''
      if ('authorId' in data && !authors.has(about)) {
        authors.set(about, data.authorId)
      }
      return 'userId' in data ? data.userId : (authors.get(about) ?? ann)
    },
  }
}

function metaOf(by: string, occurredAt: number): Omit<EventMeta, 'v' | 'keys'> {
  const commandId = newUuid()
  return { commandId, correlationId: commandId, causationId: commandId, actor: actorOf(by), occurredAt }
}
