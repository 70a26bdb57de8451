import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { positionFrom, ReadModelsBehind, UnexpectedAnswer } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { commandClient, queryClient } from './internal-client.ts'
import { DoNotRetry } from './job-queue.ts'

describe('the internal calls over HTTP', () => {
  let server: Server
  let api: { url: string; token: string }
  let answer: { status: number; body: unknown; stale?: boolean; isSilent?: boolean }
  let asked: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[]
  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push({ path: `${request.method} ${request.url}`, headers: request.headers, body: JSON.parse(body) })
        if (answer.isSilent !== true) {
          response.writeHead(answer.status, answer.stale ? { 'x-stale': '1' } : {}).end(JSON.stringify(answer.body))
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    api = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'a secret of the site' }
  })
  beforeEach(() => {
    asked = []
    answer = { status: 200, body: 'done' }
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  it('send a command with the token, and give back what it did', async () => {
    const request = { causationId: 'c', postId: 7, findings: [], model: 'm' }
    expect(await commandClient(api).finishReview(request)).toBe('done')
    expect(asked).toMatchObject([
      {
        path: 'POST /internal/commands/finishReview',
        headers: { 'x-internal-token': 'a secret of the site', 'content-type': 'application/json' },
        body: request,
      },
    ])
  })

  it('ask a question with the position that it needs', async () => {
    answer = { status: 200, body: null }
    expect(await queryClient(api).post({ postId: 7, minPosition: positionFrom(42) })).toBeNull()
    expect(asked).toMatchObject([{ path: 'POST /internal/queries/post', body: { postId: 7, minPosition: 42 } }])
  })

  it('tell read models that are behind from other trouble', async () => {
    answer = { status: 200, body: null, stale: true }
    await expect(queryClient(api).post({ postId: 7, minPosition: positionFrom(42) })).rejects.toThrow(ReadModelsBehind)
  })

  it('take no answer of another shape than was declared', async () => {
    answer = { status: 200, body: { postId: 'seven' } }
    await expect(queryClient(api).post({ postId: 7 })).rejects.toThrow(UnexpectedAnswer)
  })

  it.each([400, 404, 422])('give up on what answers %s', async (status) => {
    answer = { status, body: 'no' }
    await expect(commandClient(api).pressPoster({ causationId: 'c', postId: 7 })).rejects.toThrow(DoNotRetry)
  })

  it.each([500, 503])('let a job come again after %s', async (status) => {
    answer = { status, body: 'no' }
    const sent = commandClient(api).pressPoster({ causationId: 'c', postId: 7 })
    await expect(sent).rejects.toThrow(`answered ${status}`)
    await expect(sent).rejects.not.toThrow(DoNotRetry)
  })
  it('take who is away, or says nothing, for somebody who comes back', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    const away = commandClient({ ...api, url: `http://127.0.0.1:${port}` })
    await expect(away.pressPoster({ causationId: 'c', postId: 7 })).rejects.toThrow(Unavailable)
    answer = { ...answer, isSilent: true }
    const silent = commandClient({ ...api, timeoutMs: 50 })
    await expect(silent.pressPoster({ causationId: 'c', postId: 7 })).rejects.toThrow(Unavailable)
  })
})
