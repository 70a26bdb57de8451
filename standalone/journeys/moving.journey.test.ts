import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeFirst } from '@deals/events'
import { openEventLog, type EventLog, type LogEvent } from '@deals/event-log'
import { startFakeEventStore, type FakeEventStore } from '@deals/event-log/testing'
import { lettersIn } from '../src/testing/letters-in.ts'
import { clientOf, register, until, type Client } from './client.ts'
import { operate } from './kept.ts'
import { newDataDir, removeDataDir, startSite, type Settings, type Site } from './site.ts'

const annsAddress = 'ann@example.org'

/** A site that moves from files to a server and back, and is lived in everywhere. */
describe('a site whose event log moves', () => {
  let dataDir: string
  let server: FakeEventStore
  let site: Site
  let ann: Client
  let bob: Client
  let postId: number

  beforeAll(async () => {
    dataDir = await newDataDir()
    server = await startFakeEventStore()
  })
  afterAll(async () => {
    await site.kill()
    await server.stop()
    await removeDataDir(dataDir)
  })

  const onServer = (): Settings => ({ EVENTSTORE_URL: server.url })
  const file = (name = 'events.db') => join(dataDir, name)
  const letters = () => lettersIn(file('outbox'))
  const start = async (settings: Settings = {}) => {
    site = await startSite(dataDir, { DEMO: '0', ...settings })
    ;[ann, bob] = [clientOf(site.url, ann?.session), clientOf(site.url, bob?.session)]
  }
  const stop = async () => {
    const ending = await site.stop()
    expect(ending).toMatchObject({ code: 0, signal: null, errors: '' })
    return ending.output
  }
  const comment = async (by: Client, content: string, parentId: number | null = null): Promise<number> => {
    const depth = parentId === null ? 0 : 1
    const answered = await until(
      () => by.send('POST', '/api/comments', { postId, parentId, depth, content }),
      ({ status }) => status !== 404,
    )
    expect(answered.status).toBe(201)
    return (answered.body as { id: number }).id
  }
  /** bob answers a comment of ann, who is told of it in the site and by one letter. */
  const talk = async (content: string) => {
    const before = (await letters()).length
    await comment(bob, 'I do not think so.', await comment(ann, content))
    await until(letters, (all) => all.length > before)
    expect((await letters()).length).toBe(before + 1)
  }
  const pages = async () => {
    const paths = [`/api/posts/${postId}`, `/api/posts/${postId}/comments`, '/api/posts', '/api/notifications']
    const answers = await Promise.all(paths.map((path) => ann.get(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    return answers.map(({ body }) => withoutClock(body))
  }
  const logged = async (settings: Settings = {}): Promise<LogEvent[]> => {
    const choice = { eventStoreUrl: settings['EVENTSTORE_URL'], file: file(), writer: 'inline', shared: true } as const
    const log = await openEventLog(choice)
    const events = await eventsOf(log)
    await log.close()
    return events
  }

  it('begins on files, where an answer is told of by one letter', async () => {
    await start()
    ann = await registered(site.url, { username: 'ann_m', email: annsAddress })
    bob = await register(site.url, 'bob_m')
    const [asked] = await until(letters, (all) => all.length === 1)
    const [link = ''] = /\/email\/confirm\?\S+/.exec(asked?.text ?? '') ?? []
    const confirmed = await fetch(new URL(link, site.url), { method: 'POST', body: new URLSearchParams() })
    expect(confirmed.status).toBe(200)
    const wanted = { notices: { email: { replies: true, 'my-posts': false } } }
    expect((await ann.send('PATCH', '/api/user/preferences', wanted)).status).toBe(200)
    postId = await livePost(ann)
    await talk('Mine are still alive.')
  })

  it.each([
    { to: 'a server', isThere: true },
    { to: 'its files again', isThere: false },
  ])('goes to $to with equal pages and no letter twice, and is lived in there', async ({ isThere }) => {
    const [from, to] = isThere ? [{}, onServer()] : [onServer(), {}]
    const [shown, sent] = [await pages(), await letters()]
    await stop()
    const goal = isThere ? server.url : file()
    const { code, lines } = await operate({ dataDir, servers: from }, 'copy-log', '--to', goal)
    expect([code, lines.slice(-2)]).toEqual([0, ['equal', 'checkpoints that go on from the same events there: 1']])
    const before = await logged(to)

    await start(to)
    expect(await pages()).toEqual(shown)
    expect((await ann.get('/api/posts', null)).isStale).toBe(false)
    await talk(isThere ? 'Greetings from the server.' : 'Home again.')
    expect((await letters()).length).toBe(sent.length + 1)
    // What follows from an event is written by the site itself: nothing of it came for what had been copied.
    const since = (await logged(to)).slice(before.length)
    const streams = since.filter(({ meta }) => meta.actor.kind === 'system').map(({ stream }) => stream)
    const known = new Set(before.map(({ stream }) => stream))
    expect(streams.filter((stream) => known.has(stream) && !stream.startsWith('ops-'))).toEqual([])
    const verified = await operate({ dataDir, servers: to }, 'verify', '--all')
    expect([verified.code, verified.lines.filter((line) => !line.includes(': equal ('))]).toEqual([0, []])
  })

  it('starts by itself with new files beside a log on a server, and writes nothing while that is another one', async () => {
    const [shown, sent] = [await pages(), await letters()]
    await stop()
    const { code } = await operate({ dataDir }, 'copy-log', '--to', server.url)
    expect(code).toBe(0)
    await Promise.all(['read.db', 'read.db-wal', 'read.db-shm'].map((name) => rm(file(name), { force: true })))
    await start(onServer())
    expect([await pages(), await letters()]).toEqual([shown, sent])

    const write = () => ann.send('PATCH', '/api/user/preferences', { notices: { email: { replies: true } } })
    const putBack = server.log.exchange()
    // Before anybody has noticed: no member is told that nobody knows them.
    expect(await write()).toMatchObject({ status: 503, text: expect.stringContaining('is not the one') as string })
    expect(await pages()).toEqual(shown)
    putBack()
    await until(write, ({ status }) => status === 200)
    await talk('The right one is back.')
  })

  it('refuses in one sentence to act on a log that nobody carried anything over to', async () => {
    await stop()
    const stranger = await startFakeEventStore()
    const servers = { EVENTSTORE_URL: stranger.url }
    await expect(startSite(dataDir, { DEMO: '0', ...servers })).rejects.toThrow(
      /Letters, alerts and scores were last brought by events of another event log.*copy-log.*react-from-now/,
    )
    expect((await operate({ dataDir, servers }, 'react-from-now')).code).toBe(0)
    await start(servers)
    expect((await ann.get('/api/posts')).body).toMatchObject({ total: 0 })
    await stop()
    await stranger.stop()
    await start()
    expect((await ann.get('/api/posts')).body).toMatchObject({ total: 1 })
  })
})

async function registered(url: string, fields: { username: string; email: string }): Promise<Client> {
  const body = new URLSearchParams({ ...fields, password: 'ten words or so' })
  const response = await fetch(`${url}/register`, { method: 'POST', body, redirect: 'manual' })
  const session = /(?:^|; |, )session=([^;]+)/.exec(response.headers.getSetCookie().join(', '))?.[1]
  return clientOf(url, session)
}

async function livePost(poster: Client): Promise<number> {
  const { body } = await poster.send('POST', '/api/posts', {
    type: 'discussion',
    title: 'Which headphones last longest?',
    content: 'Mine break every year. Which ones of yours are still alive?',
    categorySlug: 'techelectronics',
  })
  const { id } = body as { id: number }
  await until(
    () => poster.get(`/api/posts/${id}`),
    ({ status, body: post }) => status === 200 && (post as { status: string }).status === 'active',
  )
  return id
}

async function eventsOf(log: EventLog): Promise<LogEvent[]> {
  const events: LogEvent[] = []
  for (let [after, isOver] = [beforeFirst, false]; !isOver;) {
    const batch = await log.readAll({ after, limit: 1000 })
    events.push(...batch.events)
    ;[after, isOver] = [batch.upTo, batch.live]
  }
  return events
}

/** A page says when it was made, and how far its read models were. */
const withoutClock = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) => (/^(asOf|_pos|position|votesPos)$/.test(name) ? 0 : value))
