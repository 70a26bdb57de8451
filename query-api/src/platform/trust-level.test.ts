import { reportAccuracy, trustLevelOf } from './trust-level.ts'

const day = 86_400_000
const now = 1000 * day
const member = { joinedAt: now - 40 * day, postsPublished: 10, commentCount: 10, reportsUpheld: 4, reportsDecided: 4 }

it.each([
  ['the account is younger than a week', { joinedAt: now - 7 * day + 1 }],
  ['there are fewer than three contributions', { postsPublished: 1, commentCount: 1, reportsUpheld: 0 }],
])('is new while %s', (_why, over) => {
  expect(trustLevelOf({ ...member, ...over }, now)).toBe(0)
})

it.each([
  ['from the seventh day on', { joinedAt: now - 7 * day }],
  ['before thirty days', { joinedAt: now - 30 * day + 1 }],
  ['with fewer than twenty contributions', { postsPublished: 9, commentCount: 6 }],
  ['with reports that are too often wrong', { reportsUpheld: 4, reportsDecided: 6 }],
  ['without any decided report', { commentCount: 30, reportsUpheld: 0, reportsDecided: 0 }],
  ['with a sanction of the last 90 days', { lastSanctionAt: now - 90 * day + 1 }],
])('is a member %s', (_why, over) => {
  expect(trustLevelOf({ ...member, ...over }, now)).toBe(1)
})

it.each([
  ['after thirty days and twenty contributions', {}],
  ['with a sanction that is long over', { lastSanctionAt: now - 90 * day }],
])('is trusted %s', (_why, over) => {
  expect(trustLevelOf({ ...member, ...over }, now)).toBe(2)
})

it('gives a newcomer half', () => {
  expect(reportAccuracy({ reportsUpheld: 0, reportsDecided: 0 })).toBe(0.5)
})
