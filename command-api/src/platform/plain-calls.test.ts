import { once } from 'node:events'
import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { callsIn, commandCalls, ReadModelsBehind } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { aLivePost, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'
import { rawRequests, type RawRequest } from '../testing/raw-requests.ts'

// Commands pass by Express where they can. Whatever is asked, the answer is the one that Express gives, to the letter.

let site: SmallSite
let bob: Member
let postId: number
let ways: { plainly: Way; byExpress: Way }
beforeAll(async () => {
  site = smallSite({ publicUrl: 'https://deals.example', trust: { bob: 0 } })
  bob = await site.join('bob')
  postId = await aLivePost(site, await site.join('ann'))
  ways = { plainly: await wayOf(site.answer), byExpress: await wayOf(site.app) }
})
afterAll(async () => {
  await Promise.all([ways.plainly.close(), ways.byExpress.close()])
  site.close()
})

/** A server that tells which of its answers Express has had nothing to do with. */
async function wayOf(listener: RequestListener) {
  let isPlain = false
  const server: Server = createServer((request, response) => {
    listener(request, response)
    isPlain = Object.getPrototypeOf(response) === ServerResponse.prototype
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const raw = rawRequests(server)
  return {
    ask: async (request: RawRequest) => ({ ...(await raw.send(request)), isPlain }),
    close: async () => {
      raw.close()
      server.close()
      await once(server, 'close')
    },
  }
}
type Way = Awaited<ReturnType<typeof wayOf>>

/** Without what differs from one giving to the next: the time, how far the log had come, and the number of a bug. */
const timeless = (headers: readonly string[]) =>
  headers.map((text, at) => (['Date', 'x-position', 'x-error-id'].includes(headers[at - 1] ?? '') ? '(varies)' : text))
const nameless = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}/, '(a bug)')

async function answerBy(way: Way, request: RawRequest) {
  const { headers, text, ...rest } = await way.ask(request)
  return { ...rest, headers: timeless(headers), text: nameless(text) }
}

/** The answer, once it is known to be the same both ways; `isPlain` says whether it could pass by Express. */
async function answerTo(request: RawRequest) {
  const wanted = await answerBy(ways.byExpress, request)
  const given = await answerBy(ways.plainly, request)
  expect({ ...given, isPlain: false }).toEqual(wanted)
  return given
}

const json = { 'content-type': 'application/json' }
const signedIn = () => ({ ...json, cookie: bob.cookie })
const currency = '{"currency":"CAD"}'
/** Changes nothing when it is given again. */
const change = (over: Partial<RawRequest> = {}): RawRequest => ({
  method: 'PATCH',
  path: '/api/user/preferences',
  headers: signedIn(),
  body: currency,
  ...over,
})
/** Its refusals are plain sentences. */
const vote = (over: Partial<RawRequest> = {}): RawRequest =>
  change({ method: 'POST', path: `/api/posts/${postId}/votes`, body: '{"value":1}', ...over })
const withHeaders =
  (headers: Readonly<Record<string, string>>, body: string | Buffer = currency) =>
  () =>
    change({ headers: { ...signedIn(), ...headers }, body })
const withBody = (body: string) => () => change({ body })
const at =
  (path: string, method = 'POST') =>
  () =>
    vote({ path, method })
const tooLarge = `{"currency":"${'x'.repeat(600_000)}"}`
const deep = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`
const nobody = { ...json, cookie: `session=${'x'.repeat(40)}` }

type Sample = readonly [what: string, status: number, request: () => RawRequest]

describe('who gives a command by its plain path', () => {
  const samples: readonly Sample[] = [
    ['with all that it needs', 200, () => change()],
    ['from a page of this site', 200, withHeaders({ 'sec-fetch-site': 'same-origin' })],
    ['from our origin', 200, withHeaders({ origin: 'https://deals.example' })],
    ['from a page of another site', 403, withHeaders({ 'sec-fetch-site': 'cross-site' })],
    ['from another origin', 403, withHeaders({ origin: 'https://elsewhere.example' })],
    ['from no origin', 403, withHeaders({ origin: 'null' })],
    ['without a cookie', 401, () => change({ headers: json })],
    ['with a cookie of nobody', 401, () => change({ headers: nobody })],
    ['without a type', 415, () => change({ headers: { cookie: bob.cookie } })],
    ['with another type', 415, withHeaders({ 'content-type': 'text/plain' })],
    ['with the type of a form', 415, withHeaders({ 'content-type': 'application/x-www-form-urlencoded' })],
    ['with a charset', 200, withHeaders({ 'content-type': 'Application/JSON; charset=utf-8' })],
    ['in a charset that nobody knows', 415, withHeaders({ 'content-type': 'application/json; charset=klingon' })],
    ['packed', 200, withHeaders({ 'content-encoding': 'gzip' }, gzipSync(currency))],
    ['said to be packed', 400, withHeaders({ 'content-encoding': 'gzip' })],
    ['packed in a way that nobody knows', 415, withHeaders({ 'content-encoding': 'rar' })],
    ['with a mark before it', 200, withBody(`\uFEFF${currency}`)],
    ['too large', 413, withBody(tooLarge)],
    ['broken off', 400, withBody('{"currency":')],
    ['nested deeply', 400, withBody(deep)],
    ['that is no object', 400, withBody('7')],
    ['without a body', 200, withBody('')],
    ['with a wrong value', 422, () => vote({ path: '/api/posts', body: '{"type":"auction"}' })],
    ['with a wrong value, answered in plain text', 400, () => vote({ body: '{"value":7}' })],
    ['with a field that is not there', 400, () => vote({ body: '{"value":1,"more":2}' })],
    ['with `__proto__`', 400, () => vote({ body: '{"value":1,"__proto__":{"a":1}}' })],
    ['on a post that is not there', 404, at('/api/posts/999/votes')],
    ['on no number', 404, at('/api/posts/constructor/votes')],
    ['on what leads upwards', 404, at('/api/posts/../votes')],
    ['with a key', 200, withHeaders({ 'idempotency-key': 'a-key-of-mine' })],
    ['with a key that is none', 400, withHeaders({ 'idempotency-key': 'short' })],
  ]
  it.each(samples)('%s gets %i as by Express', async (_what, status, request) => {
    const answer = await answerTo(request())
    expect([answer.status, answer.isPlain]).toEqual([status, true])
  })

  it('in pieces gets 200 as by Express', async () => {
    const { headers = {}, ...rest } = change()
    const answer = await answerTo({ ...rest, headers: { ...headers, 'transfer-encoding': 'chunked' }, inPieces: true })
    expect([answer.status, answer.isPlain]).toEqual([200, true])
  })
})

describe('what is left to Express', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const samples: readonly Sample[] = [
    ['a path with a slash at its end', 200, () => change({ path: '/api/user/preferences/' })],
    ['a path in capitals', 200, () => change({ path: '/api/User/preferences' })],
    ['a path with escapes', 404, at('/api/posts/%37/votes')],
    ['a path that cannot be read', 400, at('/api/posts/%zz/votes')],
    ['a question mark', 200, () => change({ path: '/api/user/preferences?from=menu' })],
    ['a whole address', 200, () => change({ path: 'http://localhost/api/user/preferences' })],
    ['no call', 404, at('/api/posts/7/nothing')],
    ['another method', 404, at('/api/posts/7/votes', 'PUT')],
    ['a method of nobody', 404, at('/api/posts/7/votes', 'PURGE')],
    ['a look', 404, at('/api/posts/7/votes', 'GET')],
    ['a look at the head', 404, at('/api/posts/7/votes', 'HEAD')],
    ['a question for what is possible', 200, at('/api/posts/7/votes', 'OPTIONS')],
    ['a form where none is taken', 415, withHeaders(form)],
    [
      'a form without an end',
      400,
      () => vote({ path: '/api/images', headers: { ...signedIn(), ...form }, body: '--x' }),
    ],
    ['a page', 404, at('/nothing')],
  ]
  it.each(samples)('%s: %i', async (_what, status, request) => {
    const answer = await answerTo(request())
    expect([answer.status, answer.isPlain]).toEqual([status, false])
  })
})

describe.each(callsIn(commandCalls).filter(({ method }) => method !== 'GET'))('$at', ({ method, path }) => {
  const request = { method, path: path.replaceAll(/:\w+/g, '7'), body: '{}' }

  it.each([
    ['who is not signed in', json],
    ['a page of another site', { ...json, 'sec-fetch-site': 'cross-site' }],
  ])('answers %s as by Express', async (_who, headers) => {
    const answer = await answerTo({ ...request, headers })
    expect([answer.isPlain, answer.status >= 500]).toEqual([true, false])
  })
})

describe('what goes wrong', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })
  it.each([
    ['a bug', new Error('a bug'), 500],
    ['a store that is away', new Unavailable('the log'), 503],
    ['views that are late', new ReadModelsBehind('they are at 7'), 503],
    ['a request that a part of the server refuses', Object.assign(new Error('not so'), { status: 400 }), 400],
  ])('is told as by Express: %s', async (_what, error, status) => {
    jest.spyOn(site.context.log, 'append').mockRejectedValue(error)
    const answer = await answerTo(vote())
    expect([answer.status, answer.isPlain]).toEqual([status, true])
  })

  it('is told as by Express: too often', async () => {
    const words = (nr: number) => change({ path: '/api/user/profile', body: `{"bio":"Bargains, for ${nr} years"}` })
    for (let nr = 0; nr < 30; nr += 1) {
      await ways.plainly.ask(words(nr))
    }
    const answer = await answerTo(words(30))
    expect([answer.status, answer.isPlain, answer.headers.includes('retry-after')]).toEqual([429, true, true])
  })
})
