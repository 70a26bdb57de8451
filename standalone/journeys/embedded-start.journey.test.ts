import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './site.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'embedded-start-'))
const list = join(dataDir, 'loaded.txt')
const hook = join(import.meta.dirname, '../../scripts/jest/list-loaded.cjs')
afterAll(() => rmSync(dataDir, { recursive: true }))

it('loads no client of a server that no setting names, and nothing large that only a later call needs', async () => {
  const site = await startSite(dataDir, { DEMO: '0', NODE_OPTIONS: `--require ${hook}`, LOADED_LIST: list })
  expect((await fetch(site.url)).status).toBe(200)
  await site.stop()
  const packages = new Set(
    [...readFileSync(list, 'utf8').matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].map(([, name]) => name),
  )
  // All else that a start needs stands in the programs themselves.
  const native = /^(?:better-sqlite3|bindings|file-uri-to-path|@node-rs\/argon2.*)$/
  expect([...packages].filter((name) => !native.test(String(name)))).toEqual([])
  expect(packages).toContain('better-sqlite3')
})
