import { beforeFirst, byPosition } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import { WrongRevision, type Expected } from '../event-log.ts'
import { anEvent, everythingAfter, freshStream, someEvents } from './log-events.ts'
import type { Subject } from './subject.contract.ts'

/** What an append may expect of a stream of so many events. */
const accepted: readonly [expected: Expected, length: number][] = [
  ['none', 0],
  ['any', 0],
  ['any', 3],
  [0, 1],
  [2, 3],
]
const refused: readonly [expected: Expected, length: number][] = [
  ['none', 1],
  ['none', 3],
  [0, 0],
  [0, 3],
  [3, 3],
  [7, 3],
]

export function describeAppending({ log, start, reopened }: Subject): void {
  describe('appending', () => {
    async function streamOf(length: number): Promise<string> {
      const stream = freshStream()
      for (const event of someEvents(length)) {
        await log().append(stream, [event], { expected: 'any' })
      }
      return stream
    }

    it.each(accepted)('is done when %s is expected of a stream of %i events', async (expected, length) => {
      const stream = await streamOf(length)
      const appended = log().append(stream, [anEvent()], { expected })
      await expect(appended).resolves.toMatchObject({ revision: length, duplicate: false })
      expect((await log().readStream(stream)).events).toHaveLength(length + 1)
    })

    it.each(refused)('is refused when %s is expected of a stream of %i events', async (expected, length) => {
      const stream = await streamOf(length)
      const error: unknown = await log()
        .append(stream, [anEvent()], { expected })
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(WrongRevision)
      expect(error).toMatchObject({ stream, expected, actual: length - 1 })
      expect((await log().readStream(stream)).events).toHaveLength(length)
    })

    it('gives the events of one append consecutive revisions in their order', async () => {
      const stream = freshStream()
      const events = someEvents(5)
      const appended = await log().append(stream, events, { expected: 'none' })
      const slice = await log().readStream(stream)
      expect(appended.revision).toBe(4)
      expect(slice.events.map(({ id, revision }) => [id, revision])).toEqual(events.map(({ id }, i) => [id, i]))
    })

    it('answers the position of the last event', async () => {
      const appended = await log().append(freshStream(), someEvents(3), { expected: 'none' })
      const all = await everythingAfter(log(), start())
      expect(all.at(-1)?.position).toBe(appended.position)
      expect(await log().head()).toBe(appended.position)
    })

    it('keeps payload, metadata, id and type as they were given', async () => {
      const stream = freshStream()
      const data = {
        text: 'Café "5 €" 🎉 \u0000\ud83d',
        list: [1, [2.5, null]],
        nested: { empty: {}, yes: true },
        zero: 0,
      }
      const event = anEvent(data)
      const meta = { ...event.meta, keys: ['ann'], occurredAt: 1_700_000_000_000, requestId: 'r 1' }
      await log().append(stream, [{ ...event, meta }], { expected: 'none' })
      const [stored] = (await log().readStream(stream)).events
      expect(stored).toMatchObject({ ...event, meta, stream, revision: 0 })
    })

    it('keeps what it was given when the caller changes it afterwards', async () => {
      const stream = freshStream()
      const event = anEvent({ price: 5 })
      const appended = log().append(stream, [event], { expected: 'none' })
      event.data['price'] = 6
      await appended
      expect((await log().readStream(stream)).events[0]?.data).toEqual({ price: 5 })
    })

    it('takes 100 events at once', async () => {
      const stream = freshStream()
      await log().append(stream, someEvents(100), { expected: 'none' })
      expect((await log().readStream(stream)).revision).toBe(99)
    })

    it('takes an event of nearly 256 KiB', async () => {
      const stream = freshStream()
      const text = 'x'.repeat(255 * 1024)
      await log().append(stream, [anEvent({ text })], { expected: 'none' })
      expect((await log().readStream(stream)).events[0]?.data).toEqual({ text })
    })

    it('stores times that never decrease', async () => {
      for (let count = 0; count < 5; count += 1) {
        await log().append(freshStream(), someEvents(2), { expected: 'none' })
      }
      const times = (await everythingAfter(log(), start())).map(({ at }) => at)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times.every(Number.isSafeInteger)).toBe(true)
    })

    it('lets one of many win who expect the same revision', async () => {
      const stream = freshStream()
      const outcomes = await Promise.allSettled(
        Array.from({ length: 16 }, () => log().append(stream, [anEvent()], { expected: 'none' })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await log().readStream(stream)).revision).toBe(0)
    })

    it('is not disturbed by a refused append at the same moment', async () => {
      const taken = freshStream()
      await log().append(taken, [anEvent()], { expected: 'none' })
      const streams = Array.from({ length: 10 }, () => freshStream())
      const refused = log().append(taken, [anEvent()], { expected: 'none' })
      const written = streams.map((stream) => log().append(stream, [anEvent()], { expected: 'none' }))
      await expect(refused).rejects.toBeInstanceOf(WrongRevision)
      await expect(Promise.all(written)).resolves.toHaveLength(10)
    })

    it('keeps the order of 64 writers, each in its own stream', async () => {
      const writers = Array.from({ length: 64 }, () => freshStream('vote'))
      const write = async (stream: string) => {
        for (let number = 0; number < 5; number += 1) {
          await log().append(stream, [anEvent({ number })], { expected: number === 0 ? 'none' : number - 1 })
        }
      }
      await Promise.all(writers.map(write))
      const all = await everythingAfter(log(), start())
      const positions = all.map(({ position }) => position)
      expect(positions).toEqual([...new Set(positions)].sort(byPosition))
      for (const writer of writers) {
        const mine = all.filter(({ stream }) => stream === writer)
        expect(mine.map(({ data, revision }) => [data['number'], revision])).toEqual([0, 1, 2, 3, 4].map((n) => [n, n]))
      }
    })

    it('answers within a deadline that is long enough', async () => {
      const appended = log().append(freshStream(), [anEvent()], { expected: 'none', deadlineMs: 60_000 })
      await expect(appended).resolves.toMatchObject({ revision: 0 })
    })

    it('without waiting for the ones before keeps to their order, where that is asked for', async () => {
      const streams = Array.from({ length: 60 }, freshStream)
      const given = Array.from({ length: 180 }, (_, at) => ({
        stream: streams[at % 60] ?? '',
        revision: Math.floor(at / 60),
      }))
      const answers = await Promise.all(
        given.map(({ stream, revision }) => {
          const expected = revision === 0 ? 'none' : revision - 1
          return log().append(stream, [anEvent()], { expected, isInOrder: true, tellsDuplicate: false })
        }),
      )
      expect(answers.map(({ revision }) => revision)).toEqual(given.map(({ revision }) => revision))
      expect(answers.toSorted((a, b) => (a.position < b.position ? -1 : 1))).toEqual(answers)
    })
  })

  describe('closing', () => {
    it('keeps what was written for whoever opens the log again', async () => {
      const stream = freshStream()
      const events = someEvents(3)
      const appended = await log().append(stream, events, { expected: 'none' })
      const again = await reopened()
      expect((await again.readStream(stream)).events.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
      expect(await again.head()).toBe(appended.position)
      await expect(again.append(stream, [anEvent()], { expected: 2 })).resolves.toMatchObject({ revision: 3 })
    })

    it('lets what is under way come to its end', async () => {
      const appended = log().append(freshStream(), [anEvent()], { expected: 'none' })
      await log().close()
      await expect(appended).resolves.toMatchObject({ revision: 0 })
    })

    it('refuses what comes afterwards', async () => {
      await log().close()
      await expect(log().append(freshStream(), [anEvent()], { expected: 'none' })).rejects.toBeInstanceOf(Unavailable)
      await expect(log().readStream(freshStream())).rejects.toBeInstanceOf(Unavailable)
      await expect(log().readAll({ after: beforeFirst, limit: 1 })).rejects.toBeInstanceOf(Unavailable)
      await expect(log().head()).rejects.toBeInstanceOf(Unavailable)
    })

    it('may be asked for twice', async () => {
      await log().close()
      await expect(log().close()).resolves.toBeUndefined()
    })
  })
}
