import { once } from 'node:events'
import { createServer, request as sendRequest, type IncomingMessage, type RequestOptions, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import request from 'supertest'
import { callsIn, pageCalls } from '@deals/events'
import { proxyToApis, targetOf } from './proxy.ts'

const config = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://deals.example',
  queryApiUrl: 'http://query.example',
  commandApiUrl: 'http://command.example',
  workersUrl: 'http://workers.example',
  internalToken: undefined,
  dataDir: '/nowhere',
  proxies: 0,
  pageThreads: 0,
}

describe('what is handed on', () => {
  it.each<readonly [method: string, url: string, target: string | undefined]>([
    ['GET', '/api/posts?page=2', config.queryApiUrl],
    ['HEAD', '/api/posts', config.queryApiUrl],
    ['POST', '/api/posts/7/votes', config.commandApiUrl],
    ['DELETE', '/api/posts/7', config.commandApiUrl],
    ['GET', '/api/drafts', config.commandApiUrl],
    ['GET', '/api/user/sessions', config.commandApiUrl],
    ['GET', '/api/user/email', config.commandApiUrl],
    ['GET', '/api/user/emails', config.queryApiUrl],
    ['GET', '/login?next=/', config.commandApiUrl],
    ['POST', '/logout', config.commandApiUrl],
    ...callsIn(pageCalls).map(({ method, path }) => [method, path, config.commandApiUrl] as const),
    ['GET', '/login/something', undefined],
    ['POST', '/unsubscribe?token=abc', config.commandApiUrl],
    ['GET', '/email/undo?token=abc', config.commandApiUrl],
    ['POST', '/factor/remove?token=abc', config.commandApiUrl],
    ['GET', '/newsletter/confirm?token=abc', config.commandApiUrl],
    ['GET', '/images/abc-320.webp', config.commandApiUrl],
    ['GET', '/staff/jobs/queue/score', config.workersUrl],
    ['GET', '/feed.xml', config.queryApiUrl],
    ['GET', '/store/norvik/feed.xml?types=sales', config.queryApiUrl],
    ['GET', '/robots.txt', config.queryApiUrl],
    ['GET', '/', undefined],
    ['GET', '/loginsomething', undefined],
    ['GET', '/apiary', undefined],
  ])('%s %s goes to %s', (method, url, target) => {
    expect(targetOf(method, url, config)).toBe(target)
  })
})

describe('the proxy', () => {
  it('hands on body, cookies and host, and brings back status, cookies and position', async () => {
    const seen: Record<string, unknown> = {}
    const api = createServer((incoming, answer) => {
      const pieces: Buffer[] = []
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.on('end', () => {
        Object.assign(seen, { url: incoming.url, ...incoming.headers, body: Buffer.concat(pieces).toString() })
        answer.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-position': '42' })
        answer.end('{"id":7}')
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => api.once('listening', resolve))
    const { port } = api.address() as AddressInfo
    const app = express().use(proxyToApis({ ...config, commandApiUrl: `http://127.0.0.1:${port}` }, 'a proof'))
    const answer = await request(app)
      .post('/api/posts?x=1')
      .set('cookie', 'session=s')
      .set('host', 'deals.example')
      .set('x-forwarded-for', '203.0.113.7, 127.0.0.1')
      .set({ forwarded: 'for=203.0.113.7', 'x-visitor-address': '203.0.113.7', 'x-visitor-proof': 'a guess' })
      .send({ title: 'Shoes' })
    expect(answer.status).toBe(201)
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-position': '42' })
    expect(seen).toMatchObject({ url: '/api/posts?x=1', cookie: 'session=s', host: 'deals.example' })
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-visitor-address': '127.0.0.1',
      'x-visitor-proof': 'a proof',
    })
    expect(seen).not.toHaveProperty('forwarded')
    expect(seen['body']).toBe('{"title":"Shoes"}')
    await new Promise((resolve) => api.close(resolve))
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])('hands on a body in pieces of %s as a body', async (method) => {
    const hidden = 'GET /api/hidden HTTP/1.1\r\nhost: deals.example\r\n\r\n'
    const frame = { 'transfer-encoding': 'chunked', connection: 'close' }
    const seen = await seenBehind({ method, path: '/api/posts', headers: frame }, hidden)
    expect(seen).toEqual([{ method, url: '/api/posts', body: hidden }])
  })

  it.each([
    '/api/../metrics',
    '/api/%2e%2e/internal/commands',
    '/images/..//elsewhere.example/',
    '/staff/jobs/../x?y=/..',
  ])('hands on the path %s as it is written', async (path) => {
    expect(await seenBehind({ path })).toEqual([{ method: 'GET', url: path, body: '' }])
  })

  it('says in one sentence that an API is away', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => gone.once('listening', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const app = express().use(proxyToApis({ ...config, queryApiUrl: `http://127.0.0.1:${port}` }, 'a proof'))
    const answer = await request(app).get('/api/posts')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.text).toBe('The site is not ready. Please try again.')
  })
})

/** All that an API gets when a proxy before it gets one request. */
async function seenBehind(asked: RequestOptions, body?: string) {
  const seen: object[] = []
  const api = createServer((incoming, answer) => {
    void text(incoming).then((said) => {
      seen.push({ method: incoming.method, url: incoming.url, body: said })
      answer.end()
    })
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const url = addressOf(api)
  const apis = { queryApiUrl: url, commandApiUrl: url, workersUrl: url }
  const proxy = createServer(express().use(proxyToApis({ ...config, ...apis }, 'a proof'))).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const outgoing = sendRequest(addressOf(proxy), { ...asked, agent: false })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  proxy.close()
  // What was still on its way is answered before.
  await new Promise((resolve) => api.close(resolve))
  return seen
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
