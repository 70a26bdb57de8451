import { nextTrustLevel, reportAccuracy, trustLevelOf } from './trust-level.ts'

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

describe('the next level', () => {
  const needsOf = (over: object) => {
    const next = nextTrustLevel({ ...member, ...over }, now)
    return next && [next.level, ...next.needs.map(({ what, has, needs }) => `${what} ${has}/${needs}`)]
  }

  it.each<[string, object, readonly (string | number)[] | null]>([
    [
      'a new member needs days and contributions',
      { joinedAt: now - 2.5 * day, postsPublished: 1, commentCount: 0, reportsUpheld: 0 },
      [1, 'days 2/7', 'contributions 1/3'],
    ],
    [
      'a member needs more of both, right reports and clean days',
      { joinedAt: now - 12 * day, reportsUpheld: 1, reportsDecided: 4, lastSanctionAt: now - 80 * day },
      [2, 'days 12/30', 'contributions 20/20', 'accuracy 33/70', 'daysClean 80/90'],
    ],
    [
      'never more is said than it needs',
      { commentCount: 500, joinedAt: now - 8 * day },
      [2, 'days 8/30', 'contributions 20/20', 'accuracy 70/70', 'daysClean 90/90'],
    ],
    ['nothing is above the highest', {}, null],
  ])('%s', (_what, over, expected) => {
    expect(needsOf(over)).toEqual(expected)
  })
})
