import { answerTimes } from './answer-times.ts'

const after = (...took: readonly number[]) => {
  const times = answerTimes()
  took.forEach((ms) => times.took(ms))
  return times
}
const often = (ms: number) => Array.from({ length: 50 }, () => ms)

describe('how long an answer is waited for', () => {
  it('is little where answers come quickly, and more where they take long or vary', () => {
    expect(after(...often(2)).patience()).toBe(50)
    expect(after(...often(150)).patience()).toBeCloseTo(150, 0)
    const varying = after(...often(40), ...often(40).map((ms, at) => ms + (at % 2) * 60))
    expect(varying.patience()).toBeGreaterThan(100)
  })

  it('grows with the first ones that are late, within bounds, and shrinks again', () => {
    const times = after(...often(2))
    times.took(120)
    expect(times.patience()).toBeGreaterThan(120)
    times.took(3_000)
    expect(times.patience()).toBe(400)
    often(2).forEach((ms) => times.took(ms))
    expect(times.patience()).toBe(50)
  })

  it('is short enough at the beginning for another try within a fifth of a second', () => {
    expect(answerTimes().patience()).toBeLessThanOrEqual(100)
  })
})
