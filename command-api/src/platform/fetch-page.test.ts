import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, type LookupFunction } from 'node:net'
import { createPageFetcher } from './fetch-page.ts'
import { isPublicIp } from './public-address.ts'

const limits = { bytes: 1000, accept: 'text/html' }

describe('a fetched page', () => {
  let server: Server
  let port: string
  let answer: RequestListener
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = String((server.address() as AddressInfo).port)
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const toServer: LookupFunction = (hostname, options, callback) => {
    const address = hostname.endsWith('shop.example') ? '127.0.0.1' : ''
    const error = address === '' ? new Error('unknown') : null
    if (options.all === true) {
      callback(error, [{ address, family: 4 }])
    } else {
      callback(error, address, 4)
    }
  }
  const fetcher = () => createPageFetcher({ lookupHost: toServer, ports: [port] })
  const at = (path: string, host = 'shop.example') => `http://${host}:${port}${path}`

  it('comes with its type, and no more of it than asked for', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5000))
    const { page } = await fetcher().fetch(at('/'), limits)
    expect([page?.contentType, page?.bytes.length, page?.url]).toEqual(['text/html', 1000, at('/')])
  })

  it('may lie behind redirects, each of which is judged', async () => {
    answer = (request, response) =>
      request.url === '/a'
        ? response.writeHead(302, { location: at('/b', 'www.shop.example') }).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end('here')
    expect((await fetcher().fetch(at('/a'), limits)).page?.url).toBe(at('/b', 'www.shop.example'))
    answer = (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
    expect((await fetcher().fetch(at('/a'), limits)).page).toBeNull()
    answer = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    expect((await fetcher().fetch(at('/a'), limits)).page).toBeNull()
    answer = (_request, response) => response.writeHead(302, { location: at('/a') }).end()
    expect((await fetcher().fetch(at('/a'), limits)).page).toBeNull()
  })

  it('is none where the server says so or cannot be found', async () => {
    answer = (_request, response) => response.writeHead(404).end()
    expect(await fetcher().fetch(at('/'), limits)).toEqual({ page: null, isGone: true })
    answer = (_request, response) => response.writeHead(503).end()
    expect(await fetcher().fetch(at('/'), limits)).toEqual({ page: null, isGone: false })
    expect(await fetcher().fetch(at('/', 'nowhere.example'), limits)).toEqual({ page: null, isGone: false })
    expect(await createPageFetcher().fetch('https://nowhere.example/', limits)).toEqual({ page: null, isGone: false })
  })

  it('is never one of our own network', async () => {
    const lookups: string[] = []
    const guarded = createPageFetcher({ ports: [port] })
    answer = (request, response) => {
      lookups.push(request.url ?? '')
      response.end('secret')
    }
    for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1', '2130706433']) {
      expect((await guarded.fetch(at('/', host), limits)).page).toBeNull()
    }
    expect(lookups).toEqual([])
    expect((await createPageFetcher().fetch('http://shop.example:22/', limits)).page).toBeNull()
  })
})

describe('an address', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ...['255.255.255.255', '168.63.129.16', '2001:db8::1', '2001::7f00:1', 'nonsense'],
    ...['::127.0.0.1', 'fe80::1%eth0', '64:ff9b:1::7f00:1', '::ffff:0:127.0.0.1', 'ff02::1', 'fec0::1', '100::1'],
  ])('%s is not public', (address) => {
    expect(isPublicIp(address)).toBe(false)
  })

  it.each(['93.184.216.34', '8.8.8.8', '168.63.129.17', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicIp(address)).toBe(true)
  })
})
