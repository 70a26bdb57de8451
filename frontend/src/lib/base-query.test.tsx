import { makeStore } from '../app/store.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { api as siteApi } from './api.ts'
import type { ApiProblem } from './api-problem.ts'
import type { ApiPath } from './base-query.ts'

/** Nobody declares these calls. */
const declared = (path: string) => path as ApiPath

const testApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, string>({
      query: (path) => ({ path: declared(path), params: { a: 1, b: '', c: null } }),
    }),
    readOr: build.query<unknown, string>({ query: (path) => ({ path: declared(path), on401: 'nobody' }) }),
    write: build.mutation<unknown, unknown>({
      query: (body) => ({ path: declared('/api/things'), method: 'POST', body }),
    }),
  }),
})

const problemOf = (error: unknown) => error as ApiProblem

describe('a call', () => {
  it('names an error by its status and text', async () => {
    const api = fakeApi({ 'GET /api/things': { status: 404, body: 'Post not found' } })
    const { error } = await makeStore(api).dispatch(testApi.endpoints.read.initiate('/api/things'))
    expect(problemOf(error)).toMatchObject({ status: 404, message: '404: Post not found', sentence: 'Post not found' })
  })

  it('reads the fields of a refused form', async () => {
    const refusal = { message: 'Please check the form.', fields: { title: 'Too short.' } }
    const api = fakeApi({ 'POST /api/things': { status: 422, body: refusal } })
    const { error } = await makeStore(api).dispatch(testApi.endpoints.write.initiate({}))
    expect(problemOf(error)).toMatchObject({ status: 422, sentence: 'Please check the form.', fields: refusal.fields })
  })

  it('takes a 401 for nothing where the caller says so', async () => {
    const api = fakeApi({ 'GET /api/things': { status: 401, body: 'Please sign in.' } })
    const { data } = await makeStore(api).dispatch(testApi.endpoints.readOr.initiate('/api/things'))
    expect(data).toBe('nobody')
  })

  it('says so when no server answers', async () => {
    const send = () => Promise.reject(new TypeError('fetch failed'))
    const { error } = await makeStore({ send }).dispatch(testApi.endpoints.read.initiate('/api/things'))
    expect(problemOf(error).status).toBe(0)
  })

  it('leaves out empty parameters', async () => {
    const api = fakeApi({ 'GET /api/things': { body: {} } })
    await makeStore(api).dispatch(testApi.endpoints.read.initiate('/api/things'))
    expect(api.seen[0]?.params).toEqual({ a: '1' })
  })

  it('is asked again while the answer does not hold the last write, and not for ever', async () => {
    const answers = [
      ['1', 'old'],
      ['1', 'older still'],
      [null, 'new'],
    ] as const
    let asked = 0
    const send = async () => {
      const [stale, text] = answers[asked] ?? ['1', 'old for ever']
      asked += 1
      return new Response(JSON.stringify(text), { headers: stale === null ? {} : { 'x-stale': stale } })
    }
    const read = (path: string) => makeStore({ send }).dispatch(testApi.endpoints.read.initiate(path))
    expect(await read('/api/things')).toMatchObject({ data: 'new' })
    expect(asked).toBe(3)
    expect(await read('/api/things')).toMatchObject({ data: 'old for ever' })
    expect(asked).toBe(7)
  })

  it('takes nobody for a visitor who is not known everywhere yet', async () => {
    let headers: Record<string, string> = { 'x-stale': '1' }
    const send = async () => new Response('{"message":"Sign in"}', { status: 401, headers })
    const store = makeStore({ send })
    const { error } = await store.dispatch(testApi.endpoints.readOr.initiate('/api/things'))
    expect(error).toBeDefined()
    headers = {}
    expect(await store.dispatch(testApi.endpoints.readOr.initiate('/api/things'))).toMatchObject({ data: 'nobody' })
  })

  it('gives every command a key of its own and asks for nothing older than its answer', async () => {
    const api = fakeApi({
      'POST /api/things': { body: {}, headers: { 'x-position': '9007199254740993' } },
      'GET /api/things': { body: {} },
    })
    const store = makeStore(api)
    await store.dispatch(testApi.endpoints.write.initiate({ one: 1 }))
    await store.dispatch(testApi.endpoints.write.initiate({ two: 2 }))
    const keys = api.asked('POST /api/things').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
    await store.dispatch(testApi.endpoints.read.initiate('/api/things'))
    expect(api.asked('GET /api/things')[0]?.headers['x-min-position']).toBe('9007199254740993')
    expect(document.cookie).toContain('min-position=9007199254740993')
  })
})
