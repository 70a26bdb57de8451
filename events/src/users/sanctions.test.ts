import { isSuspended } from './sanctions.api.ts'
import type { Restriction } from './users.events.ts'

const now = Date.UTC(2026, 8, 1)
const everything: Restriction[] = ['comment', 'vote', 'post']

it.each<[string, Restriction[], number | null, boolean]>([
  ['kept from everything for good', everything, null, true],
  ['kept from everything until later', everything, now + 1, true],
  ['kept from everything until now', everything, now, false],
  ['kept from voting for good', ['vote'], null, false],
  ['kept from posting and commenting', ['post', 'comment'], now + 1, false],
])('a member who is %s: suspended is %s', (_who, restricts, until, expected) => {
  expect(isSuspended({ restricts, until }, now)).toBe(expected)
})

it('nobody is suspended of whom nothing was decided', () => {
  expect(isSuspended(undefined, now)).toBe(false)
})
