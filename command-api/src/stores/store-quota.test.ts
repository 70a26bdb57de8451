import fc from 'fast-check'
import { roomsForStore, waitForStore, waitWords, type StorePost } from './store-quota.ts'

const hour = 3_600_000
const day = 24 * hour
const now = 100 * day
/** Posts by how many days ago they were made, and their votes. */
const posts = (...all: readonly [daysAgo: number, votes: number][]): StorePost[] =>
  all.map(([daysAgo, votes]) => ({ at: now - daysAgo * day, votes }))
const hoursLeft = (until: number) => Math.round((until - now) / hour)
const waitOf = (...all: readonly [number, number][]) =>
  waitForStore({ posts: posts(...all), perDay: 1, perWeek: 2, now })

it.each<[string, [number, number][], number | null]>([
  ['nothing before', [], null],
  ['one an hour ago', [[1 / 24, 9]], 23 / 24],
  ['one exactly a day ago', [[1, 9]], null],
  ['one two days ago', [[2, 9]], null],
  [
    'two within a week',
    [
      [2, 9],
      [5, 9],
    ],
    2,
  ],
  [
    'two, of which one is a week old',
    [
      [2, 9],
      [7, 9],
    ],
    null,
  ],
  [
    'two that are well liked',
    [
      [2, 20],
      [5, 20],
    ],
    null,
  ],
  [
    'two, of which one is not liked as well',
    [
      [2, 20],
      [5, 19],
    ],
    2,
  ],
  [
    'three within a week, well liked',
    [
      [2, 20],
      [4, 20],
      [6, 5],
    ],
    1,
  ],
  [
    'one well liked an hour ago',
    [
      [1 / 24, 20],
      [5, 20],
    ],
    23 / 24,
  ],
])('after %s', (_what, before, days) => {
  const wait = waitOf(...before)
  expect(wait === null ? null : hoursLeft(wait.until)).toEqual(days === null ? null : Math.round(days * 24))
})

it.each<[string, [number, number][], number | null]>([
  [
    'fewer than three votes on average',
    [
      [8, 2],
      [9, 3],
    ],
    6,
  ],
  [
    'three on average',
    [
      [8, 2],
      [9, 4],
    ],
    null,
  ],
  ['few, and a pause that is over', [[14, 0]], null],
  [
    'few, but more than 30 days ago',
    [
      [8, 3],
      [30, 0],
    ],
    null,
  ],
  [
    'none yet on one of this day, which is not counted',
    [
      [0.5, 0],
      [8, 3],
    ],
    0.5,
  ],
  [
    'few on all but one of this day',
    [
      [0.5, 0],
      [8, 2],
    ],
    13.5,
  ],
])('after %s', (_what, before, days) => {
  const wait = waitOf(...before)
  expect(wait === null ? null : hoursLeft(wait.until)).toEqual(days === null ? null : Math.round(days * 24))
})

it('says for how long, and why where it is a pause', () => {
  expect(waitWords({ until: now + 23 * hour, isPause: false }, now)).toBe(
    'You can post for your store again in 23 hours.',
  )
  expect(waitWords({ until: now + 6 * day, isPause: true }, now)).toBe(
    'Your posts for your store got few votes in the last 30 days. You can post for your store again in 6 days.',
  )
})

it('lets nobody post more than three times in seven days, whatever the votes', () => {
  const act = fc.record({ after: fc.integer({ min: 1, max: 80 }), votes: fc.integer({ min: 0, max: 40 }) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let time = now
      const made: StorePost[] = []
      for (const { after, votes } of acts) {
        time += after * hour
        if (waitForStore({ posts: made, perDay: 1, perWeek: 2, now: time }) === null) {
          made.unshift({ at: time, votes })
        }
        const within = (span: number) => made.filter(({ at }) => time - at < span).length
        expect([within(day) <= 1, within(7 * day) <= 3]).toEqual([true, true])
      }
    }),
  )
})

describe('what is left of it', () => {
  it.each<[string, [number, number][], [left: number, hours: number][]]>([
    [
      'after one of an hour ago',
      [[1 / 24, 9]],
      [
        [0, 23],
        [1, 167],
      ],
    ],
    [
      'after two within a week that are well liked',
      [
        [2, 20],
        [5, 20],
      ],
      [
        [1, 0],
        [1, 48],
      ],
    ],
    [
      'in a pause',
      [[10, 0]],
      [
        [0, 96],
        [0, 96],
      ],
    ],
  ])('%s', (_when, all, rooms) => {
    const found = roomsForStore({ posts: posts(...all), perDay: 1, perWeek: 2, now })
    expect(found.map(({ left, nextIn }) => [left, nextIn / 3600])).toEqual(rooms)
  })

  it('is something exactly where nobody has to wait, and else as far away as that', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), { maxLength: 5 })
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), (all, perDay, perWeek) => {
        const quota = { posts: posts(...all.toSorted(([one], [other]) => one - other)), perDay, perWeek, now }
        const [rooms, wait] = [roomsForStore(quota), waitForStore(quota)]
        expect(rooms.every(({ left }) => left > 0)).toBe(wait === null)
        const shut = rooms.filter(({ left }) => left === 0).map(({ nextIn }) => nextIn * 1000)
        expect(Math.max(0, ...shut)).toBe(wait === null ? 0 : wait.until - now)
      }),
    )
  })
})
