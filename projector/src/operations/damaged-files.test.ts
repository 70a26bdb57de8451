import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchPages } from '@deals/process/base'
import { openSqliteLog } from '@deals/event-log'
import { StoreProblem } from '@deals/storage'
import { aPost } from '@deals/events/testing'
import { markDamaged, setAsideDamaged } from '../adapters/sqlite/set-aside.ts'
import { openTestLog, postTitles, voteTallies } from '../testing/small-views.ts'
import { openDesk } from './desk.ts'
import { operate } from './program.ts'

/** Overwrites the middle of a file, as a disk does that goes bad. */
function spoil(file: string): void {
  const descriptor = openSync(file, 'r+')
  const { size } = statSync(file)
  const page = 4096
  for (let at = Math.floor((size * 0.7) / page) * page; at < size; at += page) {
    writeSync(descriptor, Buffer.alloc(page, 0xa5), 0, page, at)
  }
  closeSync(descriptor)
}

describe('a file with damaged pages', () => {
  let dataDir: string
  let said: string[]
  const print = (line: string) => void said.push(line)
  const { signal } = new AbortController()
  const ops = (...args: string[]) => {
    const desk = { dataDir, projections: [voteTallies, postTitles], print, isTerminal: false, signal }
    const goals = { masterKey: undefined, eventStoreUrl: undefined, mongoUrl: undefined, backupKey: undefined }
    const backupDesk = () => ({ ...desk, ...goals })
    return operate(args, { print, openDesk: () => openDesk(desk), backupDesk, signal }).catch((error: unknown) => {
      // What the tool itself makes of it: one sentence.
      print(error instanceof StoreProblem ? error.message : String(error))
      return 1
    })
  }
  const file = (name: string) => join(dataDir, name)

  beforeEach(async () => {
    said = []
    dataDir = mkdtempSync(join(tmpdir(), 'damaged-'))
    const log = await openSqliteLog({ file: file('events.db'), writer: 'inline' })
    const { tell } = openTestLog(log)
    await tell(...Array.from({ length: 200 }, (_, at) => aPost({ postId: at + 1 })))
    await log.close()
    await ops('rebuild', '--all')
    said = []
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it.each([
    ['read.db', /read.db is damaged/],
    ['events.db', /events.db is damaged/],
  ])('%s gives the doctor sentences, and no stack', async (name, sentence) => {
    expect(await ops('doctor')).toBeLessThanOrEqual(1)
    expect(said.filter((line) => /pages of .* are whole/.test(line)).every((line) => line.startsWith('ok'))).toBe(true)
    spoil(file(name))
    said = []
    expect(await ops('doctor')).toBe(1)
    expect(said).toContainEqual(expect.stringMatching(sentence))
    expect(said.join('\n')).not.toMatch(/\n\s+at /)
  })

  it('is found in the background while the site runs, in each file where it is', async () => {
    spoil(file('events.db'))
    spoil(file('read.db'))
    const files = ['events.db', 'accounts.db', 'read.db'].map((name) => ({ file: file(name), remedy: 'Mend it.' }))
    const watch = watchPages(files, print, { afterMs: 0 })
    await watch.first
    expect([watch.damaged(), said]).toEqual([
      ['events.db is damaged', 'read.db is damaged'],
      [
        expect.stringMatching(/events.db is damaged .*\. Mend it\.$/),
        expect.stringMatching(/read.db is damaged .*\. Mend it\.$/),
      ],
    ])
    watch.stop()
  })

  it('of read models is set aside and made anew', async () => {
    expect(setAsideDamaged(file('read.db'))).toBeNull()
    markDamaged(file('read.db'))
    expect(setAsideDamaged(file('read.db'))).toMatch(/made anew from the event log\.$/)
    expect([existsSync(file('read.db')), existsSync(file('read.db.damaged'))]).toEqual([false, false])
    expect(await ops('rebuild', '--all')).toBe(0)
    expect(await ops('verify', '--all')).toBe(0)
  })
})
