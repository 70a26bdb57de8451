import { endsWhileItLasts, isFresh, isLately, stillLasts } from './lately.ts'

it.each([
  ['now', 0, true],
  ['at the edge', 1_000, true],
  ['before it', 1_001, false],
  ['where another process has a clock that is a little ahead', -59_999, true],
  ['where a clock was ahead', -60_000, false],
  ['where a clock was a month ahead', -30 * 86_400_000, false],
])('what happened %s', (_when, ago, expected) => {
  expect(isLately(1e12 - ago, 1e12, 1_000)).toBe(expected)
  // At the edge it is over.
  expect(isFresh(1e12 - ago, 1e12, 1_000)).toBe(expected && ago !== 1_000)
})

it.each<[string, number, boolean]>([
  ['ends in a moment', 1, true],
  ['has just begun', 60_000, true],
  ['was begun by a clock that goes a little before', 110_000, true],
  ['was begun by a clock that was ahead', 120_000, false],
  ['ends now', 0, false],
  ['is over', -1, false],
])('of what lasts a minute still lasts what %s', (_what, left, expected) => {
  expect(stillLasts(1e12 + left, 1e12, 60_000)).toBe(expected)
  const { after, before } = endsWhileItLasts(1e12, 60_000)
  expect(1e12 + left > after && 1e12 + left < before).toBe(expected)
})
