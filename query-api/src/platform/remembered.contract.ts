import { positionFrom } from '@deals/events'
import { reportAdapterRun } from '@deals/storage/testing'
import type { Answers } from './remembered-answers.ts'

export interface OpenedAnswers {
  answers: Answers<unknown>
  cleanUp(): Promise<void>
}

/** The promises of a place where answers are kept; every adapter passes all of them. */
export function describeAnswers(adapter: string, open: () => Promise<OpenedAnswers>): void {
  describe(`kept answers: ${adapter}`, () => {
    const now = Date.now()
    const position = positionFrom(7)
    let opened: OpenedAnswers
    let answers: OpenedAnswers['answers']
    beforeAll(() => reportAdapterRun({ port: 'kept answers', adapter, outcome: 'ran' }))
    beforeEach(async () => {
      opened = await open()
      answers = opened.answers
    })
    afterEach(() => opened.cleanUp())

    it('gives an answer back as it was, until it is over', async () => {
      const value = [{ category: { slug: 'electronics', description: 'Größe & Maß' }, activeDeals: 3, newToday: null }]
      await answers.put('a', { value, position, until: now + 60_000 }, now)
      expect(await answers.get('a', now)).toEqual({ value, position, until: now + 60_000 })
      expect(await answers.get('a', now + 59_999)).toEqual({ value, position, until: now + 60_000 })
      expect(await answers.get('a', now + 60_000)).toBeUndefined()
    })

    it('keeps the last answer of a key, and keys apart, however long they are', async () => {
      const long = JSON.stringify({ tags: 'x'.repeat(5_000) })
      await answers.put('a', { value: 1, position, until: now + 60_000 }, now)
      await answers.put('a', { value: 2, position, until: now + 90_000 }, now)
      await answers.put(long, { value: 3, position, until: now + 60_000 }, now)
      await answers.put(`${long}y`, { value: 0, position, until: now + 60_000 }, now)
      expect((await answers.get('a', now))?.value).toBe(2)
      expect((await answers.get(long, now))?.value).toBe(3)
      expect((await answers.get(`${long}y`, now))?.value).toBe(0)
      expect(await answers.get('b', now)).toBeUndefined()
    })

    it('finds nothing that was over before it was put in', async () => {
      await answers.put('a', { value: 1, position, until: now }, now)
      expect(await answers.get('a', now)).toBeUndefined()
    })
  })
}
