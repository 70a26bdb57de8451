import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import request from 'supertest'
import { knowingVisitors } from '@deals/process'
import { aMember, aPostCard, aPostDetails, aProfile, somePreferences } from '../src/testing/builders.ts'
import { fakeApi, type FakeApi } from '../src/testing/fake-api.ts'
import { createFrontend } from './app.ts'
import type { OpenApi } from './fetch-api.ts'

// The build puts the address of the typeface here; tests have no build.
jest.mock('../src/ui/fonts.ts', () => ({ fontUrl: '/assets/figtree.woff2', fontFaces: '' }))

const template = `<!doctype html>
<html lang="en">
  <head><!--page-head--></head>
  <body><div id="root"><!--page-html--></div><!--page-state--></body>
</html>`

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/start.tsx': { file: 'assets/start.js', imports: ['_shared.js', '_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  'src/screens/home/home.page.ts': { file: 'assets/home.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js' },
  'src/screens/offline/offline.page.ts': { file: 'assets/offline.js', imports: ['_card.js'] },
  'src/app/page-files.ts': { file: 'assets/page-files.js' },
}

let clientDir = ''

beforeAll(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(clientDir, '.vite'))
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'index.html'), template)
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(clientDir, 'version.json'), '{"version":"one"}')
  writeFileSync(join(clientDir, 'sw.js'), 'void 0')
  mkdirSync(join(clientDir, 'fonts'))
  writeFileSync(join(clientDir, 'fonts/figtree.woff2'), 'a font')
  writeFileSync(join(clientDir, 'assets/index.js'), 'void 0')
  writeFileSync(join(clientDir, 'assets/index.js.br'), brotliCompressSync('void 0'))
})

afterAll(() => {
  rmSync(clientDir, { recursive: true })
})

const silent = { error: (_details: object, _message: string): void => undefined }

const opening =
  (api: FakeApi): OpenApi =>
  (headers) =>
  (path, more) =>
    api.send(path, { headers: { ...headers, ...more } })

function site(api: FakeApi, { publicUrl = 'https://deals.example', logger = silent } = {}) {
  const now = () => Date.parse('2026-11-20T12:00:00Z')
  return request(createFrontend({ openApi: opening(api), publicUrl, clientDir, now, logger }))
}

const feed = (...posts: ReturnType<typeof aPostCard>[]) => ({
  'GET /api/posts': { body: { posts, total: posts.length } },
})
const signedIn = {
  'GET /api/user': { body: aMember() },
  'GET /api/user/preferences': { body: somePreferences({ theme: 'mocha', layout: 'list' }) },
}
const stateIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="server-state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

