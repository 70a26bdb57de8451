import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { startScript } from '@deals/storage/testing'
import { StoreProblem } from '@deals/storage'
import { anEvent } from './testing/log-events.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import { openSqliteLog } from './sqlite/sqlite-event-log.ts'

const script = fileURLToPath(new URL('./testing/hold-data-directory.ts', import.meta.url))

describe('a data directory', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lock-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  it('that another process holds is refused with one sentence, until that process is gone', async () => {
    const holder = startScript(script, [directory])
    await holder.untilLines(1)
    const file = join(directory, 'events.db')
    expect(() => lockDataDirectory(directory)).toThrow(StoreProblem)
    expect(() => lockDataDirectory(directory)).toThrow(
      /^The data directory .* is in use by another process \(process \d+ on \S+\); stop that/,
    )
    expect(() => lockDataDirectory(directory)).not.toThrow(`process ${process.pid} `)
    await expect(openSqliteLog({ file, writer: 'inline' })).rejects.toBeInstanceOf(StoreProblem)
    await holder.kill()
    lockDataDirectory(directory).release()
  })

  it('is open to the reading and the shared writing of a second process', async () => {
    const file = join(directory, 'events.db')
    await (await openSqliteLog({ file, writer: 'inline' })).close()
    const holder = startScript(script, [directory])
    await holder.untilLines(1)
    const reader = await openSqliteLog({ file, writer: 'inline', readOnly: true })
    const operator = await openSqliteLog({ file, writer: 'inline', shared: true })
    const { position } = await operator.append('ops-posts', [anEvent()], { expected: 'none' })
    expect(await reader.head()).toBe(position)
    await operator.close()
    await reader.close()
    await holder.kill()
  })

  it('may be taken again by its holder, and is free after the last release', () => {
    const first = lockDataDirectory(directory)
    const second = lockDataDirectory(join(directory, '.'))
    // Another connection stands for another process here: SQLite refuses both alike.
    const stranger = new Database(join(directory, 'writer.lock'), { timeout: 0 })
    const taking = () => stranger.exec('begin exclusive')
    first.release()
    first.release()
    expect(taking).toThrow('database is locked')
    second.release()
    expect(taking).not.toThrow()
    stranger.close()
  })

  it('is made where it is missing, and refused where it cannot be', () => {
    lockDataDirectory(join(directory, 'a', 'b')).release()
    writeFileSync(join(directory, 'file'), '')
    expect(() => lockDataDirectory(join(directory, 'file', 'data'))).toThrow(StoreProblem)
  })
})
