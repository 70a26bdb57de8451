import type { CaseView } from '@deals/events'
import { viewsWords, waitsForDecision } from './case-words.ts'
import { aCase } from './testing/queue-items.ts'

it.each([
  [1, '1 view in 24 h'],
  [9, '9 views in 24 h'],
  [10, 'about 10 views in 24 h'],
  [2_300, 'about 2,300 views in 24 h'],
])('%i views are told as %s', (views, words) => {
  expect(viewsWords(views)).toBe(words)
})

it.each<[what: string, said: Partial<CaseView>, waits: boolean]>([
  ['readers see', { reports: [] }, false],
  ['readers see and members report', {}, true],
  ['members say is back', { reports: [], renewalSuggestedBy: 3 }, true],
])('a post that %s', (_what, said, waits) => {
  const { details, ...open } = aCase(1, said)
  expect(waitsForDecision({ ...open, details: { ...details, status: 'active' } })).toBe(waits)
  expect(waitsForDecision({ ...open, details: { ...details, status: 'deleted' } })).toBe(false)
  expect(waitsForDecision({ ...open, details: { ...details, status: 'staff-review' } })).toBe(true)
})