describe('a page', () => {
  it('holds the deals without scripts, and their data once', async () => {
    const api = fakeApi(feed(aPostCard({ title: 'Shoes </script><b> $& & more' })))
    const { text, status } = await site(api).get('/')
    expect(status).toBe(200)
    expect(text).toContain('Shoes &lt;/script&gt;&lt;b&gt; $&amp; &amp; more')
    expect(text).toContain('2 h ago')
    expect(text.match(/<\/script>/g)).toHaveLength(2)
    expect(JSON.stringify(stateIn(text))).toContain('Shoes </script><b> $& & more')
    expect(api.asked('GET /api/posts')).toHaveLength(1)
  })

  it('of a post that was merged leads to the one that stays, until that is taken back', async () => {
    const merged = aPostDetails({ mergedInto: 9 })
    const { status, headers } = await site(fakeApi({ [`GET /api/posts/${merged.id}`]: { body: merged } })).get(
      `/post/${merged.id}`,
    )
    expect([status, headers['location'], headers['cache-control']]).toEqual([301, '/post/9', 'no-store'])
  })

  it('of a sub-category that was moved leads to where it leads, until that is taken back', async () => {
    const announced = { announcements: [], changesAt: null, movedSubCategories: { drones: 'cameras' } }
    const api = fakeApi({ ...feed(), 'GET /api/announcements': { body: announced } })
    const { status, headers } = await site(api).get('/category/hobbies?filter=Drones&type=product')
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      301,
      '/category/techelectronics?filter=Cameras&type=product',
      'no-store',
    ])
    expect((await site(api).get('/category/hobbies?filter=Collectibles')).status).toBe(200)
  })

  it('of a member by a name that they had leads to the one that they have, as long as it does', async () => {
    const named = { body: aProfile({ username: 'Anna' }) }
    const api = fakeApi({ 'GET /api/users/ann': named, 'GET /api/users/Anna': named })
    const { status, headers } = await site(api).get('/user/ann?tab=comments')
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      301,
      '/user/Anna?tab=comments',
      'no-store',
    ])
    expect((await site(api).get('/user/Anna')).status).toBe(200)
  })

  it('asks in the name of the visitor and for nothing older than the visitor knows', async () => {
    const api = fakeApi({ ...feed(), ...signedIn })
    await site(api).get('/').set('cookie', 'session=secret; min-position=42')
    expect(api.seen.length).toBeGreaterThan(2)
    for (const { headers } of api.seen) {
      expect(headers).toMatchObject({ cookie: 'session=secret; min-position=42' })
      expect(headers).not.toHaveProperty('x-min-position')
    }
  })

  it('says in one sentence that its reader asks too often', async () => {
    const tooOften = { status: 429, headers: { 'retry-after': '17' }, body: { message: 'no matter' } }
    const { status, headers, text } = await site(fakeApi({ 'GET /api/posts': tooOften })).get('/')
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([429, '17', 'text/plain; charset=utf-8'])
    expect(text).toBe('You are reading too fast. Try again in 17 seconds.')
  })

  it('is asked for in the name of its reader’s address', async () => {
    const addresses = new Set<string>()
    const api = fakeApi(feed())
    const openApi: OpenApi = (headers, address) => {
      addresses.add(address)
      return opening(api)(headers, address)
    }
    const app = createFrontend({ openApi, publicUrl: 'https://deals.example', clientDir, logger: silent })
    const server = createServer(knowingVisitors({ proxies: 1 }, app))
    await request(server).get('/').set('x-forwarded-for', '198.51.100.1, 203.0.113.7')
    expect([...addresses]).toEqual(['203.0.113.7'])
  })

  it('does not ask who is there when nobody can be', async () => {
    const api = fakeApi(feed())
    await site(api).get('/')
    expect(api.asked('GET /api/user')).toHaveLength(0)
  })

  it('tells search engines and shared links what it is', async () => {
    const { text } = await site(fakeApi(feed())).get('/?sort=newest')
    expect(text).toContain('<title>Home · Dealstream</title>')
    expect(text).toContain('<link rel="canonical" href="https://deals.example/" />')
    expect(text).toContain('content="Browse deals, updated continuously, curated by the community."')
    expect(text).toContain('https://deals.example/search?q={term}')
    expect(text).toContain('<link rel="alternate" type="application/rss+xml" title="Home" href="/feed.xml" />')
    expect(text).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Changes: Home" href="/changes.xml" />',
    )
    expect(text).toMatch(/<link rel="preload" href="[^"]*" as="font"/)
  })

  it('leaves no timer behind that would keep its data in memory', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout')
    for (const cookie of ['', 'session=s']) {
      await site(fakeApi({ ...feed(aPostCard()), ...signedIn }))
        .get('/?stores=norvik')
        .set('cookie', cookie)
    }
    // Three seconds is how long a page waits for its data, and that timer is cleared.
    expect(timers.mock.calls.filter(([, delay = 0]) => delay > 3_000)).toEqual([])
    timers.mockRestore()
  })

  it.each([
    ['/', ['card', 'home'], 'home'],
    // Its head is that of pages which a device keeps, and they look their code up.
    ['/offline', ['page-files', 'card', 'offline'], 'offline'],
  ])('puts its code off, each file after those that it needs, and says which is of %s', async (path, files, page) => {
    const { text } = await site(fakeApi(feed())).get(path)
    const [, putOff = ''] = /<template data-code>(.*?)<\/template>/s.exec(text) ?? []
    const links = [...putOff.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"(.*?) \/>/g)]
    expect(links.map(([, at]) => at)).toEqual(['frame', 'start', ...files].map((file) => `/assets/${file}.js`))
    const marks = [...links.keys()].map((index) =>
      index < links.length - 1 ? '' : ` data-page="src/screens/${page}/${page}.page.ts"`,
    )
    expect(links.map(([, , mark]) => mark)).toEqual(marks)
  })
})

