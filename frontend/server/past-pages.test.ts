import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import type { FrontPageView } from '@deals/events'
import { aPostCard } from '../src/testing/builders.ts'
import { fakeApi, type FakeApi } from '../src/testing/fake-api.ts'
import { createFrontend } from './app.ts'
import type { OpenApi } from './fetch-api.ts'

// The build puts the address of the typeface here; tests have no build.
jest.mock('../src/ui/fonts.ts', () => ({ fontUrl: '/assets/figtree.woff2', fontFaces: '' }))

const clientDir = mkdtempSync(join(tmpdir(), 'past-pages-'))
beforeAll(() => {
  mkdirSync(join(clientDir, '.vite'))
  writeFileSync(join(clientDir, 'index.html'), '<html><!--page-head--><!--page-html--><!--page-state--></html>')
  writeFileSync(join(clientDir, '.vite/manifest.json'), '{}')
  writeFileSync(join(clientDir, 'version.json'), '{"version":"one"}')
  writeFileSync(join(clientDir, 'sw.js'), 'void 0')
})
afterAll(() => {
  rmSync(clientDir, { recursive: true })
})

const hour = '2026-11-20T09:00:00.000Z'
const pageOf = (title: string): FrontPageView => ({
  asked: hour,
  hour,
  readAt: hour,
  places: [{ isFeatured: false, post: aPostCard({ title }) }],
  before: null,
  after: null,
  first: hour,
})
function site(api: FakeApi) {
  const openApi: OpenApi = (headers) => (path, more) => api.send(path, { headers: { ...headers, ...more } })
  const now = () => Date.parse('2026-11-20T12:00:00Z')
  return request(createFrontend({ openApi, publicUrl: 'https://deals.example', clientDir, now }))
}
const feed = { 'GET /api/posts': { body: { posts: [aPostCard()], total: 1 } } }

it('the home page of an earlier hour is none for search engines, and says which one it is', async () => {
  const api = fakeApi({ 'GET /api/front-pages': { body: pageOf('Lamp') } })
  const { status, text } = await site(api).get(`/?at=${hour}`)
  expect(status).toBe(200)
  expect(text).toContain('The home page of 20 Nov 2026, 09:00')
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(text).toContain('<link rel="canonical" href="https://deals.example/"')
  expect(text).toContain('Lamp')
})

it.each([404, 400])('where none was noted its status is %d', async (status) => {
  const api = fakeApi({ 'GET /api/front-pages': { status, body: { message: 'No.' } } })
  expect((await site(api).get('/?at=x')).status).toBe(status)
})

it('says when to come again where the hour cannot be told for now', async () => {
  const api = fakeApi({ 'GET /api/front-pages': { status: 503, body: { message: 'A store is away.' } } })
  const { status, headers } = await site(api).get('/?at=x')
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})

it('pages of the past take no room from those of now, however many are opened', async () => {
  const api = fakeApi({ ...feed, 'GET /api/front-pages': { body: pageOf('x'.repeat(400_000)) } })
  const opened = site(api)
  await opened.get('/')
  const asked = () => api.asked('GET /api/posts').length
  const before = asked()
  for (let minute = 10; minute < 40; minute += 1) {
    await opened.get(`/?at=2026-11-20T09:${minute}Z`)
  }
  await opened.get('/')
  expect(asked()).toBe(before)
})
