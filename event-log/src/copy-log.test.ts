import fc from 'fast-check'
import { beforeFirst } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import { anEvent, aMeta, everythingAfter, someEvents } from './testing/log-events.ts'
import { compareLogs } from './compare-logs.ts'
import { copyLog } from './copy-log.ts'
import type { EventLog } from './event-log.ts'
import { openMemoryLog } from './memory-event-log.ts'

const never = new AbortController().signal
const clock = { now: () => 1_800_000_000_000 }
const copy = (from: EventLog, to: EventLog, signal = never) => copyLog({ from, to, clock, signal })

/** A log to which streams, named by number, were appended in this order. */
async function logOf(streams: readonly number[]): Promise<EventLog> {
  const log = openMemoryLog()
  for (const stream of streams) {
    await log.append(`post-${stream}`, [anEvent({ stream })], { expected: 'any' })
  }
  return log
}

describe('a copy of a log', () => {
  it('holds the same events in the same order, whatever the order is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 60 }), async (streams) => {
        const [from, to] = [await logOf(streams), openMemoryLog()]
        expect(await copy(from, to)).toEqual({ events: streams.length, present: 0, position: await from.head() })
        expect(await compareLogs(from, to, never)).toEqual({ events: streams.length, difference: null })
      }),
      { numRuns: 50 },
    )
  })

  it('keeps the time of each fact and says when it was imported', async () => {
    const [from, to] = [openMemoryLog(), openMemoryLog()]
    const imported = anEvent({}, { meta: aMeta({ occurredAt: 5, importedAt: 7 }) })
    await from.append('post-1', [anEvent(), imported], { expected: 'none' })
    await copy(from, to)
    const [before] = await everythingAfter(from, beforeFirst)
    expect((await everythingAfter(to, beforeFirst)).map(({ meta }) => [meta.occurredAt, meta.importedAt])).toEqual([
      [before?.at, clock.now()],
      [5, 7],
    ])
  })

  it('is finished when it is begun again, also in the middle of what is one append now', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 40 }),
        fc.nat(39),
        async (streams, cut) => {
          const [from, to] = [await logOf(streams), openMemoryLog()]
          const early = (await everythingAfter(from, beforeFirst)).slice(0, cut)
          for (const { at, ...event } of early) {
            const copied = { ...event, meta: { ...event.meta, occurredAt: at } }
            await to.append(event.stream, [copied], { expected: event.revision === 0 ? 'none' : event.revision - 1 })
          }
          expect(await copy(from, to)).toMatchObject({ events: streams.length, present: early.length })
          expect((await compareLogs(from, to, never)).difference).toBeNull()
        },
      ),
      { numRuns: 50 },
    )
  })

  it('of large events is made of appends that a log can hold', async () => {
    const [from, to] = [openMemoryLog(), openMemoryLog()]
    for (let at = 0; at < 12; at += 1) {
      await from.append('post-1', [anEvent({ text: 'x'.repeat(200_000) })], { expected: 'any' })
    }
    await from.append('post-2', someEvents(100), { expected: 'none' })
    await from.append('post-2', someEvents(100), { expected: 99 })
    expect(await copy(from, to)).toMatchObject({ events: 212 })
  })

  it('is refused where the other log holds something else', async () => {
    const [from, to] = [await logOf([1, 2]), await logOf([2])]
    await expect(copy(from, to)).rejects.toThrow('post-2')
    expect((await everythingAfter(to, beforeFirst)).map(({ stream }) => stream)).toEqual(['post-2'])
  })

  it('is finished over a log that could not write all of it, with nothing out of its place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }),
        fc.nat(59),
        async (streams, most) => {
          const [from, to] = [await logOf(streams), openMemoryLog()]
          let left = most
          const cut: EventLog = {
            ...to,
            append: async (...given) => {
              left -= 1
              return left < 0 ? Promise.reject(new Unavailable('cut off')) : to.append(...given)
            },
          }
          await copy(from, cut).catch(() => undefined)
          const early = (await everythingAfter(to, beforeFirst)).length
          expect(await copy(from, to)).toMatchObject({ events: streams.length, present: early })
          expect((await compareLogs(from, to, never)).difference).toBeNull()
        },
      ),
      { numRuns: 50 },
    )
  })

  it('ends between two appends when it is told to', async () => {
    const stop = new AbortController()
    stop.abort()
    const to = openMemoryLog()
    expect(await copy(await logOf([1]), to, stop.signal)).toMatchObject({ events: 0 })
    expect(await to.head()).toBe(0)
  })
})

describe('two logs', () => {
  it('differ where one of them goes on', async () => {
    const [whole, part] = [await logOf([1]), openMemoryLog()]
    await copy(whole, part)
    await whole.append('post-2', [anEvent()], { expected: 'none' })
    expect(await compareLogs(whole, part, never)).toEqual({
      events: 1,
      difference: { after: 1, position: await whole.head(), what: 'missing' },
    })
    expect((await compareLogs(part, whole, never)).difference).toEqual({ after: 1, position: null, what: 'more' })
  })

  it('differ: another event stands at the same place', async () => {
    const [first, second] = [await logOf([1]), await logOf([1])]
    expect((await compareLogs(first, second, never)).difference).toEqual({ after: 0, position: 1, what: 'id' })
  })
})
