import type { NotificationView } from '@deals/events'
import { byDay } from './by-day.ts'

const now = Date.parse('2028-03-01T00:30:00Z')
const at = (createdAt: string): NotificationView => ({
  id: createdAt,
  kind: 'reply',
  message: 'bob replied',
  url: '/post/1',
  seen: true,
  createdAt,
})

it('names the days of a list in UTC, over the leap day and the end of a year', () => {
  const times = [
    '2028-03-01T00:10:00Z',
    '2028-02-29T23:59:00Z',
    '2028-02-29T00:00:00Z',
    '2028-02-28T23:59:59Z',
    '2027-12-31T23:59:00Z',
  ]
  const days = byDay(times.map(at), now)
  expect(days.map(({ label, notifications }) => [label, notifications.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Monday 28 Feb', 1],
    ['Friday 31 Dec', 1],
  ])
})

it('takes what a clock that is ahead says for today', () => {
  expect(byDay([at('2028-03-02T00:00:00Z')], now).map(({ label }) => label)).toEqual(['Today'])
})

/** As engines did some years ago. */
it('writes days alike whatever the engine makes of them', async () => {
  const engine = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(() => ({ format: () => 'Monday, 28 February' }) as never)
  await jest.isolateModulesAsync(async () => {
    const anew = await import('./by-day.ts')
    expect(anew.byDay([at('2028-02-28T23:59:59Z')], now)[0]?.label).toBe('Monday 28 Feb')
  })
  engine.mockRestore()
})