describe('the theme', () => {
  it.each([
    ['', '<html lang="en" data-theme="system">'],
    ['theme=dark', '<html lang="en" class="dark" data-theme="dark">'],
    ['theme=light', '<html lang="en" data-theme="light">'],
    ['theme=nonsense', '<html lang="en" data-theme="system">'],
    ['session=s; theme=dark', '<html lang="en" class="mocha" data-theme="mocha">'],
  ])('of "%s" stands on the page before anything is drawn', async (cookie, html) => {
    const { text } = await site(fakeApi({ ...feed(), ...signedIn }))
      .get('/')
      .set('cookie', cookie)
    expect(text).toContain(html)
  })
})

describe('the currency of a visitor', () => {
  it.each([
    [{}, 'USD'],
    [{ 'accept-language': 'en-CA,en;q=0.8' }, 'CAD'],
    [{ 'cf-ipcountry': 'CA' }, 'CAD'],
    [{ 'cf-ipcountry': 'US', 'accept-language': 'fr-CA' }, 'USD'],
    [{ 'cf-ipcountry': 'CA', cookie: 'currency=USD' }, 'USD'],
  ])('of %j is %s', async (headers, currency) => {
    const api = fakeApi(feed())
    await site(api).get('/').set(headers)
    expect(api.asked('GET /api/posts')[0]?.params['currency']).toBe(currency)
  })
})

describe('the status of a page', () => {
  it.each([
    ['/', '', 200, 'Home'],
    ['/nothing-here', '', 404, 'Page not found'],
    ['/category/nonsense', '', 404, 'Category not found'],
    ['/store/nonsense', '', 404, 'Store not found'],
    ['/user/nobody', '', 404, 'User not found'],
    ['/notifications', '', 401, 'Unauthorised'],
    ['/notifications', 'session=s', 200, 'Notifications'],
    ['/staff', '', 404, 'Page not found'],
    ['/staff', 'session=s', 404, 'Page not found'],
    ['/staff/dashboard', '', 401, 'Unauthorised'],
    ['/staff/dashboard', 'session=s', 403, 'Unauthorised'],
    ['/unauthorised', '', 401, 'Unauthorised'],
    ['/unauthorised', 'session=s', 403, 'Unauthorised'],
    ['/%E0%A4%A', '', 404, 'Page not found'],
    ['//evil.example/', '', 404, 'Page not found'],
    ['//', '', 404, 'Page not found'],
    ['//[', '', 404, 'Page not found'],
  ] as const)('%s with "%s" is %s', async (...row) => {
    const [path, cookie, status, heading] = row
    const answer = await site(fakeApi({ ...feed(), ...signedIn }))
      .get(path)
      .set('cookie', cookie)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  })

  it('is 500 with one plain sentence when it cannot be drawn', async () => {
    const errors: string[] = []
    const logger = { error: (_details: object, message: string) => void errors.push(message) }
    const broken = fakeApi({
      'GET /api/posts': { body: { posts: [{ ...aPostCard(), images: null, title: {} }], total: 1 } },
    })
    const { status, text } = await site(broken, { logger }).get('/')
    expect(status).toBe(500)
    expect(text).toContain('Something went wrong')
    expect(errors).toHaveLength(1)
  })
})

