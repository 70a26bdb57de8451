import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, type LookupFunction } from 'node:net'
import { createWebhookPoster } from './webhook-poster.ts'

const message = { headers: { 'webhook-id': '1-2' }, body: '{"type":"ping"}' }
let server: Server
let port: string
let answer: RequestListener
let asked: string[]
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = String((server.address() as AddressInfo).port)
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** A name that leads here so often, and to nothing public after that. */
const leadsHere = (times = Infinity): LookupFunction => {
  let left = times
  return (hostname, options, callback) => {
    left -= 1
    const error = hostname === 'hooks.ann.dev' && left >= 0 ? null : new Error('no public address')
    if (options.all === true) {
      callback(error, [{ address: '127.0.0.1', family: 4 }])
    } else {
      callback(error, '127.0.0.1', 4)
    }
  }
}
const open = (lookupHost?: LookupFunction) =>
  createWebhookPoster({ ports: [port], protocols: ['http:'], ...(lookupHost && { lookupHost }) })
const at = (path: string, host = 'hooks.ann.dev') => `http://${host}:${port}${path}`

it('brings the message and answers the status', async () => {
  const received: string[] = []
  answer = (request, response) => {
    const { 'webhook-id': id, 'content-type': type } = request.headers
    request.on('data', (chunk: Buffer) => received.push(`${String(id)} ${String(type)} ${chunk.toString()}`))
    request.on('end', () => response.writeHead(202).end())
  }
  expect(await open(leadsHere())(at('/deals'), message)).toBe(202)
  expect([asked, received]).toEqual([['POST /deals'], ['1-2 application/json {"type":"ping"}']])
})

it('follows no redirect', async () => {
  answer = (_request, response) => response.writeHead(307, { location: at('/elsewhere') }).end()
  expect(await open(leadsHere())(at('/'), message)).toBe(307)
  expect(asked).toEqual(['POST /'])
})

it('looks a name up for each connection, so that one that leads inside later is asked no more', async () => {
  answer = (_request, response) => response.writeHead(204, { connection: 'close' }).end()
  const post = open(leadsHere(1))
  expect([await post(at('/'), message), await post(at('/'), message)]).toEqual([204, null])
  expect(asked).toHaveLength(1)
})

it('listens to no long answer', async () => {
  answer = (_request, response) => response.writeHead(200).end('x'.repeat(1_000_000))
  expect(await open(leadsHere())(at('/'), message)).toBe(200)
})

it.each(['localhost', '127.0.0.1', '[::1]', '0x7f.1', '2130706433', 'hooks.ann.example'])(
  'never reaches %s',
  async (host) => {
    answer = (_request, response) => response.end()
    expect(await open()(at('/', host), message)).toBeNull()
    expect(asked).toEqual([])
  },
)

it.each(['http://hooks.ann.dev/', 'https://hooks.ann.dev:22/', 'https://ann@hooks.ann.dev/', 'file:///etc/passwd'])(
  'asks nothing at %s',
  async (url) => {
    let lookups = 0
    const lookupHost: LookupFunction = (_hostname, _options, callback) => {
      lookups += 1
      callback(new Error('nobody'), '', 0)
    }
    expect(await createWebhookPoster({ lookupHost })(url, message)).toBeNull()
    expect(lookups).toBe(0)
  },
)
