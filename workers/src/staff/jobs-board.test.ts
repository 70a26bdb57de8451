import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { canSeeStaffPages, type Role } from '@deals/events'
import { closeServer, listen, portOf } from '@deals/process'
import { describeOnRedis } from '@deals/storage/testing'
import { openBullJobQueue, type BullJobQueue } from '../platform/bullmq/bullmq-job-queue.ts'
import { openEmbeddedJobQueue } from '../platform/embedded-job-queue.ts'
import { DoNotRetry, type JobQueue } from '../platform/job-queue.ts'
import { askForViewer } from './ask-for-viewer.ts'
import { createJobsBoard } from './jobs-board.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const publicUrl = 'https://deals.example'
const viewers: Record<string, { roles: Role[] }> = {
  ann: { roles: [] },
  mo: { roles: ['moderator'] },
  stacy: { roles: ['staff'] },
  olive: { roles: ['owner'] },
}
const findViewer = async (cookies = '') => {
  if (cookies === 'away') {
    throw new Error('nobody answers')
  }
  return viewers[cookies] ?? null
}

async function serveBoard(queue: JobQueue): Promise<Server> {
  const board = await createJobsBoard({ queue, findViewer, publicUrl, logger })
  const handler: RequestListener = (request, response) => board(request, response, () => response.end('another page'))
  return listen(handler, { port: 0, host: '127.0.0.1' })
}
const askOf =
  (server: () => Server) =>
  (path: string, cookie?: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${portOf(server())}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie !== undefined && { cookie }), ...init.headers },
    })
const page = { headers: { accept: 'text/html' } }

