import { isLately } from './lately.ts'

it.each([
  ['now', 0, true],
  ['at the edge', 1_000, true],
  ['before it', 1_001, false],
  ['where another process has a clock that is a little ahead', -59_999, true],
  ['where a clock was ahead', -60_000, false],
  ['where a clock was a month ahead', -30 * 86_400_000, false],
])('what happened %s', (_when, ago, expected) => {
  expect(isLately(1e12 - ago, 1e12, 1_000)).toBe(expected)
})
