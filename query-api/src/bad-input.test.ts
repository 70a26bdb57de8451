import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpCall } from '@deals/events'
import { aPost, aRole, aUser, ann, olive, postId } from '@deals/events/testing'
import { createQueryApi, endpoints } from './app.ts'
import { openSite, type Site } from './testing/open-site.ts'

// Whatever is asked, the answer is a success or the asker's fault, in the words that the call speaks; never a 5xx.

jest.setTimeout(240_000)

const badIds = [
  ...['0', '-1', '1.5', '1e9', 'abc', '99999999999999999999', '9007199254740993', '9'.repeat(400), '%20'],
  ...['%00', '%F0%28%8C', '..%2f..%2fetc', '%E2%82%AC', '%', "'%20or%201=1", '%7B%7D', 'constructor', '__proto__'],
  'x'.repeat(4_000),
]
const badValues = [
  ...[
    '',
    '%20',
    '0',
    '-1',
    '1.5',
    '1e9',
    '1e400',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '%00',
    '%F0%28',
    '%',
    '*',
  ],
  ...[
    '%22',
    '%22%22',
    '-',
    '--',
    '%22open',
    'a%22b',
    '(((',
    'NEAR(a%20b)',
    'title:x',
    '%27%3B--',
    '%E2%82%AC',
    '%F0%9F%98%80',
  ],
  ...['a,b,,c', ',,,', '~', '__proto__', 'constructor', 'null', 'undefined', 'true', '2026-99-99', '-8640000000000001'],
  ...[
    'price%3C',
    'price%3C1e9',
    'store:',
    'is:',
    'by:',
    'category:%00',
    '%5B%5D',
    'x'.repeat(6_000),
    'a%20'.repeat(1_500),
  ],
]
const headers: Record<string, string>[] = [
  { 'x-min-position': '-1' },
  { 'x-min-position': '9'.repeat(40) },
  { 'x-min-position': 'abc' },
  { cookie: 'session=' },
  { cookie: 'session=%00' },
  { cookie: `session=${'z'.repeat(4_000)}` },
  { cookie: '=;;; x' },
]

let site: Site
let server: Server
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

beforeAll(async () => {
  site = await openSite({ token: 'the inner word' })
  await site.tell(
    aUser({ userId: ann, username: ann }),
    aUser({ userId: olive, username: olive }),
    aRole({ userId: olive, role: 'owner' }),
    aPost(),
  )
  server = createQueryApi(site.context).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  agent.destroy()
  server.close()
  await once(server, 'close')
  await site.close()
})

interface Answer {
  status: number
  type: string
  text: string
}
interface Ask {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

function send({ method = 'GET', path, headers: sent = {}, body }: Ask): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers: sent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const type = String(answer.headers['content-type'] ?? '')
        resolve({ status: answer.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function faultOf({ speaks }: Pick<HttpCall, 'speaks'>, { status, type, text }: Answer): string | null {
  if (status < 400) {
    return status >= 200 ? null : `status ${status}`
  }
  if (status >= 500) {
    return `status ${status}: ${text}`
  }
  if (speaks === 'text') {
    return type.startsWith('text/plain') && /^[^\s<{][^\n]{2,400}$/.test(text) ? null : `no sentence: ${text}`
  }
  const { message } = (type.startsWith('application/json') ? JSON.parse(text) : {}) as { message?: unknown }
  return typeof message === 'string' && message.length > 3 && message.length < 400 ? null : `no message: ${text}`
}

async function faults(call: Pick<HttpCall, 'speaks'>, asks: readonly Ask[]): Promise<string[]> {
  const found: string[] = []
  for (const ask of asks) {
    const fault = faultOf(call, await send(ask))
    if (fault !== null) {
      found.push(`${ask.path.slice(0, 160)} ${JSON.stringify(ask.headers ?? {}).slice(0, 60)}: ${fault.slice(0, 160)}`)
    }
  }
  return found
}

const as = (userId: string) => ({ cookie: `session=token-${userId}` })
const pathOf = ({ path }: HttpCall, id = String(postId)) => path.replace(/:\w+/g, () => id)

describe.each(endpoints.map(({ call }) => [call.at, call] as const))('%s', (_at, call) => {
  const queries = Object.keys(call.query?.shape ?? {})

  it('answers strange addresses with a sentence', async () => {
    const asks = badIds.flatMap((id) =>
      [{}, as(ann), as(olive)].map((sent) => ({ path: pathOf(call, id), headers: sent })),
    )
    expect(await faults(call, call.path.includes(':') ? asks : asks.slice(0, 3))).toEqual([])
  })

  it('answers every strange value of every parameter with a sentence', async () => {
    const texts = queries.flatMap((name) => badValues.map((value) => `${name}=${value}`))
    const lists = queries.flatMap((name) => [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a][b]=1`, `${name}`])
    // Addresses of more than 16 KB are refused by the server before anybody reads them.
    const all = badValues
      .filter(({ length }) => length < 1_000)
      .map((value) => queries.map((name) => `${name}=${value}`).join('&'))
    const asks = [...texts, ...lists, ...all, '__proto__=1', '&&==', `z=${'y'.repeat(8_000)}`].map((query) => ({
      path: `${pathOf(call)}?${query}`,
      headers: as(olive),
    }))
    expect(await faults(call, asks)).toEqual([])
  })

  it('answers strange headers with a sentence', async () => {
    expect(
      await faults(
        call,
        headers.map((sent) => ({ path: pathOf(call), headers: sent })),
      ),
    ).toEqual([])
  })
})

it('answers what nobody knows with a sentence', async () => {
  const paths = ['/api', '/api/', '/api/nothing', '/api/posts/1/2/3', '/api/%', '/api/%00', '/api/posts//votes']
  expect(
    await faults(
      { speaks: 'json' },
      paths.map((path) => ({ path })),
    ),
  ).toEqual([])
})

describe('the inner door', () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '{}',
    '{"postId":"1"}',
    '{"postId":1e400}',
    '{"query":{"postId":{}}}',
    '[null]',
  ]

  it('refuses what it does not understand', async () => {
    const names = [
      'post',
      'comparables',
      'standing',
      'duePosts',
      'meter',
      'nothing',
      '__proto__',
      'constructor',
      '%00',
      '%',
    ]
    const sent = { 'x-internal-token': 'the inner word', 'content-type': 'application/json' }
    const answers = await Promise.all(
      names.flatMap((name) =>
        bodies.map((body) => send({ method: 'POST', path: `/internal/queries/${name}`, headers: sent, body })),
      ),
    )
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
  })
})

it('says of an address that the other side answers too all that it may be asked with', async () => {
  expect(await send({ method: 'OPTIONS', path: '/api/posts' })).toMatchObject({ status: 200, text: 'GET, HEAD, POST' })
})