describe('the page of the embedded queue', () => {
  const directory = mkdtempSync(join(tmpdir(), 'jobs-'))
  let queue: JobQueue
  let server: Server
  beforeAll(async () => {
    queue = openEmbeddedJobQueue({ file: join(directory, 'jobs.db'), logger })
    server = await serveBoard(queue)
  })
  afterAll(async () => {
    await closeServer(server)
    await queue.close()
    rmSync(directory, { recursive: true })
  })
  const ask = askOf(() => server)

  it('counts the jobs of every queue for staff, and for nobody else', async () => {
    await queue.enqueue([{ queue: 'mail', id: 'mail-1', payload: {} }])
    const shown = await ask('/staff/jobs', 'stacy', page)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await shown.text()
    expect(html).toContain('<th scope="row">mail</th><td>1</td><td>0</td><td>0</td>')
    expect(html).toContain('<th scope="row">score</th><td>0</td><td>0</td><td>0</td>')
    expect((await ask('/staff/jobs', 'ann', page)).status).toBe(403)
    expect((await ask('/staff/jobs', 'mo', page)).status).toBe(403)
    expect((await ask('/staff/jobs', undefined, page)).status).toBe(302)
  })

  it.each([
    ['staff', 'stacy', 200],
    ['others', 'ann', 403],
    ['visitors', undefined, 401],
    ['whom nobody knows right now', 'away', 503],
  ])('says what every answer of the site says: to %s', async (_who, cookie, status) => {
    const { status: given, headers } = await ask('/staff/jobs', cookie)
    expect([given, headers.get('retry-after')]).toEqual([status, status === 503 ? '5' : null])
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    const others = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'strict-transport-security']
    expect(others.map((name) => headers.get(name))).toEqual([
      ...['nosniff', 'DENY', 'same-origin', 'max-age=31536000; includeSubDomains'],
    ])
  })

  it('shows what failed for good as text, and gives it another life', async () => {
    let isRepaired = false
    const work = async () => {
      if (!isRepaired) {
        throw new DoNotRetry('the post <b>1</b> is gone')
      }
    }
    await queue.enqueue([{ queue: 'score', id: 'score-1-a1', payload: { postId: 1 } }])
    queue.process('score', work, { concurrency: 1 })
    queue.process('mail', async () => {}, { concurrency: 1 })
    await queue.settled()
    expect(await queue.dead(10)).toHaveLength(1)
    const html = await (await ask('/staff/jobs/', 'olive', page)).text()
    expect(html).toContain('the post &lt;b&gt;1&lt;/b&gt; is gone')
    const link = /<a href="([^"]+)#failed" aria-label="1 failed in score">/.exec(html)?.[1] ?? ''
    expect(link).toBe('/staff/jobs?queue=score')
    expect(await (await ask(link, 'olive', page)).text()).toContain('Failed for good in score')
    const others = await (await ask('/staff/jobs?queue=mail', 'olive', page)).text()
    expect(others).toContain('No job of this queue has failed for good.')
    expect(others).not.toContain('score-1-a1')
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? []
    const path = action.replaceAll('&amp;', '&')
    expect(path).toBe('/staff/jobs/revive?queue=score&id=score-1-a1')
    const revive = (headers: Record<string, string>) => ask(path, 'olive', { method: 'POST', headers })
    expect((await revive({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await queue.dead(10)).toHaveLength(1)
    isRepaired = true
    const revived = await revive({ 'sec-fetch-site': 'same-origin' })
    expect([revived.status, revived.headers.get('location')]).toEqual([303, '/staff/jobs?done=revive'])
    expect(await (await ask('/staff/jobs?done=revive', 'olive', page)).text()).toContain(
      'The job is given another try.',
    )
    expect((await revive({ 'sec-fetch-site': 'same-origin' })).status).toBe(404)
  })

  it('discards what failed for good, once it was asked for twice', async () => {
    const fail = async () => {
      throw new DoNotRetry('the address is gone')
    }
    queue.process('webhook', fail, { concurrency: 1 })
    await queue.enqueue([{ queue: 'webhook', id: 'hook-1', payload: {} }])
    await queue.settled()
    const html = await (await ask('/staff/jobs', 'stacy', page)).text()
    expect(html).toContain('<summary>Discard…</summary>')
    const path = '/staff/jobs/discard?queue=webhook&id=hook-1'
    expect(html).toContain(`action="${path.replace('&', '&amp;')}"`)
    const discard = (who: string, site: string) =>
      ask(path, who, { method: 'POST', headers: { 'sec-fetch-site': site } })
    expect((await discard('stacy', 'cross-site')).status).toBe(403)
    expect((await discard('mo', 'same-origin')).status).toBe(403)
    expect(await queue.dead(10)).toHaveLength(1)
    const done = await discard('stacy', 'same-origin')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/staff/jobs?done=discard'])
    expect(await (await ask('/staff/jobs?done=discard', 'stacy', page)).text()).toContain('The job is discarded.')
    expect(await queue.dead(10)).toEqual([])
    expect((await discard('stacy', 'same-origin')).status).toBe(404)
  })

  it.each([
    ['GET', '/staff/jobs/elsewhere', 404],
    ['GET', '/staff/jobs/discard', 404],
    ['POST', '/staff/jobs/discard', 404],
    ['PUT', '/staff/jobs', 404],
    ['POST', '/staff/jobs/revive', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    const { status: answered } = await ask(path, 'stacy', { method, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answered).toBe(status)
  })

  it('leaves every other path alone', async () => {
    expect(await (await ask('/staff/jobsite', 'stacy')).text()).toBe('another page')
  })

  it('says so when the jobs cannot be read', async () => {
    const closed = openEmbeddedJobQueue({ file: join(directory, 'closed.db'), logger })
    const other = await serveBoard(closed)
    await closed.close()
    const broken = await askOf(() => other)('/staff/jobs', 'stacy', page)
    expect([broken.status, await broken.text()]).toEqual([503, expect.stringContaining('Try again')])
    await closeServer(other)
  })
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
    expect(canSeeStaffPages(await ask('session=ann'))).toBe(false)
    expect(canSeeStaffPages(await ask('session=stacy'))).toBe(true)
    await expect(ask('session=other')).rejects.toThrow('/api/user answered 500')
  })
})

describeOnRedis({ port: 'board of jobs', name: 'the board of jobs' }, (redis) => {
  const prefix = `test-${randomUUID()}`
  let queue: BullJobQueue
  let server: Server
  /** Of what could be opened, the first to be closed last. */
  const closings: (() => Promise<void>)[] = []
  beforeAll(async () => {
    queue = await openBullJobQueue({ url: redis().url, logger, prefix })
    closings.unshift(async () => {
      await queue.close()
      const client = new Redis(redis().url, { disconnectTimeout: 100 })
      await client.del('none', ...(await client.keys(`${prefix}:*`)))
      client.disconnect()
    })
    server = await serveBoard(queue)
    closings.unshift(() => closeServer(server))
  })
  afterAll(async () => {
    for (const close of closings) {
      await close()
    }
  })
  const ask = askOf(() => server)

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
