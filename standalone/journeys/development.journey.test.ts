import { join } from 'node:path'
import { newDataDir, removeDataDir, startSite } from './site.ts'

const program = join(import.meta.dirname, '../../scripts/dev.mjs')

it('draws pages from the sources while somebody works on them, and serves what brings them to life', async () => {
  const dataDir = await newDataDir()
  const site = await startSite(dataDir, { NODE_ENV: 'development', DEMO: '0' }, program)
  const answer = await fetch(site.url)
  const page = await answer.text()
  expect([answer.status, /<title>([^<]+)/.exec(page)?.[1]]).toEqual([200, 'Home · Dealstream'])
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address = '']) => address)
  expect(scripts).toEqual(expect.arrayContaining(['/@vite/client', expect.stringMatching(/^\/src\/.+\.tsx?/)]))
  for (const address of scripts) {
    const script = await fetch(new URL(address, site.url))
    expect([address, script.status, script.headers.get('content-type')]).toEqual([address, 200, 'text/javascript'])
  }
  await site.stop()
  await removeDataDir(dataDir)
})
