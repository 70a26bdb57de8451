import { once } from 'node:events'
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import request from 'supertest'
import { askingOverHttp } from './ask-query-api.ts'
import { readConfig } from './config.ts'
import { proxyToApis } from './proxy.ts'

const patienceMs = 200
const opened: Server[] = []

afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The hand-over to one process that answers everything. */
const before = (url: string, patience: { question?: number } = {}) =>
  express().use(
    proxyToApis(
      { ...readConfig({ PAGE_THREADS: '0' }), queryApiUrl: url, commandApiUrl: url, workersUrl: url },
      'a proof',
      { question: patienceMs, other: patienceMs, ...patience },
    ),
  )

const frozen: RequestListener = () => undefined
const breaksOff: RequestListener = (incoming, answer) => void incoming.on('end', () => answer.destroy()).resume()
const key = { 'idempotency-key': 'a-key-of-this-form' }

const notInTime = 'The site did not answer in time.'
const brokeOff = 'The site broke off before it answered.'
const maybe = 'What you sent may have been saved.'
const look = 'Please look whether it was before you try again.'
const again = 'Please try again; it is not done twice.'

describe('an API that does not answer', () => {
  it.each([
    { method: 'GET', api: frozen, headers: {}, status: 504, sentence: `${notInTime} Please try again.` },
    { method: 'POST', api: frozen, headers: {}, status: 504, sentence: `${notInTime} ${maybe} ${look}` },
    { method: 'POST', api: frozen, headers: key, status: 504, sentence: `${notInTime} ${maybe} ${again}` },
    { method: 'PATCH', api: frozen, headers: key, status: 504, sentence: `${notInTime} ${maybe} ${again}` },
    { method: 'GET', api: breaksOff, headers: {}, status: 503, sentence: 'The site is not ready. Please try again.' },
    { method: 'DELETE', api: breaksOff, headers: {}, status: 503, sentence: `${brokeOff} ${maybe} ${look}` },
    { method: 'DELETE', api: breaksOff, headers: key, status: 503, sentence: `${brokeOff} ${maybe} ${again}` },
  ] as const)('$method $status: $sentence', async ({ method, api, headers, status, sentence }) => {
    const site = request(before(await listening(api)))
    const answer = await site[method.toLowerCase() as 'get']('/api/posts/7').set(headers)
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([status, sentence, '5'])
  })

  it('is told sooner to whoever asks a question', async () => {
    const api = await listening(frozen)
    const order: string[] = []
    const site = request(before(api, { question: patienceMs / 4 }))
    await Promise.all([
      site.post('/api/posts/7').then(() => order.push('change')),
      site.get('/api/posts/7').then(() => order.push('question')),
    ])
    expect(order).toEqual(['question', 'change'])
  })

  it('is told from a sender who takes their time', async () => {
    const api = await listening((incoming, answer) => void text(incoming).then((said) => answer.end(said)))
    const site = await listening(before(api))
    const sending = sendRequest(`${site}/api/posts`, { method: 'POST', agent: false })
    sending.write('the first half, ')
    await someTimes(patienceMs * 3)
    sending.end('the second half')
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    expect(await text(answer)).toBe('the first half, the second half')
  })

  it('ends an answer that stops in its midst, and no stream of events', async () => {
    const api = await listening((incoming, answer) => {
      const type = incoming.url === '/api/live' ? 'text/event-stream' : 'application/json'
      answer.writeHead(200, { 'content-type': type }).write('{"half":')
    })
    const site = await listening(before(api))
    const stream = await fetch(`${site}/api/live`)
    const stopped = await fetch(`${site}/api/posts`)
    await expect(stopped.text()).rejects.toThrow('terminated')
    const more = stream.body?.getReader()
    await more?.read()
    expect(await Promise.race([more?.read(), someTimes(patienceMs * 3).then(() => 'still open')])).toBe('still open')
    await more?.cancel()
  })

  it('holds up a page once, however many questions it has', async () => {
    const asked: unknown[] = []
    const url = await listening((incoming) => asked.push(incoming.url))
    const ask = askingOverHttp({ targetOf: () => url, proof: 'a proof', patienceMs })({}, '192.0.2.1')
    const both = await Promise.all([ask('/api/user'), ask('/api/posts')])
    expect([...both, await ask('/api/stores')].map(({ status }) => status)).toEqual([504, 504, 504])
    expect(asked).toEqual(expect.arrayContaining(['/api/user', '/api/posts']))
    expect(asked).toHaveLength(2)
  })
})

/** The patience of the hand-over is what is tried here, so it has to pass. */
const someTimes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
