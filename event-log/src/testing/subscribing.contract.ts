import fc from 'fast-check'
import { beforeFirst } from '@deals/events/platform'
import type { Batch } from '../event-log.ts'
import { anEvent, everythingAfter, follow, freshStream, otherWork, someEvents } from './log-events.ts'
import type { Subject } from './subject.contract.ts'

const isLive = (_events: unknown, { live }: Batch) => live
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)

export function describeSubscribing({ log, start }: Subject): void {
  describe('subscribing', () => {
    it('from every position of a small log gives all that follows', async () => {
      await log().append(freshStream(), someEvents(5), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      for (const after of [start(), ...whole.map(({ position }) => position)]) {
        const { events, batches } = await follow(log(), { after }, isLive)
        expect(events).toEqual(whole.filter(({ position }) => position > after))
        expect(batches.at(-1)?.upTo).toBe(await log().head())
      }
    })

    it('at the tail says at once that it is live', async () => {
      const { batches } = await follow(log(), { after: start() }, isLive)
      expect(batches).toEqual([{ events: [], upTo: start(), live: true }])
    })

    it('gives what is written later', async () => {
      const stream = freshStream()
      const followed = follow(log(), { after: start() }, (events) => events.length === 6)
      await otherWork()
      await log().append(stream, someEvents(2), { expected: 'none' })
      await otherWork()
      await log().append(stream, someEvents(4), { expected: 1 })
      const { events } = await followed
      expect(events).toEqual(await everythingAfter(log(), start()))
    })

    it('misses nothing that is written while it catches up', async () => {
      await log().append(freshStream(), someEvents(50), { expected: 'none' })
      const followed = follow(log(), { after: start(), maxBatch: 3 }, (events) => events.length === 100)
      for (let count = 0; count < 50; count += 1) {
        await log().append(freshStream('vote'), [anEvent()], { expected: 'none' })
      }
      const { events } = await followed
      expect(ids(events)).toEqual(ids(await everythingAfter(log(), start())))
    })

    it('resumes behind the last batch', async () => {
      await log().append(freshStream(), someEvents(10), { expected: 'none' })
      const first = await follow(log(), { after: start(), maxBatch: 4 }, (events) => events.length === 4)
      const second = await follow(log(), { after: first.batches.at(-1)?.upTo ?? beforeFirst }, isLive)
      expect([...first.events, ...second.events]).toEqual(await everythingAfter(log(), start()))
    })

    it('gives batches no larger than asked for', async () => {
      await log().append(freshStream(), someEvents(10), { expected: 'none' })
      const { batches } = await follow(log(), { after: start(), maxBatch: 4 }, isLive)
      expect(Math.max(...batches.map(({ events }) => events.length))).toBeLessThanOrEqual(4)
    })

    it('in batches of any size gives the same events', async () => {
      await log().append(freshStream(), someEvents(30), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }), async (sizes) => {
          const events = []
          let after = start()
          for (const maxBatch of sizes) {
            const part = await follow(log(), { after, maxBatch }, () => true)
            events.push(...part.events)
            after = part.batches.at(-1)?.upTo ?? after
          }
          const rest = await follow(log(), { after }, isLive)
          expect([...events, ...rest.events]).toEqual(whole)
        }),
        { numRuns: 20 },
      )
    })

    it.each([{ lingerMs: 2 }, { busyLingerMs: 3 }])('with a linger misses nothing: %j', async (moment) => {
      const followed = follow(log(), { after: start(), ...moment }, (events) => events.length === 20)
      for (let count = 0; count < 20; count += 1) {
        await log().append(freshStream(), [anEvent()], { expected: 'none' })
      }
      expect((await followed).events).toEqual(await everythingAfter(log(), start()))
    })

    it('gives the wanted categories alone and moves on over the others', async () => {
      await log().append(freshStream('post'), someEvents(3), { expected: 'none' })
      const vote = await log().append(freshStream('vote'), [anEvent()], { expected: 'none' })
      const last = await log().append(freshStream('post'), someEvents(3), { expected: 'none' })
      const { events, batches } = await follow(log(), { after: start(), categories: ['vote'] }, isLive)
      expect(events.map(({ position }) => position)).toEqual([vote.position])
      expect(batches.at(-1)?.upTo).toBe(last.position)
    })

    it('gives each of several followers everything', async () => {
      const followed = [1, 3, 500].map((maxBatch) =>
        follow(log(), { after: start(), maxBatch }, (events) => events.length === 12),
      )
      for (let count = 0; count < 12; count += 1) {
        await log().append(freshStream(), [anEvent()], { expected: 'none' })
      }
      const whole = await everythingAfter(log(), start())
      for (const { events } of await Promise.all(followed)) {
        expect(events).toEqual(whole)
      }
    })
  })

  describe('a subscription', () => {
    it('gives nothing when it was stopped before its start', async () => {
      await log().append(freshStream(), [anEvent()], { expected: 'none' })
      const batches = []
      for await (const batch of log().subscribe({ after: start(), signal: AbortSignal.abort() })) {
        batches.push(batch)
      }
      expect(batches).toEqual([])
    })

    it('ends without an error when it is stopped while it waits', async () => {
      const stop = new AbortController()
      const batches: Batch[] = []
      const reading = (async () => {
        for await (const batch of log().subscribe({ after: start(), signal: stop.signal })) {
          batches.push(batch)
        }
      })()
      await otherWork()
      stop.abort()
      await expect(reading).resolves.toBeUndefined()
    })

    it('gives no batch after it was stopped', async () => {
      await log().append(freshStream(), someEvents(10), { expected: 'none' })
      const { batches } = await follow(log(), { after: start(), maxBatch: 2 }, () => true)
      expect(batches).toHaveLength(1)
    })

    it('ends when its reader leaves', async () => {
      await log().append(freshStream(), someEvents(10), { expected: 'none' })
      const { signal } = new AbortController()
      let seen = 0
      for await (const { events } of log().subscribe({ after: start(), maxBatch: 2, signal })) {
        seen += events.length
        break
      }
      expect(seen).toBe(2)
    })

    it('ends when the log is closed', async () => {
      const { signal } = new AbortController()
      const reading = (async () => {
        for await (const batch of log().subscribe({ after: start(), signal })) {
          expect(batch.live).toBe(true)
        }
      })()
      await otherWork()
      await log().close()
      await expect(reading).resolves.toBeUndefined()
    })
  })
}
