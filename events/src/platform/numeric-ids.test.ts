import fc from 'fast-check'
import { createIds } from './numeric-ids.ts'

const start = Date.UTC(2026, 5, 1)

describe('numeric ids', () => {
  it('rise strictly, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 400 }), (steps) => {
        let time = start
        const ids = createIds({ now: () => time })
        const drawn = steps.map((step) => {
          time += step
          return ids.next()
        })
        expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b))
        expect(drawn.every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })

  it('are enough for thousands in one millisecond', () => {
    const ids = createIds({ now: () => start })
    expect(new Set(Array.from({ length: 5000 }, () => ids.next())).size).toBe(5000)
  })

  it('of two processes differ by their lanes', () => {
    const [first, second] = [3, 4].map((lane) => createIds({ now: () => start, lane }).next())
    expect(first).not.toBe(second)
  })

  it('fit 53 bits until 2094', () => {
    const last = createIds({ now: () => Date.UTC(2094, 0, 1), lane: 31 }).next()
    expect(last).toBeLessThan(Number.MAX_SAFE_INTEGER)
  })
})
