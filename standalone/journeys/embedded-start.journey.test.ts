import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from './client.ts'
import { operate } from './kept.ts'
import { startSite } from './site.ts'

const built = join(import.meta.dirname, '../dist')
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

it('says how its first owner comes about, until there is one', async () => {
  const site = await startSite(dataDir, { DEMO: '0' })
  await register(site.url, 'founder')
  expect((await operate({ dataDir }, 'grant', 'owner', 'founder')).lines).toContain('founder is owner now.')
  expect((await site.stop()).output).toContain('npm run ops -- grant owner <username>')
  const owned = await startSite(dataDir, { DEMO: '0' })
  expect((await owned.stop()).output).not.toContain('grant owner')
})

/** The text of a file of the build with all that it loads before it begins. */
function textOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) {
    return ''
  }
  seen.add(file)
  const text = readFileSync(join(built, file), 'utf8')
  const loaded = [...text.matchAll(/^(?:import|export)\b[^;'"]*["']\.\/([^"']+)["']/gm)].map(([, name = '']) => name)
  return [text, ...loaded.map((name) => textOf(name, seen))].join('\n')
}

const site = () => /import\("\.\/(site-[^"]+)"\)/.exec(readFileSync(join(built, 'main.js'), 'utf8'))?.[1] ?? ''

it.each([
  { what: 'the writer of the log', file: () => 'sqlite-writer.thread.js', needed: 'better-sqlite3', later: 'zod' },
  { what: 'a site', file: site, needed: 'express', later: 'multer' },
])('$what does not bring along what only others or a later call need', ({ file, needed, later }) => {
  const text = textOf(file())
  expect(text).toContain(needed)
  expect(text.includes(`node_modules/${later}/`)).toBe(false)
})
