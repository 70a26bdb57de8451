import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeFirst, factTime } from '@deals/events'
import type { EventLog } from './event-log.ts'
import { openMemoryLog } from './memory-event-log.ts'
import { openSqliteLog } from './sqlite/sqlite-event-log.ts'
import { anEvent, freshStream } from './testing/log-events.ts'

const start = Date.UTC(2026, 0, 12)
const month = 30 * 86_400_000

interface Opened {
  readonly log: EventLog
  readonly close: () => Promise<void>
}
const adapters: readonly (readonly [name: string, open: (now: () => number) => Promise<Opened>])[] = [
  [
    'memory',
    async (now) => {
      const log = openMemoryLog({ now })
      return { log, close: () => log.close() }
    },
  ],
  [
    'SQLite',
    async (now) => {
      const directory = mkdtempSync(join(tmpdir(), 'fact-times-'))
      const log = await openSqliteLog({ file: join(directory, 'events.db'), writer: 'inline', now })
      const close = async () => {
        await log.close()
        rmSync(directory, { recursive: true })
      }
      return { log, close }
    },
  ],
]

describe.each(adapters)('a log in %s', (_name, open) => {
  /** Appends at these times; answers when the store says that it was, and when the fact was. */
  const timesOf = async (...clock: readonly number[]) => {
    const time = { now: start }
    const { log, close } = await open(() => time.now)
    for (const now of clock) {
      time.now = now
      await log.append(freshStream(), [anEvent(), anEvent()], { expected: 'none' })
    }
    const { events } = await log.readAll({ after: beforeFirst, limit: 100 })
    await close()
    return { stored: events.map(({ at }) => at), facts: events.map(factTime), events }
  }

  it('tells when what happened after a clock had been ahead, and its own times never go back', async () => {
    const { stored, facts } = await timesOf(start, start + month, start + 1_000, start + month + 1)
    expect(stored).toEqual(stored.toSorted((one, other) => one - other))
    const expected = [start, start + month, start + 1_000, start + month + 1]
    expect(facts).toEqual(expected.flatMap((at) => [at, at]))
  })

  it('adds nothing to events of clocks that differ a little', async () => {
    const { stored, events } = await timesOf(start + 60_000, start)
    expect(stored).toEqual(Array.from({ length: 4 }, () => start + 60_000))
    expect(events.filter(({ meta }) => meta.occurredAt !== undefined)).toEqual([])
  })
})
