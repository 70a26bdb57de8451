import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { aPostCard, aPostDetails } from '../src/testing/builders.ts'
import { fakeApi } from '../src/testing/fake-api.ts'
import { createFrontend } from './app.ts'
import type { OpenApi } from './fetch-api.ts'

// The build puts the address of the typeface here; tests have no build.
jest.mock('../src/ui/fonts.ts', () => ({ fontUrl: '/assets/figtree.woff2', fontFaces: '' }))

const template = `<!doctype html><html lang="en"><head><!--page-head--></head><body><!--page-html--><!--page-state--></body></html>`
const silent = { error: (_details: object, _message: string): void => undefined }
const noon = Date.parse('2026-11-20T12:00:00Z')
const until = { votes: 4321, votesHiddenUntil: '2026-11-20T12:05:30.000Z' }

let clientDir = ''
beforeAll(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(clientDir, '.vite'))
  writeFileSync(join(clientDir, 'index.html'), template)
  writeFileSync(join(clientDir, '.vite/manifest.json'), '{}')
})
afterAll(() => {
  rmSync(clientDir, { recursive: true })
})

/** A site whose answers stay as they are, so that the clock alone turns its pages. */
function siteAt(time: { now: number }) {
  const api = fakeApi({
    'GET /api/posts': { body: { posts: [aPostCard(until)], total: 1 } },
    'GET /api/posts/1': { body: aPostDetails({ id: 1, ...until }) },
  })
  const openApi: OpenApi = (headers) => (path, more) => api.send(path, { headers: { ...headers, ...more } })
  const app = createFrontend({
    openApi,
    publicUrl: 'https://deals.example',
    clientDir,
    now: () => time.now,
    logger: silent,
  })
  return request(app)
}
/** The score as it stands on a page. */
const scoreIn = (html: string) => /data-score=""[^>]*>([^<]*)</.exec(html)?.[1]
const withoutState = (html: string) => html.replace(/<script type="application\/json".*?<\/script>/s, '')

it.each(['/', '/post/1'])(
  'a page that is kept for visitors says New, and the number once its time is over: %s',
  async (path) => {
    const time = { now: noon }
    const site = siteAt(time)
    const seen: unknown[] = []
    for (const seconds of [0, 10, 300, 390, 420]) {
      time.now = noon + seconds * 1000
      const { text } = await site.get(path)
      seen.push(scoreIn(text))
    }
    expect(seen).toEqual(['New', 'New', 'New', '4.3K', '4.3K'])
  },
)

it.each(['/', '/post/1'])('nothing that readers or search engines see of it tells the number: %s', async (path) => {
  const { text } = await siteAt({ now: noon }).get(path)
  expect(/4321|4,321|4\.3K/.exec(withoutState(text))?.[0]).toBeUndefined()
})
