import { WrongRevision } from '../event-log.ts'
import { anEvent, freshStream, someEvents } from './log-events.ts'
import type { Subject } from './subject.contract.ts'

/** An append may be repeated when its outcome is not known: its ids tell that it was written. */
export function describeDuplicates({ log }: Subject): void {
  describe('repeating an append', () => {
    it('to a new stream gives the first answer, marked as a duplicate', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      const first = await log().append(stream, events, { expected: 'none' })
      const second = await log().append(stream, events, { expected: 'none' })
      expect(second).toEqual({ ...first, duplicate: true })
      expect((await log().readStream(stream)).revision).toBe(1)
    })

    it('at a revision gives the first answer', async () => {
      const stream = freshStream()
      await log().append(stream, someEvents(2), { expected: 'none' })
      const events = someEvents(3)
      const first = await log().append(stream, events, { expected: 1 })
      await expect(log().append(stream, events, { expected: 1 })).resolves.toEqual({ ...first, duplicate: true })
    })

    it('gives the first answer when others have appended since', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      const first = await log().append(stream, events, { expected: 'none' })
      await log().append(stream, someEvents(4), { expected: 1 })
      await expect(log().append(stream, events, { expected: 'none' })).resolves.toEqual({ ...first, duplicate: true })
    })

    it('many times at once writes it once', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => log().append(stream, events, { expected: 'none' })),
      )
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
      expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
      expect((await log().readStream(stream)).revision).toBe(1)
    })

    it('with more events than were written is refused', async () => {
      const stream = freshStream()
      const events = someEvents(3)
      await log().append(stream, events.slice(0, 2), { expected: 'none' })
      await expect(log().append(stream, events, { expected: 'none' })).rejects.toBeInstanceOf(WrongRevision)
    })

    it('with one event changed is refused', async () => {
      const stream = freshStream()
      const events = someEvents(3)
      await log().append(stream, events, { expected: 'none' })
      const changed = [...events.slice(0, 2), anEvent()]
      await expect(log().append(stream, changed, { expected: 'none' })).rejects.toMatchObject({ actual: 2 })
    })

    it('in another order is refused', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      await log().append(stream, events, { expected: 'none' })
      const turned = [...events].reverse()
      await expect(log().append(stream, turned, { expected: 'none' })).rejects.toBeInstanceOf(WrongRevision)
    })

    it('at another revision is refused', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      await log().append(stream, events, { expected: 'none' })
      await expect(log().append(stream, events, { expected: 0 })).rejects.toBeInstanceOf(WrongRevision)
    })

    it('to another stream writes it there', async () => {
      const events = someEvents(1)
      await log().append(freshStream(), events, { expected: 'none' })
      const other = await log().append(freshStream(), events, { expected: 'none' })
      expect(other).toMatchObject({ revision: 0, duplicate: false })
    })
  })
}
