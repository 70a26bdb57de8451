import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeFirst } from '@deals/events/platform'
import { commitProblem, sqliteProblem, StoreProblem } from '@deals/storage'
import { anEvent, someEvents } from '../testing/log-events.ts'
import { openSqliteLog } from './sqlite-event-log.ts'
import { openLogReader } from './sqlite-log-reader.ts'

describe('a file that is no sound log', () => {
  let directory: string
  let file: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sqlite-file-'))
    file = join(directory, 'events.db')
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  async function writeLog(): Promise<void> {
    const log = await openSqliteLog({ file, writer: 'inline' })
    await log.append('post-1', someEvents(100), { expected: 'none' })
    await log.append('post-2', [anEvent({ text: 'x'.repeat(100_000) })], { expected: 'none' })
    await log.close()
  }

  /** It is refused with the sentence, on both kinds of writers, and not a byte of it has changed. */
  async function expectRefused(sentence: RegExp): Promise<void> {
    const before = readFileSync(file)
    for (const writer of ['inline', 'thread'] as const) {
      const opening = openSqliteLog({ file, writer })
      await expect(opening).rejects.toBeInstanceOf(StoreProblem)
      await expect(opening).rejects.toThrow(sentence)
    }
    expect(readFileSync(file).equals(before)).toBe(true)
  }

  it('because it is something else is left alone', async () => {
    writeFileSync(file, 'Dear diary, '.repeat(100))
    await expectRefused(/events\.db is damaged or no SQLite file; it was left as it is\./)
  })

  it('because its end is missing is left alone', async () => {
    await writeLog()
    truncateSync(file, 40_960)
    await expectRefused(/events\.db is damaged: its end is missing/)
  })

  it('because a page is damaged is left alone after an unclean end', async () => {
    await writeLog()
    const bytes = readFileSync(file)
    bytes.fill(0xab, 4096, 4096 * 4)
    writeFileSync(file, bytes)
    writeFileSync(`${file}-wal`, 'left by a crash')
    await expectRefused(/events\.db is damaged/)
  })

  it('because its first page is damaged is left alone', async () => {
    await writeLog()
    const bytes = readFileSync(file)
    bytes.fill(0xab, 100, 4096)
    writeFileSync(file, bytes)
    await expectRefused(/events\.db is damaged/)
  })

  it('because another program made it is left alone', async () => {
    const foreign = new Database(file)
    foreign.exec('create table recipes (name text)')
    foreign.close()
    await expectRefused(/events\.db is not an event log; it was left as it is\./)
  })

  it('because a newer program wrote it is left alone', async () => {
    await writeLog()
    const newer = new Database(file)
    newer.pragma('user_version = 99')
    newer.pragma('wal_checkpoint(TRUNCATE)')
    newer.close()
    await expectRefused(/events\.db was written by a newer version of this program/)
  })

  it('because it is a folder is refused', async () => {
    await expect(openSqliteLog({ file: directory, writer: 'inline', shared: true })).rejects.toBeInstanceOf(
      StoreProblem,
    )
  })

  it('because it does not exist cannot be read only', async () => {
    const reading = openSqliteLog({ file, writer: 'inline', readOnly: true })
    await expect(reading).rejects.toThrow(`${file} does not exist yet.`)
  })
})

