import { openBothSides, bothSidesForAll } from './testing/both-sides.ts'

const noon = Date.UTC(2026, 0, 15, 12)

describe('an answer', () => {
  const site = bothSidesForAll({ now: noon, publicUrl: 'https://deals.example' })
  let cookie: string
  beforeAll(async () => {
    cookie = (await site.join('ann')).cookie
  })

  /** Every kind of answer that the two APIs give: of calls, of refusals, of documents, of pages and of errors. */
  const kinds: readonly (readonly [string, 'get' | 'post' | 'patch' | 'put', string, number])[] = [
    ['a list', 'get', '/api/posts', 200],
    ['a question of a member', 'get', '/api/user', 200],
    ['a refused question in JSON', 'get', '/api/staff/overview', 403],
    ['a refused question in plain text', 'get', '/api/posts/999', 404],
    ['no call', 'get', '/api/nothing', 404],
    ['a broken address', 'get', '/api/posts/%zz', 400],
    ['a command', 'patch', '/api/user/preferences', 200],
    ['a refused command in JSON', 'post', '/api/posts', 422],
    ['a refused command in plain text', 'post', '/api/posts/999/votes', 404],
    ['no command', 'put', '/api/nothing', 404],
    ['a feed', 'get', '/feed.xml', 200],
    ['a sitemap', 'get', '/sitemap.xml', 200],
    ['what robots may do', 'get', '/robots.txt', 200],
    ['the description of all calls', 'get', '/api/openapi.json', 200],
    ['the page of all calls', 'get', '/api/docs/', 200],
    ['a script of that page', 'get', '/api/docs/swagger-ui-bundle.js', 200],
    ['a page with a form', 'get', '/login', 200],
    ['a refused form', 'post', '/login', 403],
  ]
  const bodies: Readonly<Record<string, object>> = {
    '/api/user/preferences': { currency: 'CAD' },
    '/api/posts': { type: 'auction' },
    '/api/posts/999/votes': { value: 1 },
  }

  it.each(kinds)('that is %s is for no frame, no guess and no script of others', async (...kind) => {
    const [, method, path, status] = kind
    const request = site.agent[method](path).set('cookie', cookie)
    if (path === '/login' && method === 'post') {
      request.set('sec-fetch-site', 'cross-site')
    }
    const answer = await (bodies[path] === undefined ? request : request.send(bodies[path]))
    expect([answer.status, answer.headers['x-content-type-options'], answer.headers['x-frame-options']]).toEqual([
      status,
      'nosniff',
      'DENY',
    ])
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'/)
    expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(answer.headers['referrer-policy']).toBe('same-origin')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  it('over an open line asks for no other one', async () => {
    const open = await openBothSides({ now: noon })
    expect((await open.agent.get('/api/posts')).headers['strict-transport-security']).toBeUndefined()
    await open.close()
  })
})

describe('what an address may be asked with', () => {
  const site = bothSidesForAll({ now: noon })
  const rows: readonly (readonly [string, string])[] = [
    ['/api/posts', 'GET, HEAD, POST'],
    ['/api/Posts/', 'GET, HEAD, POST'],
    ['/api/posts/7', 'DELETE, GET, HEAD, PATCH'],
    ['/api/posts/7/comments', 'GET, HEAD'],
    ['/api/posts/7/votes', 'POST'],
    ['/api/posts/facets', 'DELETE, GET, HEAD, PATCH'],
    ['/api/stores', 'GET, HEAD'],
  ]
  it.each(rows)('%s: %s', async (path, allowed) => {
    const { status, headers, text } = await site.agent.options(path)
    expect([status, headers['allow'], text]).toEqual([200, allowed, allowed])
  })

  it('is said of no address that is none', async () => {
    expect((await site.agent.options('/api/nothing')).headers['allow']).toBeUndefined()
  })
})
