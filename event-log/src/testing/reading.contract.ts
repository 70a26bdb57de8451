import { beforeFirst, numberOf, positionFrom } from '@deals/events/platform'
import { Invalid, type NewEvent, type StreamSlice } from '../event-log.ts'
import { anEvent, everythingAfter, follow, freshStream, someEvents } from './log-events.ts'
import type { Subject } from './subject.contract.ts'

const numbers = ({ events }: { events: readonly Pick<NewEvent, 'data'>[] }) => events.map(({ data }) => data['number'])

export function describeReading({ log, start }: Subject): void {
  describe('reading a stream', () => {
    it('that does not exist says so', async () => {
      const missing: StreamSlice = { exists: false, revision: -1, events: [] }
      expect(await log().readStream(freshStream())).toEqual(missing)
      expect(await log().readStream(freshStream(), { reverse: true, limit: 1 })).toEqual(missing)
    })

    it.each([
      [{}, [0, 1, 2, 3, 4]],
      [{ from: 3 }, [3, 4]],
      [{ limit: 2 }, [0, 1]],
      [{ from: 1, limit: 2 }, [1, 2]],
      [{ from: 5 }, []],
      [{ reverse: true }, [4, 3, 2, 1, 0]],
      [{ reverse: true, limit: 1 }, [4]],
      [{ reverse: true, from: 2 }, [2, 1, 0]],
      [{ reverse: true, from: 9, limit: 2 }, [4, 3]],
    ])('of 5 events with %j gives %j', async (options, expected) => {
      const stream = freshStream()
      await log().append(stream, someEvents(5), { expected: 'none' })
      const slice = await log().readStream(stream, options)
      expect(slice).toMatchObject({ exists: true, revision: 4 })
      expect(numbers(slice)).toEqual(expected)
    })

    it('gives nobody a hold on what is stored', async () => {
      const stream = freshStream()
      await log().append(stream, [anEvent({ price: 5 })], { expected: 'none' })
      const first = await log().readStream(stream)
      first.events.forEach(({ data }) => (data['price'] = 6))
      expect((await log().readStream(stream)).events[0]?.data).toEqual({ price: 5 })
    })
  })

  describe('reading everything', () => {
    it('gives events in the order of their positions, each with its stream and revision', async () => {
      const [post, vote] = [freshStream('post'), freshStream('vote')]
      await log().append(post, someEvents(2), { expected: 'none' })
      await log().append(vote, someEvents(1), { expected: 'none' })
      await log().append(post, someEvents(1), { expected: 1 })
      const events = await everythingAfter(log(), start())
      expect(events.map(({ stream, revision }) => [stream, revision])).toEqual([
        [post, 0],
        [post, 1],
        [vote, 0],
        [post, 2],
      ])
      expect(events.every(({ position }) => position > start())).toBe(true)
    })

    it('page by page misses none and repeats none', async () => {
      await log().append(freshStream(), someEvents(20), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      for (const limit of [1, 3, 7, 20, 21]) {
        expect(await everythingAfter(log(), start(), limit)).toEqual(whole)
      }
    })

    it('starts behind any position', async () => {
      await log().append(freshStream(), someEvents(6), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      for (const { position } of whole) {
        const rest = await everythingAfter(log(), position)
        expect(rest).toEqual(whole.filter((event) => event.position > position))
      }
    })

    it('stops at an upper position and says how far it came', async () => {
      await log().append(freshStream(), someEvents(6), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      const upTo = whole[2]?.position ?? beforeFirst
      const batch = await log().readAll({ after: start(), upTo, limit: 100 })
      expect(batch).toMatchObject({ upTo, live: false })
      expect(batch.events).toEqual(whole.slice(0, 3))
    })

    it('is live when the tail was reached, and not before', async () => {
      const { position } = await log().append(freshStream(), someEvents(4), { expected: 'none' })
      const part = await log().readAll({ after: start(), limit: 3 })
      expect(part).toMatchObject({ live: false, upTo: part.events.at(-1)?.position })
      const rest = await log().readAll({ after: part.upTo, limit: 3 })
      expect(rest).toMatchObject({ live: true, upTo: position })
      const nothing = await log().readAll({ after: position, limit: 3 })
      expect(nothing).toEqual({ events: [], live: true, upTo: position })
    })

    it('starts or stops at no position that no event has', async () => {
      const { position } = await log().append(freshStream(), someEvents(2), { expected: 'none' })
      for (const nowhere of [1, 10, 100, 1_000, 1_000_000].map((more) => positionFrom(numberOf(position) + more))) {
        await expect(log().readAll({ after: nowhere, limit: 3 })).rejects.toBeInstanceOf(Invalid)
        await expect(log().readAll({ after: start(), upTo: nowhere, limit: 3 })).rejects.toBeInstanceOf(Invalid)
        await expect(follow(log(), { after: nowhere }, () => true)).rejects.toBeInstanceOf(Invalid)
      }
    })

    it('gives the wanted categories alone', async () => {
      for (const category of ['post', 'vote', 'comment', 'cvote', 'post', 'vote']) {
        await log().append(freshStream(category), [anEvent()], { expected: 'none' })
      }
      const head = await log().head()
      const read = async (categories: string[]) => {
        const batch = await log().readAll({ after: start(), limit: 100, categories })
        expect(batch.upTo).toBe(head)
        return batch.events.map(({ stream }) => stream.split('-')[0])
      }
      expect(await read(['vote'])).toEqual(['vote', 'vote'])
      expect(await read(['comment', 'post'])).toEqual(['post', 'comment', 'post'])
      expect(await read(['alert'])).toEqual([])
      expect(await read([])).toEqual([])
    })

    it('sees an append as soon as it was acknowledged', async () => {
      for (let number = 0; number < 20; number += 1) {
        const before = await log().head()
        const { position } = await log().append(freshStream(), [anEvent()], { expected: 'none' })
        const { events } = await log().readAll({ after: before, limit: 10 })
        expect(events.map((event) => event.position)).toEqual([position])
      }
    })
  })
}
