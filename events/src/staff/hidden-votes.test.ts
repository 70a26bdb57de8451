import fc from 'fast-check'
import { hindranceOfSetting, type SettingValues } from './settings.ts'
import { votesHiddenUntil } from './hidden-votes.ts'

const minute = 60_000
const publishedAt = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['nothing is set', undefined, 0, false],
  ['it is switched off', 0, 0, false],
  ['it was published just now', 10, 0, true],
  ['a moment is left', 10, 10 * minute - 1, true],
  ['the time is over', 10, 10 * minute, false],
  ['it is long over', 10, 90 * minute, false],
  ['staff want it longer', 120, 90 * minute, true],
  ['the clock of another process is ahead', 10, -2_000, true],
] as const)('where %s', (...row) => {
  const [, minutes, age, isHidden] = row
  const settings: SettingValues = minutes === undefined ? {} : { 'votes.hidden': minutes }
  const until = votesHiddenUntil(settings, { publishedAt, now: publishedAt + age })
  expect(until).toBe(isHidden ? publishedAt + (minutes ?? 0) * minute : null)
})

it('says nothing of a post that nobody could vote on yet', () => {
  expect(votesHiddenUntil({ 'votes.hidden': 10 }, { publishedAt: undefined, now: publishedAt })).toBeNull()
})

it('once the number is shown it stays shown', () => {
  const minutes = fc.integer({ min: 0, max: 120 })
  const age = fc.integer({ min: 0, max: 200 * minute })
  fc.assert(
    fc.property(minutes, age, age, (set, one, other) => {
      const at = (ms: number) => votesHiddenUntil({ 'votes.hidden': set }, { publishedAt, now: publishedAt + ms })
      const [sooner, later] = [at(Math.min(one, other)), at(Math.max(one, other))]
      return sooner === null ? later === null : later === null || later === sooner
    }),
  )
})

it.each([
  [0, null],
  [10, null],
  [120, null],
  [121, 'Enter a whole number from 0 to 120'],
  [2.5, 'Enter a whole number from 0 to 120'],
])('staff may set %s minutes: %s', (minutes, hindrance) => {
  expect(hindranceOfSetting('votes.hidden', minutes)).toBe(hindrance)
})
