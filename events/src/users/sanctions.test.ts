import { isSuspended } from './sanctions.api.ts'
import type { Restriction } from './users.events.ts'

const now = Date.UTC(2026, 8, 1)
const everything: Restriction[] = ['comment', 'vote', 'post']

it.each<{ who: string; restricts: Restriction[]; until: number | null; expected: boolean }>([
  { who: 'kept from everything for good', restricts: everything, until: null, expected: true },
  { who: 'kept from everything until later', restricts: everything, until: now + 1, expected: true },
  { who: 'kept from everything until now', restricts: everything, until: now, expected: false },
  { who: 'kept from voting for good', restricts: ['vote'], until: null, expected: false },
  { who: 'kept from posting and commenting', restricts: ['post', 'comment'], until: now + 1, expected: false },
])('a member who is $who: suspended is $expected', ({ restricts, until, expected }) => {
  expect(isSuspended({ restricts, until }, now)).toBe(expected)
})

it('nobody is suspended of whom nothing was decided', () => {
  expect(isSuspended(undefined, now)).toBe(false)
})
