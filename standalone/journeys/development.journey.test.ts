import { newDataDir, removeDataDir, sources, startSite, type Site } from './site.ts'

let site: Site
let dataDir: string
beforeAll(async () => {
  dataDir = await newDataDir()
  site = await startSite(dataDir, { DEMO: '0', NODE_ENV: 'development' }, sources)
})
afterAll(async () => {
  await site.stop()
  await removeDataDir(dataDir)
})

it('draws its pages from the sources, and serves what brings them to life', async () => {
  const answer = await fetch(site.url)
  const page = await answer.text()
  expect([answer.status, /<h1[^>]*>([^<]+)/.exec(page)?.[1]]).toEqual([200, 'Home'])
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address = '']) => address)
  expect(scripts).toEqual(expect.arrayContaining(['/@vite/client', expect.stringMatching(/^\/src\/.+\.tsx?/)]))
  for (const address of scripts) {
    const script = await fetch(new URL(address, site.url))
    expect([address, script.status, script.headers.get('content-type')]).toEqual([address, 200, 'text/javascript'])
  }
})
