import type { SanctionView } from '@deals/events'
import { sanctionWords } from './restriction-words.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const passed = '2026-11-19T12:00:00.000Z'
const toCome = '2026-11-21T12:00:00.000Z'
const one = (kind: SanctionView['kind'], until: string | null = null, id: string = kind): SanctionView => ({
  id,
  at: '2026-11-18T12:00:00.000Z',
  kind,
  restricts: ['vote'],
  until,
  reason: null,
  by: null,
})
const lasting = one('UserSuspended')

// The latest first, so that the one asked about is the last.
it.each([
  ['holds for good', [lasting], 'May not vote any more.'],
  ['holds beside a later warning', [one('UserWarned'), lasting], 'May not vote any more.'],
  ['has not ended yet', [one('UserSuspended', toCome)], 'May not vote until 21 Nov 2026, 12:00 UTC.'],
  ['ended by itself', [one('UserSuspended', passed)], 'May not vote until 19 Nov 2026, 12:00 UTC. This holds no more.'],
  ['was lifted', [one('UserReinstated'), lasting], 'May not vote any more. This holds no more.'],
  ['was decided anew', [one('UserSuspended', toCome, 'b'), lasting], 'May not vote any more. This holds no more.'],
])('says of a restriction that it %s', (_what, all, words) => {
  expect(sanctionWords(all.at(-1) ?? lasting, all, now)).toBe(words)
})
