import fc from 'fast-check'
import { counted, grouped } from './counted.ts'

it('any whole number is written as English writes it', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})

it.each([
  [0, '0 votes'],
  [1, '1 vote'],
  [1204, '1,204 votes'],
])('%s is said as %s', (count, expected) => {
  expect(counted(count, 'vote')).toBe(expected)
})
