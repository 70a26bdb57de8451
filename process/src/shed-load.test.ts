import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage, type Server } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { closeServer, listen, portOf } from './listen.ts'
import { noteMember } from './known-members.ts'
import { keepOpen } from './open-ended.ts'
import { sheddingLoad, type SheddingOptions } from './shed-load.ts'

const times = (most: number) => Array.from({ length: most }, (_, nr) => nr)
const member = { cookie: 'session=a-session-of-thirty-two-letters-or-so' }
interface Answer {
  status: number
  retryAfter: string | undefined
}

/** A server whose answers wait until the test lets them go. */
async function open(options: SheddingOptions = {}) {
  const waiting: (() => void)[] = []
  const shedding = sheddingLoad((request, response) => {
    if (request.headers.cookie === member.cookie) {
      noteMember(request)
    }
    request.resume()
    if (request.url === '/now') {
      response.end('at once')
    } else if (request.url === '/for-good') {
      response.flushHeaders()
      keepOpen(response)
    } else {
      waiting.push(() => response.end('worked on'))
    }
  }, options)
  const server = await listen(shedding.listener, { port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const send = async (method: string, headers: Record<string, string> = {}, path = '/'): Promise<Answer> => {
    const sent = ask({ port: portOf(server), host: '127.0.0.1', agent, method, headers, path })
    const answered = new Promise<Answer>((resolve, reject) => {
      sent.on('error', reject).on('response', (answer) => {
        const { statusCode: status = 0, headers: said } = answer
        answer.resume().on('end', () => resolve({ status, retryAfter: said['retry-after'] }))
      })
    })
    sent.end(method === 'POST' ? 'a body' : undefined)
    return answered
  }
  const close = async () => {
    agent.destroy()
    await shedding.close()
    await closeServer(server)
  }
  return { server, shedding, waiting, send, close }
}
async function until(isSo: () => boolean): Promise<void> {
  for (let looked = 0; looked < 1_000 && !isSo(); looked += 1) {
    await delay(10)
  }
  expect(isSo()).toBe(true)
}

it('has room for others beside answers that stay open', async () => {
  const { server, send, close } = await open({ most: 20, least: 20 })
  const streams = times(50).map(async () => {
    const request = ask({ port: portOf(server), host: '127.0.0.1', path: '/for-good', agent: false })
    request.end()
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return answer.resume().statusCode
  })
  expect(new Set(await Promise.all(streams))).toEqual(new Set([200]))
  expect((await send('GET', {}, '/now')).status).toBe(200)
  await close()
})

describe('under more load than it can carry', () => {
  it('answers what there is room for, refuses the rest at once, and is as before afterwards', async () => {
    const { waiting, send, close } = await open({ most: 20, least: 20 })
    const answers: Answer[] = []
    const asked = times(200).map(async () => answers.push(await send('GET')))
    await until(() => answers.length === 189)
    expect(new Set(answers.map(({ status, retryAfter }) => `${status} after ${retryAfter}`))).toEqual(
      new Set(['503 after 1']),
    )
    expect(waiting).toHaveLength(11)
    waiting.splice(0).forEach((answer) => answer())
    await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
    expect((await send('GET', {}, '/now')).status).toBe(200)
    await close()
  })

  it('lets members go before visitors, and writes before reads', async () => {
    const { waiting, send, close } = await open({ most: 20, least: 20 })
    expect((await send('GET', member, '/now')).status).toBe(200)
    const fill = async (method: string, headers: Record<string, string>) => {
      const before = waiting.length
      const refused: Answer[] = []
      void Promise.all(times(30).map(async () => refused.push(await send(method, headers)))).catch(() => undefined)
      await until(() => refused.length + waiting.length - before === 30)
      return waiting.length
    }
    expect(await fill('GET', {})).toBe(11)
    expect(await fill('POST', {})).toBe(14)
    expect(await fill('GET', { cookie: 'session=made-up-by-somebody-who-is-nobody' })).toBe(14)
    expect(await fill('GET', member)).toBe(17)
    expect(await fill('POST', member)).toBe(20)
    waiting.splice(0).forEach((answer) => answer())
    await close()
  })

  it('has less room while it falls behind, and grows again', async () => {
    const { shedding, close } = await open({ most: 100, least: 10 })
    const before = shedding.room()
    const end = performance.now() + 400
    while (performance.now() < end) {
      // As long as this takes, nobody is answered.
    }
    await until(() => shedding.room() < before)
    await until(() => shedding.room() > before)
    expect(shedding.room()).toBeLessThanOrEqual(100)
    await close()
  })

  it('has less room while work waits long for a thread of its own, and grows again', async () => {
    let waited = 0
    const { shedding, close } = await open({ most: 100, least: 10, waited: () => waited })
    const before = shedding.room()
    waited = 701
    await until(() => shedding.room() < before)
    waited = 700
    await until(() => shedding.room() > before)
    expect(shedding.room()).toBeLessThanOrEqual(100)
    await close()
  })

  it('lets in what belongs to something that was let in, and files', async () => {
    const { waiting, send, close } = await open({ most: 1, least: 1, isOwn: ({ headers }) => headers['x-own'] === '1' })
    const first = send('GET')
    await until(() => waiting.length === 1)
    expect((await send('GET', {}, '/now')).status).toBe(503)
    expect((await send('GET', { 'x-own': '1' }, '/now')).status).toBe(200)
    const file = send('GET', {}, '/assets/index.js')
    await until(() => waiting.length === 2)
    waiting.splice(0).forEach((answer) => answer())
    expect([(await first).status, (await file).status]).toEqual([200, 200])
    await close()
  })
})

describe('connections that ask nothing, or slowly', () => {
  const sockets: Socket[] = []
  const connect = async (server: Server, words = '') => {
    const socket = createConnection(portOf(server), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(words)
    sockets.push(socket)
    return socket
  }
  const hangUp = () => sockets.splice(0).forEach((socket) => socket.destroy())
  afterEach(hangUp)

  it('take no room of those who ask', async () => {
    const { server, shedding, waiting, send, close } = await open({ most: 10, least: 10 })
    await Promise.all(times(300).map(() => connect(server)))
    await Promise.all(times(300).map(() => connect(server, 'GET / HTTP/1.1\r\nHost: de')))
    await Promise.all(
      times(300).map(() => connect(server, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow')),
    )
    await until(() => waiting.length === 300)
    expect((await send('GET', {}, '/now')).status).toBe(200)
    expect(shedding.room()).toBe(10)
    // A server that ends gives those who are slow some seconds more.
    hangUp()
    await close()
  })

  it('are closed when they took too long', async () => {
    const patience = { headMs: 100, requestMs: 200, lookEveryMs: 20 }
    const server = await listen((request) => request.resume(), { port: 0, host: '127.0.0.1', patience })
    const slow = await Promise.all([
      connect(server),
      connect(server, 'GET / HTTP/1.1\r\nHost: de'),
      connect(server, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow'),
    ])
    await Promise.all(slow.map((socket) => once(socket.resume(), 'close')))
    expect(slow.map(({ destroyed }) => destroyed)).toEqual([true, true, true])
    await closeServer(server)
  })

  it('make room for one that asks', async () => {
    const server = await listen((_request, response) => response.end('here'), {
      port: 0,
      host: '127.0.0.1',
      mostConnections: 3,
    })
    const idle = await Promise.all(times(3).map(() => connect(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')))
    await Promise.all(idle.map((socket) => once(socket, 'data')))
    const closed = Promise.all(idle.map((socket) => once(socket.resume(), 'close')))
    const refused = await connect(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await Promise.all([closed, once(refused.resume(), 'close')])
    const next = await connect(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(String((await once(next, 'data'))[0])).toContain('200 OK')
    next.destroy()
    await closeServer(server)
  })
})
