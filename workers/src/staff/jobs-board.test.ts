import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import type { Role } from '@deals/events'
import { closeServer, listen, portOf } from '@deals/events/process'
import { findRedis, type TestServer } from '@deals/events/testing'
import { openBullJobQueue, type BullJobQueue } from '../platform/bullmq/bullmq-job-queue.ts'
import { openEmbeddedJobQueue } from '../platform/embedded-job-queue.ts'
import { DoNotRetry } from '../platform/job-queue.ts'
import { askForViewer } from './ask-for-viewer.ts'
import { createJobsBoard } from './jobs-board.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const publicUrl = 'https://deals.example'
const findNobody = async () => null

it('there is no board of the embedded queue', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'jobs-'))
  const queue = openEmbeddedJobQueue({ file: join(directory, 'jobs.db'), logger })
  expect(await createJobsBoard({ queue, findViewer: findNobody, publicUrl, logger })).toBeNull()
  await queue.close()
  rmSync(directory, { recursive: true })
})

describe('who asks', () => {
  let api: Server
  const user = { id: 'stacy', username: 'stacy', trustLevel: 1 }
  const flags = { isOwner: false, isSuperUser: false, isModerator: true, isStaff: true }
  beforeAll(async () => {
    api = createServer((request, response) => {
      const [status, answer] = answers[request.headers.cookie ?? ''] ?? [500, '']
      response.writeHead(request.url === '/api/user' ? status : 404).end(JSON.stringify(answer))
    })
    api = await listen(api.listeners('request')[0] as Parameters<typeof listen>[0], { port: 0, host: '127.0.0.1' })
  })
  afterAll(() => closeServer(api))
  const answers: Record<string, [number, unknown]> = {
    'session=stacy': [200, { ...user, ...flags }],
    'session=ann': [200, { ...user, ...flags, isModerator: false, isStaff: false }],
    'session=over': [401, 'Please sign in.'],
  }
  const ask = (cookies?: string) => askForViewer({ queryApiUrl: `http://127.0.0.1:${portOf(api)}` })(cookies)

  it('is what query-api says of the same cookies', async () => {
    expect(await ask()).toBeNull()
    expect(await ask('session=over')).toBeNull()
    expect(await ask('session=ann')).toEqual({ roles: [] })
    expect(await ask('session=stacy')).toEqual({ roles: ['moderator', 'staff'] })
    await expect(ask('session=other')).rejects.toThrow('/api/user answered 500')
  })
})

const found = findRedis()

;('start' in found ? describe : describe.skip)('the board of jobs', () => {
  const prefix = `test-${randomUUID()}`
  const viewers: Record<string, { roles: Role[] }> = {
    ann: { roles: [] },
    mo: { roles: ['moderator'] },
    stacy: { roles: ['staff'] },
    olive: { roles: ['owner'] },
  }
  let redis: TestServer
  let queue: BullJobQueue
  let server: Server
  let origin = ''
  beforeAll(async () => {
    redis = 'start' in found ? await found.start() : { url: '', stop: async () => {} }
    queue = await openBullJobQueue({ url: redis.url, logger, prefix })
    const findViewer = async (cookies = '') => {
      if (cookies === 'away') {
        throw new Error('nobody answers')
      }
      return viewers[cookies] ?? null
    }
    const board = await createJobsBoard({ queue, findViewer, publicUrl, logger })
    server = await listen((request, response) => board?.(request, response, () => response.end('another page')), {
      port: 0,
      host: '127.0.0.1',
    })
    origin = `http://127.0.0.1:${portOf(server)}`
  })
  afterAll(async () => {
    await closeServer(server)
    await queue.close()
    const client = new Redis(redis.url, { disconnectTimeout: 100 })
    await client.del('none', ...(await client.keys(`${prefix}:*`)))
    client.disconnect()
    await redis.stop()
  })
  const ask = (path: string, cookie?: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie !== undefined && { cookie }), ...init.headers },
    })
  const page = { headers: { accept: 'text/html' } }

  it.each(['stacy', 'olive'])('is shown to %s with all queues', async (name) => {
    const shown = await ask('/staff/jobs', name, page)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await shown.text()
    expect(html).toContain('<base href="/staff/jobs/"')
    const [asset = ''] = /static\/[^"]+\.js/.exec(html) ?? []
    expect((await ask(`/staff/jobs/${asset}`, name)).status).toBe(200)
    const { queues } = (await (await ask('/staff/jobs/api/queues?page=1', name)).json()) as {
      queues: { name: string }[]
    }
    expect(queues.map((one) => one.name)).toEqual(expect.arrayContaining(['score', 'review', 'rescore']))
  })

  it.each(['ann', 'mo'])('is refused to %s', async (name) => {
    for (const path of ['/staff/jobs', '/staff/jobs/', '/staff/jobs?x=1', '/staff/jobs/api/queues']) {
      const refused = await ask(path, name, page)
      expect([refused.status, await refused.text()]).toEqual([403, 'You are not allowed to do this.'])
    }
  })

  it('sends visitors to the sign-in page and back, and answers programs', async () => {
    const sent = await ask('/staff/jobs', undefined, page)
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      'https://deals.example/login?next=%2Fstaff%2Fjobs',
    ])
    expect((await ask('/staff/jobs/api/queues')).status).toBe(401)
    expect((await ask('/staff/jobs/api/queues/score/retry/failed', undefined, { method: 'PUT' })).status).toBe(401)
  })

  it('says so when nobody can tell who asks', async () => {
    expect((await ask('/staff/jobs', 'away')).status).toBe(503)
  })

  it('leaves every other path alone', async () => {
    for (const path of ['/', '/staff', '/staff/jobsite', '/staffjobs', '/api/posts?next=/staff/jobs']) {
      expect(await (await ask(path, 'stacy')).text()).toBe('another page')
    }
  })

  it('gives a dead job another life for staff of this site, and not for a page of another one', async () => {
    let isRepaired = false
    const work = async () => {
      if (!isRepaired) {
        throw new DoNotRetry('the post is gone')
      }
    }
    queue.process('score', work, { concurrency: 1 })
    await queue.enqueue([{ queue: 'score', id: 'score-1-a1', payload: {} }])
    await queue.settled()
    const retry = (headers: Record<string, string>) =>
      ask('/staff/jobs/api/queues/score/score-1-a1/retry', 'stacy', { method: 'PUT', headers })
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of others) {
      expect((await retry(headers)).status).toBe(403)
    }
    expect(await queue.dead(10)).toHaveLength(1)
    isRepaired = true
    expect((await retry({ 'sec-fetch-site': 'same-origin' })).status).toBe(204)
    await queue.settled()
    expect(await queue.dead(10)).toEqual([])
    expect((await retry({ origin: publicUrl })).status).not.toBe(403)
  })
})