describe('the answers', () => {
  it.each(['', 'session=s'])('allow no script of the page and the styles that it holds, for "%s"', async (cookie) => {
    const server = site(fakeApi({ ...feed(), ...signedIn }))
    const [one, other] = [await server.get('/').set('cookie', cookie), await server.get('/').set('cookie', cookie)]
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain(";script-src 'self';")
    const styles = [...one.text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css)
    expect(styles.length).toBeGreaterThan(1)
    for (const css of styles) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    }
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(nonce).not.toBe('')
    expect(one.headers['server-timing']).toBe(`nonce;desc="${nonce}"`)
    expect(one.text).not.toContain(nonce)
    expect(String(other.headers['content-security-policy'])).not.toContain(nonce)
    expect(one.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('hold nothing of a member for a visitor, nor of one visitor for another', async () => {
    const api = fakeApi({ ...feed(), ...signedIn })
    const server = site(api)
    expect((await server.get('/').set('cookie', 'session=s')).text).toContain('data-theme="mocha"')
    const dark = await server.get('/').set('cookie', 'theme=dark; tracker=me')
    expect(dark.text).toContain('data-theme="dark"')
    expect(api.seen.map(({ headers }) => headers['cookie'] ?? '').join()).not.toContain('tracker')
    const plain = await server.get('/')
    expect(plain.text).toContain('data-theme="system"')
    expect(plain.text).not.toMatch(/data-theme="mocha"|tracker/)
  })

  it('hold what is announced to their reader, whoever opened the page before', async () => {
    const announced = (text: string) => ({
      body: { announcements: [{ id: 5, text, link: null, endsAt: '2026-11-21T12:00:00.000Z' }], changesAt: null },
    })
    const api = fakeApi({ ...feed(), ...signedIn })
    api.answer('GET /api/announcements', ({ headers }) =>
      announced(headers['cookie']?.includes('session') === true ? 'For the team' : 'For visitors'),
    )
    const server = site(api)
    const opened = async (cookie: string) => (await server.get('/').set('cookie', cookie)).text
    expect(await opened('session=s')).toContain('For the team')
    const visitors = await opened('')
    expect(visitors).toMatch(/<section[^>]*aria-label="Announcements"[^>]*>.*For visitors/)
    expect(visitors).not.toContain('For the team')
    const drawn = (text: string) => text.split('<script type="application/json"')[0]
    expect(drawn(await opened('dismissed=5'))).not.toContain('For visitors')
    expect(drawn(await opened('dismissed=4.nonsense'))).toContain('For visitors')
    expect(drawn(await opened('session=s; dismissed=5'))).not.toContain('For the team')
    expect(drawn(await opened(''))).toContain('For visitors')
  })

  it('are rendered for whoever has written of late', async () => {
    const api = fakeApi(feed())
    const server = site(api)
    for (const cookie of ['', 'min-position=42', 'min-position=43', '']) {
      await server.get('/').set('cookie', cookie)
    }
    expect(api.asked('GET /api/posts')).toHaveLength(3)
  })

  it('are kept by browsers of visitors alone, which ask each time', async () => {
    const server = site(fakeApi({ ...feed(), ...signedIn }))
    expect((await server.get('/').set('cookie', 'session=s')).headers['cache-control']).toBe('no-store')
    const { headers } = await server.get('/')
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await server.get('/').set('if-none-match', headers['etag'] ?? '')
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('give files packed by the build to browsers that take them', async () => {
    const server = site(fakeApi())
    const get = (encoding: string) => server.get('/assets/index.js').set('accept-encoding', encoding)
    const packed = await get('br, gzip')
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const plain = await get('identity')
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'void 0'])
    expect((await get('gzip')).text).toBe('void 0')
  })

  it('keep files with a hash for ever and the version for no time', async () => {
    const server = site(fakeApi())
    expect((await server.get('/assets/index.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.get('/version.json')).headers['cache-control']).toBe('no-store')
  })

  it.each(['/assets/gone.js', '/assets/%2e%2e/index.html', '/fonts/..%2findex.html', '/assets/%00', '/fonts/'])(
    'say of %s in a sentence that there is no such file',
    async (path) => {
      const { status, text, headers } = await site(fakeApi()).get(path)
      expect([status, text, headers['cache-control']]).toEqual([404, 'There is no such file.', 'no-store'])
    },
  )

  it('let the service worker load what is of this site, and ask for a new one each time', async () => {
    const { headers } = await site(fakeApi()).get('/sw.js')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'no-cache',
    })
  })

  it.each([
    ['a part of a page', '/assets/index.js'],
    ['the font', '/fonts/figtree.woff2'],
    ['a file beside the template', '/version.json'],
  ])('say of themselves what holds for a file and not what holds for pages: %s', async (_kind, path) => {
    const { status, headers } = await site(fakeApi()).get(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const length = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
    expect(length).toBeLessThan(600)
  })

  it('are those that lie beside the template: a page asks the disk for none', async () => {
    const server = site(fakeApi(feed()))
    writeFileSync(join(clientDir, 'later'), 'came later')
    const { text } = await server.get('/later')
    rmSync(join(clientDir, 'later'))
    expect(text).toContain('Page not found')
  })
})
