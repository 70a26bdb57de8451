import { whenStayed } from './when-stayed.ts'

const done: string[] = []

beforeEach(() => {
  done.length = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const act = (name: string) => () => void done.push(name)

it.each<[string, string[], (link: ReturnType<typeof whenStayed>) => void]>([
  ['acts for who stays', ['a'], ({ stay }) => stay(act('a'))],
  [
    'does nothing for who passes',
    [],
    ({ stay, leave }) => {
      stay(act('a'))
      jest.advanceTimersByTime(119)
      leave()
    },
  ],
  [
    'acts once, for the last',
    ['b'],
    ({ stay }) => {
      stay(act('a'))
      jest.advanceTimersByTime(119)
      stay(act('b'))
    },
  ],
])('%s', (_, expected, happen) => {
  happen(whenStayed())
  jest.advanceTimersByTime(1_000)
  expect(done).toEqual(expected)
})
