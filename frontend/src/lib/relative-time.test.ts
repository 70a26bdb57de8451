import { localTimeAt } from '@deals/events'
import { absoluteTime, ownTime, relativeTime, shortDay, utcTime } from './relative-time.ts'

const now = new Date('2026-11-20T16:05:00Z')

it.each([
  ['2026-11-20T16:05:00Z', 'just now'],
  ['2026-11-20T16:04:01Z', 'just now'],
  ['2026-11-20T16:04:00Z', '1 min ago'],
  ['2026-11-20T15:13:00Z', '52 min ago'],
  ['2026-11-20T15:05:01Z', '59 min ago'],
  ['2026-11-20T14:05:00Z', '2 h ago'],
  ['2026-11-19T16:05:01Z', '23 h ago'],
  ['2026-11-19T16:05:00Z', '1 d ago'],
  ['2026-11-13T16:05:00Z', '1 w ago'],
  ['2026-10-21T16:05:00Z', '1 mo ago'],
  ['2025-11-20T16:05:00Z', '1 y ago'],
  ['2026-11-20T16:05:30Z', 'just now'],
  ['once', ''],
])('%s is %s', (time, expected) => {
  expect(relativeTime(time, now)).toBe(expected)
})

it.each([
  ['2026-11-20T14:05:00Z', '20 Nov 2026, 14:05'],
  ['2026-09-01T00:00:59.999Z', '1 Sep 2026, 00:00'],
  ['2026-12-31T23:30:00-05:00', '1 Jan 2027, 04:30'],
  ['once', ''],
])('%s is written %s', (time, expected) => {
  expect(absoluteTime(time)).toBe(expected)
})

it('names a day of this year without the year, and no day with nothing', () => {
  expect([shortDay('2026-11-20'), shortDay('2026-09-01'), shortDay(undefined)]).toEqual(['20 Nov', '1 Sep', ''])
})

it('says what a time is told in', () => {
  expect(utcTime('2026-11-20T14:05:00Z')).toBe('20 Nov 2026, 14:05 UTC')
})

it.each(['2026-01-01T00:30:00Z', '2026-07-01T12:00:00Z', '2028-02-29T23:45:00Z'])(
  'tells %s by its own clock',
  (time) => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const { date, hour, minute } = localTimeAt(Date.parse(time), zone)
    const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
    expect(ownTime(time)).toBe(`${absoluteTime(date).split(',')[0]}, ${clock} (your time)`)
  },
)
