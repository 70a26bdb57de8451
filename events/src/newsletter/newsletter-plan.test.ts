import fc from 'fast-check'
import { dueIssue, hindrancesOfNewsletter, lastSlot, nextSlot, usualNewsletter } from './newsletter-plan.ts'

const hour = 3_600_000
/** A Monday. */
const monday = Date.UTC(2026, 0, 19, 12)
const known = { ...usualNewsletter, since: 0, lastDate: null }

it.each([
  [monday - 1, monday - 168 * hour],
  [monday, monday],
  [monday + 167 * hour, monday],
])('the last slot of %i is %i', (now, slot) => {
  expect(lastSlot(now, usualNewsletter)).toBe(slot)
})

it('slots are at their day and hour, at most a week from now, whenever that is', () => {
  const schedule = { weekday: fc.integer({ min: 1, max: 7 }), hour: fc.integer({ min: 0, max: 23 }) }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.record(schedule), (now, { weekday, hour: at }) => {
      const next = nextSlot(now, { weekday, hour: at })
      const shown = new Date(next)
      expect([shown.getUTCDay() === 0 ? 7 : shown.getUTCDay(), shown.getUTCHours()]).toEqual([weekday, at])
      expect(next - now).toBeGreaterThan(0)
      expect(next - now).toBeLessThanOrEqual(168 * hour)
    }),
  )
})

it.each([
  { when: 'at its moment', now: monday, date: '2026-01-19' },
  { when: 'some hours late', now: monday + 23 * hour, date: '2026-01-19' },
  { when: 'a day late', now: monday + 24 * hour, date: null },
  { when: 'before it', now: monday - 1, date: null },
  { when: 'once it went out', now: monday + hour, over: { lastDate: '2026-01-19' }, date: null },
  { when: 'after the one of last week', now: monday + hour, over: { lastDate: '2026-01-12' }, date: '2026-01-19' },
  {
    when: 'after one that went out by a clock that was ahead',
    now: monday,
    over: { lastDate: '2026-02-16' },
    date: '2026-01-19',
  },
  { when: 'while it is paused', now: monday, over: { isPaused: true }, date: null },
  // Who moves the issue to an hour that has just gone by does not send it by that.
  { when: 'for a moment before it was scheduled', now: monday + hour, over: { since: monday + 1 }, date: null },
])('an issue $when', ({ now, over, date }) => {
  expect(dueIssue(now, { ...known, ...over })).toBe(date)
})

it.each([
  [{ introduction: 'a'.repeat(601) }, 'introduction'],
  [{ chosen: [1, 1] }, 'chosen'],
  [{ chosen: [1], removed: [1] }, 'chosen'],
  [{ chosen: Array.from({ length: 11 }, (_, at) => at + 1) }, 'chosen'],
  [{ removed: Array.from({ length: 51 }, (_, at) => at + 1) }, 'removed'],
])('%j is refused at its field', (over, field) => {
  expect(Object.keys(hindrancesOfNewsletter({ ...usualNewsletter, ...over }))).toEqual([field])
})
