import fc from 'fast-check'
import { knownTimeZone, localTimeAt, nextLocalTime, quietFor, wantedNotices } from './notice-times.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)

describe('local time', () => {
  it.each([
    ['2026-01-31T23:30:00Z', 'UTC', { date: '2026-01-31', hour: 23, minute: 30, weekday: 6 }],
    ['2026-02-01T03:30:00Z', 'America/Toronto', { date: '2026-01-31', hour: 22, minute: 30, weekday: 6 }],
    ['2026-02-01T20:00:00Z', 'Asia/Kathmandu', { date: '2026-02-02', hour: 1, minute: 45, weekday: 1 }],
    ['2026-02-01T00:00:00Z', 'Gone/Zone', { date: '2026-02-01', hour: 0, minute: 0, weekday: 7 }],
  ])('at %s in %s', (moment, timeZone, expected) => {
    expect(localTimeAt(at(moment), timeZone)).toEqual(expected)
  })

  it('goes by names that clocks know', () => {
    expect([knownTimeZone('europe/berlin'), knownTimeZone('Nowhere/Atlantis')]).toEqual(['Europe/Berlin', null])
  })

  it('finds the next full hour of a place whose clocks stand on the half hour', () => {
    const next = nextLocalTime(at('2026-01-15T12:10:00Z'), 'Asia/Kolkata', ({ minute }) => minute === 0)
    expect(new Date(next).toISOString()).toBe('2026-01-15T12:30:00.000Z')
  })
})

describe('quiet hours', () => {
  const night = { quietHours: { from: 22, until: 7 }, timeZone: 'America/Toronto' }
  it.each([
    ['in the evening before them', '2026-01-16T02:59:00Z', 0],
    ['at their beginning', '2026-01-16T03:00:00Z', 9],
    ['after midnight', '2026-01-16T09:00:00Z', 3],
    ['at their end', '2026-01-16T12:00:00Z', 0],
    // Clocks go from 2 to 3 on the 8th of March 2026, and from 2 to 1 on the 1st of November.
    ['in the night that loses an hour', '2026-03-08T03:00:00Z', 8],
    ['in the night that has one more', '2026-11-01T02:00:00Z', 10],
  ])('hold a letter back %s', (_when, moment, hours) => {
    expect(quietFor(at(moment), night) / hour).toBe(hours)
  })

  it('by day end on the same day', () => {
    const day = { quietHours: { from: 9, until: 17 }, timeZone: 'UTC' }
    expect(quietFor(at('2026-01-16T16:15:00Z'), day) / hour).toBe(0.75)
  })

  it.each([null, { from: 8, until: 8 }])('of no length hold nothing back: %j', (quietHours) => {
    expect(quietFor(at('2026-01-16T08:30:00Z'), { quietHours, timeZone: 'UTC' })).toBe(0)
  })

  it('end within a day, at a moment that is not quiet', () => {
    const hourOf = fc.integer({ min: 0, max: 23 })
    const zone = fc.constantFrom('UTC', 'America/Toronto', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland')
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
    fc.assert(
      fc.property(hourOf, hourOf, zone, moment, (...[from, until, timeZone, now]) => {
        const quiet = { quietHours: { from, until }, timeZone }
        const wait = quietFor(now, quiet)
        expect(wait).toBeLessThanOrEqual(25 * hour)
        expect(quietFor(now + wait, quiet)).toBe(0)
      }),
    )
  })
})

it('what members want follows the defaults where they chose nothing', () => {
  expect(wantedNotices({}, 'email')).toEqual(['alerts', 'my-posts', 'standing'])
  const onDevices = ['alerts', 'saved', 'replies', 'mentions', 'my-posts', 'crowd', 'standing', 'moderation']
  expect(wantedNotices({}, 'push')).toEqual(onDevices)
  expect(wantedNotices({ alerts: false, replies: true }, 'email')).toEqual(['replies', 'my-posts', 'standing'])
})
