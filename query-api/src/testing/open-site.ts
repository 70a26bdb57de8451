import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import supertest from 'supertest'
import { eventDefinitions, streamOf, type DomainEvent, type EventMeta } from '@deals/events'
import { portOf } from '@deals/process'
import { unlimited } from '@deals/process/limits'
import { createCodec, createVoteLeaves, openMemoryLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, ann, firstTime, type Told } from '@deals/events/testing'
import { createAccounts, createFeedKeys, openMemoryKeyedStore } from '@deals/accounts'
import { testSealer } from '@deals/accounts/testing'
import { createPostLog, createVoteLog, openMemoryReadModels, projections, startProjector } from '@deals/projector/app'
import { createPlainQuestions, createQueryApi } from '../app.ts'
import type { AskPlainly } from '../platform/ask-plainly.ts'
import type { QueryContext } from '../platform/ports.ts'

const day = 86_400_000
const logger = pino({ level: 'silent' })

/** The stream that an event of a test belongs to. */
function streamFor({ type, data }: DomainEvent): string {
  const ids = data as unknown as Record<string, never>
  const {
    postId = 0,
    otherId = 0,
    userId = '',
    commentId = 0,
    slug = '',
    alertId = '',
    notificationId = '',
    replayId = '',
    day = 0,
  } = ids
  const streams: Record<string, string> = {
    post: streamOf.post(postId),
    vote: streamOf.vote(postId, userId),
    bookmark: streamOf.bookmark(userId, postId),
    dismissal: streamOf.dismissal(userId, postId),
    visit: streamOf.visits(userId),
    comment: streamOf.comment(commentId),
    cvote: streamOf.commentVote(commentId, userId),
    score: streamOf.score(postId),
    replay: streamOf.replay(replayId),
    report: streamOf.report(postId, userId),
    avail: streamOf.availability(postId, userId),
    coupon: streamOf.coupon(postId, userId),
    product: streamOf.product(postId, otherId),
    click: streamOf.clicks(postId, 0),
    case: streamOf.case(postId),
    user: streamOf.user(userId),
    thread: streamOf.thread(userId),
    prefs: streamOf.preferences(userId),
    inbox: streamOf.inbox(userId),
    alert: streamOf.alert(alertId),
    match: streamOf.match(alertId, postId),
    delivery: streamOf.delivery(notificationId, 'email'),
    store: streamOf.store(slug),
    settings: streamOf.settings(),
    announcement: streamOf.announcements(),
    page: 'page-any',
    newsletter: streamOf.newsletter(),
    featured: streamOf.featured(),
    voteroot: streamOf.voteRoots(),
    frontpage: streamOf.frontPages(day),
  }
  return streams[eventDefinitions[type]?.category ?? ''] ?? 'user-nobody'
}

/**
 * A whole read side in memory: a log, the real projections, and the API over them. Events are told in days: `at` of
 * each event counts from the first time, and the clock stands at `now`.
 */
export async function openSite({ now = firstTime + 10 * day, token = null as string | null, limits = unlimited } = {}) {
  const clock = { now }
  const owners = rememberOwners()
  const log = openMemoryLog({ now: () => clock.now })
  const codec = createCodec({ sealer: testSealer() })
  const { readModels, store } = openMemoryReadModels({ now: () => clock.now })
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
    /** Appends events and waits until they can be read. */
    tell: async (...events: readonly Told[]) => {
      for (const { told = {}, ...event } of events) {
        const stream = told.stream ?? streamFor(event)
        const meta = metaOf(told.by ?? ann, told.at ?? told.occurredAt ?? firstTime)
        const encoded = await codec.encode([event], { stream, meta, subject: owners.of(event) })
        await log.append(stream, encoded, { expected: 'any' })
      }
      await projector.caughtUp()
    },
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
