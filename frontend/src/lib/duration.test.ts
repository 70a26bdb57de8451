import { durationOf } from './duration.ts'

it.each([
  [0, '0 min'],
  [119, '119 min'],
  [120, '2 h'],
  [190, '3 h'],
  [2879, '48 h'],
  [2880, '2 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationOf(minutes)).toBe(words)
})
