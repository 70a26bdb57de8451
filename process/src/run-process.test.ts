import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { builtScript, startScript } from '@deals/storage/testing'

const stopsWhenReady = fileURLToPath(new URL('./testing/stopped-when-ready.ts', import.meta.url))
const loadsAModule = fileURLToPath(new URL('./testing/loads-a-module.ts', import.meta.url))

it('ends in order when it is told to in the moment in which it says that it is ready', async () => {
  const { child, lines } = startScript(stopsWhenReady, [])
  expect(await once(child, 'close')).toEqual([0, null])
  expect(lines).toEqual(['ready', 'closed'])
})

describe('what it needs and is not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-packages-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** What it says when it loads a module that imports a package, from a folder where none is installed. */
  const saidWithout = (name: string) => {
    const file = join(folder, `${name.replaceAll('/', '-')}.mjs`)
    writeFileSync(file, `import '${name}'\n`)
    const args = [builtScript(loadsAModule), pathToFileURL(file).href]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, stderr }
  }

  it.each([
    ['mongodb', 'MONGO_URL'],
    ['@eventstore/db-client', 'EVENTSTORE_URL'],
  ])('%s, is told with the setting that asks for it', (name, setting) => {
    expect(saidWithout(name)).toEqual({
      status: 1,
      stderr: `${setting} is set and needs the package ${name}, which is not installed. Run npm install without --omit=optional.\n`,
    })
  })

  it('a fault of ours keeps its stack', () => {
    expect(saidWithout('nobody-made-this').stderr).toContain('    at ')
  })
})
