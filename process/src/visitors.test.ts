import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { createConnection } from 'node:net'
import { readTrustedProxies } from './settings.ts'
import { closeServer, listen, portOf } from './listen.ts'
import { handedOn, isHandedOn, knowingVisitors, networkOf, visitorAddress, visitorProof } from './visitors.ts'

/** Sends the head of a request as it stands, and tells what the server made of it. */
async function seenWith(trust: { proxies: number; proof?: string }, lines: readonly string[]): Promise<string> {
  const seen: string[] = []
  const handler = knowingVisitors(trust, (request, response) => {
    seen.push(visitorAddress(request))
    response.end()
  })
  const server = await listen(handler, { port: 0, host: '127.0.0.1' })
  const socket = createConnection(portOf(server), '127.0.0.1')
  socket.write(['GET / HTTP/1.1', 'Host: deals.example', 'Connection: close', ...lines, '', ''].join('\r\n'))
  await new Promise((resolve) => socket.on('close', resolve).resume())
  await closeServer(server)
  return seen.join()
}

/** What stands in front, how many hops of it are trusted, what it sends, and who asks then. */
type Chain = [front: string, proxies: number, lines: string[], address: string]

describe('the address of a visitor', () => {
  it.each<Chain>([
    ['no proxy, whatever a visitor writes', 0, ['X-Forwarded-For: 203.0.113.7'], '127.0.0.1'],
    [
      'nginx, which appends',
      1,
      ['X-Forwarded-For: 198.51.100.1, 203.0.113.7', 'X-Real-IP: 203.0.113.7'],
      '203.0.113.7',
    ],
    ['nginx before a visitor on the same machine', 1, ['X-Forwarded-For: 198.51.100.1, 127.0.0.1'], '127.0.0.1'],
    ['Caddy, which begins anew', 1, ['X-Forwarded-For: 203.0.113.7', 'X-Forwarded-Proto: https'], '203.0.113.7'],
    [
      'HAProxy, with a line of its own',
      1,
      ['X-Forwarded-For: 198.51.100.1', 'X-Forwarded-For: 203.0.113.7'],
      '203.0.113.7',
    ],
    [
      'a network such as Cloudflare, and nginx behind it',
      2,
      ['CF-Connecting-IP: 198.51.100.1', 'X-Forwarded-For: 198.51.100.1, 203.0.113.7, 172.64.0.1'],
      '203.0.113.7',
    ],
    ['IPv6', 1, ['X-Forwarded-For: 198.51.100.1, 2001:DB8::7'], '2001:db8::7'],
    ['IPv6 in brackets with a port', 1, ['X-Forwarded-For: [2001:db8::7]:51234'], '2001:db8::7'],
    ['IPv4 with a port', 1, ['X-Forwarded-For: 203.0.113.7:51234'], '203.0.113.7'],
    ['IPv4 as IPv6', 1, ['X-Forwarded-For: ::ffff:203.0.113.7'], '203.0.113.7'],
    ['a header that others use', 1, ['Forwarded: for=203.0.113.7', 'X-Client-IP: 203.0.113.7'], '127.0.0.1'],
    ['what is no address', 1, ['X-Forwarded-For: 203.0.113.7, unknown'], '127.0.0.1'],
    ['fewer hops than were said', 3, ['X-Forwarded-For: 203.0.113.7'], '203.0.113.7'],
    ['no header at all', 1, [], '127.0.0.1'],
  ])('behind %s', async (...[, proxies, lines, address]: Chain) => {
    expect(await seenWith({ proxies }, lines)).toBe(address)
  })

  it('is handed on by a process of the site, and by nobody else', async () => {
    const proof = visitorProof('a token of the site')
    const said = (shown: string) => Object.entries(handedOn('203.0.113.7', shown)).map((pair) => pair.join(': '))
    expect(await seenWith({ proxies: 0, proof }, said(proof))).toBe('203.0.113.7')
    expect(await seenWith({ proxies: 0, proof }, said('a guess'))).toBe('127.0.0.1')
    expect(await seenWith({ proxies: 0, proof }, said('').slice(0, 1))).toBe('127.0.0.1')
    expect(await seenWith({ proxies: 0 }, said(proof))).toBe('127.0.0.1')
  })

  it('is known without having been noted', async () => {
    const seen: unknown[] = []
    const server = createServer((request: IncomingMessage, response) => {
      seen.push(visitorAddress(request), isHandedOn(request))
      response.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const asked = ask({ port: portOf(server), host: '127.0.0.1', agent: false }).end()
    // An answer that nobody reads keeps its connection, and with it the process.
    await new Promise((resolve) => asked.on('response', (answer) => answer.resume().on('close', resolve)))
    await closeServer(server)
    expect(seen).toEqual(['127.0.0.1', false])
  })
})

describe('what counts as one visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:db8:10:0::1', '2001:db8:10::/64'],
    ['unknown', 'unknown'],
  ])('%s is one with %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('TRUST_PROXY', () => {
  it('is the number of proxies in front, none unless it is said', () => {
    expect([readTrustedProxies({}), readTrustedProxies({ TRUST_PROXY: '2' })]).toEqual([0, 2])
  })

  it.each(['loopback, uniquelocal', 'true', '-1', '99'])('is never a list: %s', (held) => {
    expect(() => readTrustedProxies({ TRUST_PROXY: held })).toThrow(
      `TRUST_PROXY is "${held}"; it takes how many proxies stand in front of the site, such as 1.`,
    )
  })
})
