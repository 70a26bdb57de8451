import { isSameZone } from './time-zone.ts'

it.each([
  ['Europe/Berlin', 'Europe/Berlin', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Berlin', 'Europe/Paris', false],
  ['Nowhere/Atlantis', 'Europe/Berlin', false],
])('%s and %s are one zone: %s', (one, other, isOne) => {
  expect(isSameZone(one, other)).toBe(isOne)
})
