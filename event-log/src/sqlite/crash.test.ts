import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startScript } from '@deals/storage/testing'
import { beforeFirst } from '@deals/events/platform'
import { anEvent, everythingAfter } from '../testing/log-events.ts'
import type { LogEvent } from '../event-log.ts'
import { openSqliteLog } from './sqlite-event-log.ts'

const script = fileURLToPath(new URL('../testing/append-until-killed.ts', import.meta.url))
const threads = [fileURLToPath(new URL('./sqlite-writer.thread.ts', import.meta.url))]
const rounds = 5
const cuts = 25

/** Starts writers on the file, kills them in the middle of their work; answers what was acknowledged before. */
async function writtenUntilKilled(file: string, run: number): Promise<{ position: number; id: string }[]> {
  const writers = startScript(script, [file, String(run)], { threads })
  await writers.untilLines(20 + Math.floor(Math.random() * 800))
  await writers.kill()
  return writers.lines
    .map((line) => /^(\d+) ([0-9a-f-]{36})$/.exec(line))
    .filter((match) => match !== null)
    .map(([, position = '', id = '']) => ({ position: Number(position), id }))
}

async function everythingIn(file: string): Promise<LogEvent[]> {
  const log = await openSqliteLog({ file, writer: 'inline' })
  const events = await everythingAfter(log, beforeFirst)
  await log.close()
  return events
}

function expectDense(events: readonly LogEvent[]): void {
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
  const next = new Map<string, number>()
  for (const { stream, revision } of events) {
    expect(revision).toBe(next.get(stream) ?? 0)
    next.set(stream, revision + 1)
  }
}

describe('a log whose process is killed under load', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'crash-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  it('holds every acknowledged event, again and again, and positions without a gap', async () => {
    const file = join(directory, 'events.db')
    const acknowledged: { position: number; id: string }[] = []
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await writtenUntilKilled(file, round)))
      const events = await everythingIn(file)
      expectDense(events)
      const ids = acknowledged.map(({ position }) => events[position - 1]?.id)
      expect(ids).toEqual(acknowledged.map(({ id }) => id))
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * 20)
  })

  it('and whose write-ahead log is cut anywhere keeps a clean beginning and goes on', async () => {
    const file = join(directory, 'events.db')
    await writtenUntilKilled(file, 0)
    const whole = await everythingIn(copied(file, 'whole'))
    const length = statSync(`${file}-wal`).size
    for (let cut = 0; cut < cuts; cut += 1) {
      const copy = copied(file, `cut-${cut}`)
      truncateSync(`${copy}-wal`, Math.floor(Math.random() * length))
      await expectBeginning(copy, whole)
    }
  })

  it('and whose write-ahead log has a wrong byte keeps what is before it', async () => {
    const file = join(directory, 'events.db')
    await writtenUntilKilled(file, 0)
    const whole = await everythingIn(copied(file, 'whole'))
    for (let fault = 0; fault < cuts; fault += 1) {
      const copy = copied(file, `fault-${fault}`)
      const bytes = readFileSync(`${copy}-wal`)
      const place = Math.floor(Math.random() * bytes.length)
      bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place)
      writeFileSync(`${copy}-wal`, bytes)
      await expectBeginning(copy, whole)
    }
  })

  function copied(file: string, name: string): string {
    const copy = join(directory, name, 'events.db')
    mkdirSync(join(directory, name))
    copyFileSync(file, copy)
    copyFileSync(`${file}-wal`, `${copy}-wal`)
    return copy
  }

  async function expectBeginning(file: string, whole: readonly LogEvent[]): Promise<void> {
    const events = await everythingIn(file)
    expect(events).toEqual(whole.slice(0, events.length))
    const log = await openSqliteLog({ file, writer: 'inline' })
    const { position } = await log.append('post-1', [anEvent()], { expected: 'none' })
    expect(position).toBe(events.length + 1)
    await log.close()
  }
})
