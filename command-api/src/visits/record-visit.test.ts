import { defaultRecommendations, visitLimits, type RecordVisitRequest } from '@deals/events'
import { aVisit, bob, firstTime, given, rule } from '@deals/events/testing'
import { recordVisit, type RecordVisit } from './record-visit.ts'

const minute = 60_000
const day = 1_440 * minute
const now = firstTime + 100 * day
const ago = (minutes: number) => now - minutes * minute
const recording = rule(
  (command: RecordVisit) => recordVisit(command),
  () => null,
)
const telling = (said: Partial<RecordVisitRequest>, recommendations = defaultRecommendations) =>
  recording({
    userId: bob,
    now,
    recommendations,
    body: { begunAgo: 20 * minute, endedAgo: 5 * minute, opened: [], ...said },
  })
const opened = (...minutesAgo: number[]) =>
  minutesAgo.map((minutes, index) => ({ postId: index + 1, ago: minutes * minute }))

describe('a visit is written', () => {
  const plain = { from: ago(20), until: ago(5) }
  it.each<[how: string, command: ReturnType<typeof telling>, visit: object]>([
    ['by the clock of the site', telling({}), plain],
    ['no longer than a day', telling({ begunAgo: 3 * day }), { ...plain, from: ago(5) - visitLimits.longestMs }],
    ['not turned around', telling({ begunAgo: 0 }), { ...plain, from: ago(5) }],
    ['with what was opened', telling({ opened: opened(9, 12) }), { ...plain, opened: `2@${ago(12)} 1@${ago(9)}` }],
    ['without what was opened long ago', telling({ opened: opened(30 * 1_440) }), plain],
    [
      'without what was opened where nothing is to be recommended',
      telling({ opened: opened(9) }, { isOn: false, clearedAt: null }),
      plain,
    ],
    [
      'without what was opened before that was to be forgotten',
      telling({ opened: opened(9, 12) }, { isOn: true, clearedAt: ago(10) }),
      { ...plain, opened: `1@${ago(9)}` },
    ],
    [
      'with the word that all is read',
      telling({ readUpTo: new Date(ago(6)).toISOString() }),
      { ...plain, readUpTo: ago(6) },
    ],
    [
      'with no word about what is to come',
      telling({ readUpTo: new Date(now + day).toISOString() }),
      { ...plain, readUpTo: now },
    ],
  ])('%s', (_how, command, visit) => {
    given().when(command).emits(aVisit(visit))
  })

  it('only where somebody may still ask for it', () => {
    const tooLate = telling({ begunAgo: 31 * day, endedAgo: visitLimits.rememberedMs })
    expect(given().when(tooLate).decision()).toEqual([])
  })
})
