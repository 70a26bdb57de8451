import { join } from 'node:path'
import { newDataDir, removeDataDir, startSite } from './site.ts'

const program = join(import.meta.dirname, '../../scripts/dev.mjs')

it('draws pages from the sources while somebody works on them', async () => {
  const dataDir = await newDataDir()
  const site = await startSite(dataDir, { NODE_ENV: 'development', DEMO: '0' }, program)
  const page = await fetch(site.url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Home · Dealstream</title>')])
  await site.stop()
  await removeDataDir(dataDir)
})
