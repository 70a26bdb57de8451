import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { z } from 'zod'
import { callsIn, commandCalls, systemCommands, type HttpCall } from '@deals/events'
import { aLivePost, smallSite, type Member, type SmallSite } from './testing/small-site.ts'
import { rawRequests, type RawAnswer, type RawRequest } from './testing/raw-requests.ts'

// Whatever comes in, the answer is the asker's fault or a success, in the words that the call speaks; never a 5xx.

jest.setTimeout(240_000)

const long = 'x'.repeat(200_000)
const badIds = [
  ...['0', '-1', '1.5', '1e9', 'abc', '99999999999999999999', '9007199254740993', '9'.repeat(400)],
  ...['%00', '%F0%28%8C', '..%2f..%2fetc', '%E2%82%AC', '%', "'%20or%201=1", '%7B%7D', 'constructor', '__proto__'],
  'x'.repeat(4_000),
]
/** Values as they stand in JSON. */
const badValues = [
  ...['null', 'true', '-1', '0', '1.5', '1e400', '-1e400', '12345678901234567890', '""', '" "', '"\\u0000"'],
  ...['"\\ud800"', '[]', '[[]]', '[null]', '["a","a"]', '{}', '{"a":{"b":[]}}', '{"__proto__":1}', '"2026-99-99"'],
  ...[`"${long}"`, `[${'1,'.repeat(5_000)}1]`, '"javascript:alert(1)"', '"http://[::1"', '"constructor"'],
]
const badBodies = ['{', '', 'null', '[]', '"text"', '1', 'true', '{}', '{"__proto__":{"a":1}}', '{"nothing like it":1}']
const badTypes = [
  ...['text/plain', 'application/xml', 'application/jsonp', '', ';', 'application/json; charset=nonsense'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'],
  'application/x-www-form-urlencoded',
]
const depth = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`

let site: SmallSite
let server: Server
let raw: ReturnType<typeof rawRequests>
let [ann, olive]: Member[] = []
let postId: number

beforeAll(async () => {
  site = smallSite({ rateLimits: 'off' })
  ann = await site.join('ann')
  olive = await site.join('olive', 'owner')
  postId = await aLivePost(site, ann)
  server = createServer(site.answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  raw = rawRequests(server)
})
afterAll(async () => {
  raw.close()
  server.close()
  await once(server, 'close')
  site.close()
})

/** What is wrong with an answer; nothing where it is as it should be. */
function faultOf(call: Pick<HttpCall, 'speaks'>, { status, type, text }: RawAnswer): string | null {
  if (status < 400) {
    return status >= 200 ? null : `status ${status}`
  }
  if (status >= 500) {
    return `status ${status}: ${text}`
  }
  return call.speaks === 'text' ? faultOfSentence(type, text) : faultOfMessage(type, text)
}

function faultOfSentence(type: string, text: string): string | null {
  const isSentence = type.startsWith('text/plain') && /^[^\s<{][^\n]{2,400}$/.test(text)
  return isSentence ? null : `no sentence: ${type} ${text.slice(0, 200)}`
}

function faultOfMessage(type: string, text: string): string | null {
  const { message } = (type.startsWith('application/json') ? JSON.parse(text) : {}) as { message?: unknown }
  return typeof message === 'string' && /^\S.{2,400}$/s.test(message) ? null : `no message: ${text.slice(0, 200)}`
}

const pathOf = ({ path }: HttpCall, id: string) => path.replace(/:\w+/g, () => id)
const headersOf = (as: Member | undefined) => ({ ...(as && { cookie: as.cookie }), 'content-type': 'application/json' })

async function faults(call: HttpCall, requests: readonly RawRequest[]): Promise<string[]> {
  const found: string[] = []
  for (const request of requests) {
    const fault = faultOf(call, await raw.send(request))
    if (fault !== null) {
      const what = `${request.headers?.['content-type'] ?? ''} ${String(request.body ?? '').slice(0, 120)}`
      found.push(`${request.method} ${request.path.slice(0, 120)} ${what}: ${fault}`)
    }
  }
  return found
}

/** A body of which each field in turn holds what it should not. */
function* bodiesFor({ body = z.unknown() }: HttpCall): Generator<string> {
  const fields = 'shape' in body ? Object.keys(body.shape as object) : []
  for (const field of fields) {
    for (const value of badValues) {
      yield `{${JSON.stringify(field)}:${value}}`
    }
  }
  yield* badValues.map((value) => `{${fields.map((field) => `${JSON.stringify(field)}:${value}`).join(',')}}`)
}

describe.each(callsIn(commandCalls).map((call) => [call.at, call] as const))('%s', (_name, call) => {
  const { method } = call

  it('answers strange addresses with a sentence', async () => {
    const requests = badIds.flatMap((id) =>
      [undefined, ann, olive].map((as) => ({ method, path: pathOf(call, id), headers: headersOf(as), body: '{}' })),
    )
    expect(await faults(call, call.path.includes(':') ? requests : requests.slice(0, 3))).toEqual([])
  })

  it('answers strange queries with a sentence', async () => {
    const queries = [
      'a[]=1&a[]=2',
      'page=1e9',
      '%00=%00',
      'q=%F0%28',
      `x=${'y'.repeat(8_000)}`,
      '__proto__[a]=1',
      '&&&==',
    ]
    const requests = queries.map((query) => ({
      method,
      path: `${pathOf(call, String(postId))}?${query}`,
      headers: headersOf(olive),
      body: '',
    }))
    expect(await faults(call, requests)).toEqual([])
  })

  it('answers bodies that are none, or of another kind, with a sentence', async () => {
    const path = pathOf(call, String(postId))
    const ofTypes = badTypes.map((type) => ({
      method,
      path,
      headers: { ...headersOf(olive), 'content-type': type },
      body: '--x\r\nno form',
    }))
    const bodies = [...badBodies, depth, `"${'y'.repeat(600_000)}"`, Buffer.from([0xff, 0xfe, 0x00, 0x22])]
    const ofBodies = bodies.map((body) => ({ method, path, headers: headersOf(ann), body }))
    const form = '--x\r\ncontent-disposition: form-data; name="image"; filename="\0.png"\r\n\r\nno picture\r\n--x--\r\n'
    const ofForms = [form, form.replace('image', ''), form.slice(0, -9), '--x--'].map((body) => ({
      method,
      path,
      headers: { ...headersOf(olive), 'content-type': 'multipart/form-data; boundary=x' },
      body,
    }))
    expect(await faults(call, [...ofTypes, ...ofBodies, ...ofForms])).toEqual([])
  })

  it('answers fields of every wrong kind with a sentence', async () => {
    const path = pathOf(call, String(postId))
    const requests = [...bodiesFor(call)].map((body) => ({ method, path, headers: headersOf(ann), body }))
    expect(await faults(call, requests)).toEqual([])
  })

  it('answers a key that is none, and a cookie of nobody, with a sentence', async () => {
    const path = pathOf(call, String(postId))
    const keys = ['short', 'x'.repeat(129), 'with blank in it'].map((key) => ({ 'idempotency-key': key }))
    const cookies = ['session=', 'session=%00', 'session=%', `session=${'z'.repeat(4_000)}`, '=;;;'].map((cookie) => ({
      cookie,
    }))
    const requests = [...keys, ...cookies].map((headers) => ({
      method,
      path,
      headers: { ...headersOf(olive), ...headers },
      body: '{}',
    }))
    expect(await faults(call, requests)).toEqual([])
  })
})

describe('the server pages', () => {
  it.each(['/login', '/register', '/logout'])('%s answer strange forms without a fault of their own', async (path) => {
    const bodies = [
      '',
      '&&&',
      'username=%00&password=%00',
      `username=${long}`,
      'next=//evil',
      'username[]=1',
      '{"a":1}',
    ]
    const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', '']
    const requests = bodies.flatMap((body) =>
      types.map((type) => ({ method: 'POST', path, headers: { 'content-type': type }, body })),
    )
    const answers = await Promise.all(requests.map(raw.send))
    expect(answers.filter(({ status }) => status >= 500 || status < 200)).toEqual([])
  })
})

describe('the inner door', () => {
  const names = Object.keys(systemCommands)

  const unknown = ['nothing', '__proto__', 'constructor']
  const askNothing = ['hasWebhooks']

  it.each([...names, ...unknown])('%s refuses what it does not understand', async (name) => {
    const path = `/internal/commands/${name}`
    const token = { 'x-internal-token': site.context.internalToken, 'content-type': 'application/json' }
    const wrong = ['[]', 'null', '{', '{"postId":1e400,"causationId":"x"}', '{"postId":"1","causationId":1}']
    const bodies = askNothing.includes(name) ? wrong : ['{}', ...wrong]
    const answers = await Promise.all(bodies.map((body) => raw.send({ method: 'POST', path, headers: token, body })))
    expect(answers.map(({ status }) => status)).toEqual(
      bodies.map((body) => (unknown.includes(name) && body !== '{' ? 404 : 400)),
    )
    const stranger = await raw.send({ method: 'POST', path, headers: { 'x-internal-token': 'x' }, body: '{}' })
    expect(stranger.status).toBe(404)
  })
})
