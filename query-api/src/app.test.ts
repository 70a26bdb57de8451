import { allHttpCalls, numberOf } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { aPost, aUser, ann, postId } from '@deals/events/testing'
import { openSite, siteForAll } from './testing/open-site.ts'

const site = siteForAll()
beforeAll(() => site.tell(aUser(), aPost()))

describe('what somebody has just written', () => {
  it('is waited for', async () => {
    const position = numberOf(await site.log.head()) + 1
    const asking = site.ask('/api/posts', undefined, { 'x-min-position': String(position) })
    await site.tell(aPost({ postId: 2 }))
    const { body, headers } = await asking
    expect(body).toMatchObject({ total: 2 })
    expect(headers['x-stale']).toBeUndefined()
  })

  it('may come by a cookie', async () => {
    const position = numberOf(await site.log.head()) + 1
    const asking = site.ask('/api/posts', undefined, { cookie: `min-position=${position}` })
    await site.tell(aPost({ postId: 3 }))
    expect((await asking).body).toMatchObject({ total: 3 })
  })

  it('is not waited for for ever: then the answer says that it is old', async () => {
    const { status, headers } = await site.ask(`/api/posts/${postId}`, ann, { 'x-min-position': '999999' })
    expect([status, headers['x-stale']]).toEqual([200, '1'])
  })

  it('is not there, so that no cache gives that answer to others', async () => {
    const { headers } = await site.ask('/api/posts', undefined, { 'x-min-position': '999999' })
    expect([headers['x-stale'], headers['cache-control']]).toEqual(['1', 'private, no-store'])
    const feed = await site.ask('/feed.xml', undefined, { 'x-min-position': '999999' })
    expect([feed.headers['x-stale'], feed.headers['cache-control']]).toEqual(['1', 'private, no-store'])
    expect((await site.ask('/api/posts')).headers['cache-control']).toMatch(/^public/)
  })

  it.each(['', 'abc', '-1', '1.5', '1e3', '99999999999999999999'])('is no position: %p', async (position) => {
    const { status, text } = await site.ask('/api/posts', undefined, { 'x-min-position': position })
    expect([status, text]).toEqual([400, 'x-min-position must be a decimal integer'])
  })

  it.each(['%E0%A4%A', '9'.repeat(16), '9'.repeat(19), '1.5.5', ''])(
    'is passed over when the cookie is broken: %s',
    async (cookie) => {
      const { status, headers } = await site.ask('/api/posts', undefined, { cookie: `min-position=${cookie}` })
      expect([status, headers['x-stale']]).toEqual([200, undefined])
    },
  )

  it('is waited for in the log that it was written to, and in no other', async () => {
    const own = (await site.log.identity()).slice(0, 8)
    const asked = async (cookie: string) => {
      const { status, headers } = await site.ask('/api/posts', undefined, { cookie: `min-position=${cookie}` })
      return [status, headers['x-stale']]
    }
    expect(await asked(`999999.${own}`)).toEqual([200, '1'])
    expect(await asked('999999.00000000')).toEqual([200, undefined])
  })
})

describe('an address', () => {
  it.each(['/api/nothing', '/api', '/api/posts/1/nothing'])('that nobody answers is not found: %s', async (path) => {
    expect(await site.ask(path)).toMatchObject({ status: 404, body: { message: 'Page not found' } })
  })

  it('that cannot be decoded is not understood', async () => {
    expect(await site.ask('/api/posts/%E0%A4%A')).toMatchObject({ status: 400 })
  })

  it('of a command passes through', async () => {
    const { status, text } = await site.post('/api/posts')
    expect(status).toBe(404)
    expect(text).not.toContain('Page not found')
  })
})

describe('a bug or a store that is away', () => {
  const failing = async (error: Error, path: string) => {
    const site2 = await openSite()
    site2.context.readModels.collection = () => {
      throw error
    }
    const reply = await site2.ask(path)
    await site2.close()
    return reply
  }

  it('is answered without a word about the inside', async () => {
    const { status, text, headers } = await failing(new Error('secret'), '/api/posts')
    expect(status).toBe(500)
    expect(headers['x-error-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(text).toBe(`Something went wrong on our side. It was noted as ${headers['x-error-id']}.`)
  })

  it('says when it is worth another try', async () => {
    const { status, body } = await failing(new Unavailable('locked'), '/api/users/ann')
    expect(status).toBe(503)
    expect(body).toEqual({ message: 'The site is catching its breath. Please try again in a moment' })
  })
})

describe('the description of all calls', () => {
  type Operation = { summary: string; parameters?: { name: string; in: string }[]; requestBody?: unknown }
  type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }
  const described = async () => (await site.ask('/api/openapi.json')).body as Description

  it('holds every question and every command', async () => {
    const { openapi, paths } = await described()
    expect(openapi).toBe('3.1.0')
    const template = (path: string) => path.replace(/:(\w+)/g, '{$1}')
    for (const { method, path, creates } of allHttpCalls) {
      const status = creates === true ? '201' : '200'
      expect(paths[template(path)]).toHaveProperty([method.toLowerCase(), 'responses', status])
    }
  })

  it('declares each part of a path and each parameter', async () => {
    const { paths } = await described()
    for (const [path, operations] of Object.entries(paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(operations)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
        expect(inPath).toEqual(names)
      }
    }
    expect(paths['/api/posts']?.['get']?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 100, default: 50 }) as unknown,
    })
    expect(paths['/api/posts/{id}/votes']?.['post']).toHaveProperty('requestBody.content.application/json.schema')
  })

  it.each([
    ['/api/posts/{id}/votes', 'value', [1, -1]],
    ['/api/moderation/users/{username}/sanctions', 'days', [1, 7, 30, 90, null]],
    ['/api/deal-alerts', 'minVotes', [0, 5, 10, 25, 50, 100]],
    ['/api/deal-alerts', 'minScore', [60, 70, 80, 90, null]],
  ])('names every value that %s takes as %s', async (path, field, values) => {
    const { paths } = await described()
    expect(paths[path]?.['post']).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema', 'properties', field, 'enum'],
      values,
    )
  })

  it('tells how a call refuses, in its own sentences', async () => {
    const { paths } = await described()
    expect(paths['/api/posts/{id}/votes']?.['post']).toHaveProperty(
      ['responses', '404', 'description'],
      'Post not found; This post is under review',
    )
    expect(paths['/api/newsletter']?.['post']).not.toHaveProperty('responses.401')
  })

  it('can be read on a page', async () => {
    const { status, text } = await site.ask('/api/docs/')
    expect(status).toBe(200)
    expect(text).toContain('swagger-ui')
  })
})
