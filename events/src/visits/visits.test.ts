import fc from 'fast-check'
import {
  openedAsFact,
  openedFromFact,
  sinceLastVisit,
  visitLimits,
  withOpened,
  withVisit,
  type OpenedPost,
  type Visit,
} from './visits.ts'

const minute = 60_000
const day = 1_440 * minute
const at = (from: number, until: number): Visit => ({ from: from * minute, until: until * minute })
const told = (...visits: readonly Visit[]) => visits.reduce<Visit[]>(withVisit, [])

describe('a visit', () => {
  it.each<[what: string, told: Visit[], visits: Visit[]]>([
    ['is what a device tells of', [at(0, 10)], [at(0, 10)]],
    ['goes on after half an hour', [at(0, 10), at(40, 50)], [at(0, 50)]],
    ['is over after more than that', [at(0, 10), at(41, 50)], [at(0, 10), at(41, 50)]],
    ['grows with what the same device tells later', [at(0, 10), at(0, 25)], [at(0, 25)]],
    ['is one on two devices', [at(0, 60), at(20, 40)], [at(0, 60)]],
    ['is told of late', [at(200, 210), at(0, 10)], [at(0, 10), at(200, 210)]],
    ['closes the gap between two', [at(0, 10), at(60, 70), at(20, 40)], [at(0, 70)]],
  ])('%s', (_what, parts, visits) => {
    expect(told(...parts)).toEqual(visits)
  })

  const visit = fc.tuple(fc.nat(400), fc.nat(40)).map(([from, length]) => at(from, from + length))

  it('is the same in whichever order its parts are told, and however often', () => {
    const order = fc
      .array(visit, { maxLength: visitLimits.visits })
      .chain((parts) => fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })))
    fc.assert(
      fc.property(order, ([parts, shuffled]) => {
        expect(told(...shuffled, ...parts)).toEqual(told(...parts))
      }),
    )
  })

  it('lies more than half an hour after the one before, and few are remembered', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 40 }), (parts) => {
        const visits = told(...parts)
        visits.slice(1).forEach(({ from }, index) => {
          expect(from - (visits[index]?.until ?? from)).toBeGreaterThan(visitLimits.gapMs)
        })
        expect(visits.length).toBeLessThanOrEqual(visitLimits.visits)
      }),
    )
  })
})

describe('what is news begins', () => {
  const now = 100 * day
  const ago = (from: number, until: number): Visit => ({ from: now - from * minute, until: now - until * minute })
  it.each<
    [when: string, known: { visits: Visit[]; readAgo?: number | undefined }, since: { ago: number; isFirst?: true }]
  >([
    ['a day ago for somebody new', { visits: [] }, { ago: 1_440, isFirst: true }],
    ['a day before the only visit, which goes on', { visits: [ago(20, 5)] }, { ago: 1_460, isFirst: true }],
    ['where the last visit ended', { visits: [ago(900, 800), ago(500, 400)] }, { ago: 400 }],
    ['where the visit before the present one ended', { visits: [ago(500, 400), ago(60, 30)] }, { ago: 400 }],
    ['with the present one once that is over', { visits: [ago(500, 400), ago(60, 31)] }, { ago: 31 }],
    ['where all was said to be read', { visits: [ago(500, 400), ago(60, 5)], readAgo: 7 }, { ago: 7 }],
    ['no earlier for an old word', { visits: [ago(500, 400)], readAgo: 450 }, { ago: 400 }],
    ['where somebody new said so', { visits: [ago(60, 5)], readAgo: 7 }, { ago: 7 }],
    ['30 days ago at the earliest', { visits: [ago(60 * 1_440, 50 * 1_440)] }, { ago: 30 * 1_440 }],
  ])('%s', (_when, { visits, readAgo }, since) => {
    const readUpTo = readAgo === undefined ? undefined : now - readAgo * minute
    const { ago: minutes, isFirst = false } = since
    expect(sinceLastVisit({ visits, readUpTo }, now)).toEqual({ at: now - minutes * minute, isFirst })
  })
})

describe('opened posts', () => {
  const opened = (postId: number, time: number): OpenedPost => ({ postId, at: time })

  it('are remembered once each, with the last time', () => {
    const known = [opened(1, 10), opened(2, 20)]
    expect(withOpened(known, [opened(1, 30), opened(2, 5)])).toEqual([opened(2, 20), opened(1, 30)])
  })

  it('are forgotten after a month, and where there are many', () => {
    expect(withOpened([opened(1, 0)], [opened(2, visitLimits.rememberedMs)])).toEqual([
      opened(2, visitLimits.rememberedMs),
    ])
    const many = Array.from({ length: visitLimits.opened + 1 }, (_, time) => opened(time + 1, time))
    expect(withOpened([], many)).toEqual(many.slice(1))
    expect(withOpened([], [])).toEqual([])
  })

  it('come back from the log as they were, and as none where the key is gone', () => {
    const some = [opened(7, 1_700_000_000_000), opened(8, 5)]
    expect(openedFromFact(openedAsFact(some))).toEqual(some)
    expect([openedAsFact([]), openedFromFact(null), openedFromFact('[removed]')]).toEqual([null, [], []])
  })
})