describe('a log in a file', () => {
  let file: string
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'sqlite-log-')), 'events.db')
  })
  afterEach(() => rmSync(join(file, '..'), { recursive: true }))

  it('is written with full durability and ends without a write-ahead log', async () => {
    const log = await openSqliteLog({ file, writer: 'inline' })
    await log.append('post-1', [anEvent()], { expected: 'none' })
    await log.close()
    expect(() => readFileSync(`${file}-wal`)).toThrow('ENOENT')
    const raw = new Database(file)
    expect(raw.pragma('journal_mode', { simple: true })).toBe('wal')
    raw.close()
  })

  it('that was begun before logs had an identity gets the one by which its readers know it', async () => {
    const before = await openSqliteLog({ file, writer: 'inline' })
    await before.append('post-1', someEvents(2), { expected: 'none' })
    await before.close()
    const raw = new Database(file)
    raw.exec('drop table log')
    raw.close()
    const reader = await openSqliteLog({ file, writer: 'inline', readOnly: true })
    const known = await reader.identity()
    await reader.close()
    const log = await openSqliteLog({ file, writer: 'inline' })
    expect(await log.identity()).toBe(known)
    expect(await log.head()).toBe(2)
    await log.close()
  })

  it('that is open for reading only takes nothing', async () => {
    const log = await openSqliteLog({ file, writer: 'inline' })
    const reader = await openSqliteLog({ file, writer: 'inline', readOnly: true })
    await expect(reader.append('post-1', [anEvent()], { expected: 'none' })).rejects.toThrow('for reading only')
    await reader.close()
    await log.close()
  })

  it('writes nothing of a transaction that fails, and says so to each who asked', async () => {
    const log = await openSqliteLog({ file, writer: 'inline' })
    const raw = new Database(file)
    raw.exec(`create trigger refuse before insert on events when new.type = 'Impossible'
              begin select raise(abort, 'no'); end`)
    const together = [
      log.append('post-1', [anEvent()], { expected: 'none' }),
      log.append('post-2', [anEvent({}, { type: 'Impossible' })], { expected: 'none' }),
    ]
    const outcomes = await Promise.allSettled(together)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await log.head()).toBe(0)
    await expect(log.append('post-1', [anEvent()], { expected: 'none' })).resolves.toMatchObject({ position: 1 })
    raw.close()
    await log.close()
  })

  it('never gives the same position twice, not even after a row was deleted', async () => {
    const log = await openSqliteLog({ file, writer: 'inline' })
    await log.append('post-1', someEvents(3), { expected: 'none' })
    const raw = new Database(file)
    raw.exec('delete from events where position = 3')
    raw.close()
    await expect(log.append('post-2', [anEvent()], { expected: 'none' })).resolves.toMatchObject({ position: 4 })
    await log.close()
  })

  it('stores no time that is before the one stored last', async () => {
    const clock = { now: 5000 }
    const log = await openSqliteLog({ file, writer: 'inline', now: () => clock.now })
    await log.append('post-1', [anEvent()], { expected: 'none' })
    clock.now = 4000
    await log.append('post-1', [anEvent()], { expected: 0 })
    clock.now = 6000
    await log.append('post-1', [anEvent()], { expected: 1 })
    expect((await log.readStream('post-1')).events.map(({ at }) => at)).toEqual([5000, 5000, 6000])
    await log.close()
  })

  it('passes over many events of other categories in several short readings', async () => {
    const log = await openSqliteLog({ file, writer: 'inline' })
    for (let count = 0; count < 250; count += 1) {
      await log.append(`vote-${count}`, someEvents(100), { expected: 'none' })
    }
    const last = await log.append('post-1', [anEvent()], { expected: 'none' })
    const reader = openLogReader(file)
    const first = reader.readAll({ after: beforeFirst, limit: 10, categories: ['post'] })
    expect(first).toEqual({ events: [], upTo: 20_000, live: false })
    const second = reader.readAll({ after: first.upTo, limit: 10, categories: ['post'] })
    expect(second).toMatchObject({ upTo: last.position, live: true })
    expect(second.events.map(({ position }) => position)).toEqual([last.position])
    reader.close()
    await log.close()
  })
})

describe('what SQLite or the system says', () => {
  it.each([
    ['SQLITE_FULL', /^The disk that holds data\.db is full; nothing was written\./],
    ['SQLITE_CORRUPT_INDEX', /^data\.db is damaged; it was left as it is\./],
    ['SQLITE_CANTOPEN', /^data\.db cannot be opened;/],
    ['SQLITE_READONLY_DIRECTORY', /^data\.db may not be written; check the rights/],
    ['SQLITE_BUSY_SNAPSHOT', /^data\.db is held by another process;/],
    ['EACCES', /^data\.db cannot be opened; check the rights/],
    ['ENOSPC', /^The disk that holds data\.db is full/],
    ['ERR_DLOPEN_FAILED', /npm rebuild better-sqlite3/],
    ['SQLITE_MISUSE', /^data\.db: what it said\.$/],
  ])('with %s becomes one sentence', (code, sentence) => {
    const problem = sqliteProblem(Object.assign(new Error('what it said'), { code }), 'data.db')
    expect(problem).toBeInstanceOf(StoreProblem)
    expect(problem?.message).toMatch(sentence)
  })

  it('with another error is nothing for the operator', () => {
    expect(sqliteProblem(new RangeError('a bug'), 'data.db')).toBeUndefined()
    expect(sqliteProblem('text', 'data.db')).toBeUndefined()
  })

  it('when a commit fails on the disk leaves its outcome unknown', () => {
    const broken = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' })
    expect(commitProblem(broken, 'data.db').name).toBe('OutcomeUnknown')
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
    expect(commitProblem(full, 'data.db').name).toBe('StoreProblem')
    expect(commitProblem(new Error('odd'), 'data.db').name).toBe('Unavailable')
  })
})
