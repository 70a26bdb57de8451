import { visitLimits } from '@deals/events'
import { isAwaited, isDue, isOverdue, noted, toldOf, withoutTold, type KeptVisit } from './kept-visit.ts'
import { parseVisit } from './parse-visit.ts'

const minute = 60_000
const userId = 'ann'
const visit: KeptVisit = { userId, from: 0, until: 10 * minute, toldAt: 10 * minute, opened: [] }
const note = (kept: KeptVisit | null, minutes: number, postId?: number) =>
  noted(kept, { userId, now: minutes * minute, postId })
const begun = (minutes: number): KeptVisit => ({
  userId,
  from: minutes * minute,
  until: minutes * minute,
  toldAt: null,
  opened: [],
})

describe('what somebody does on a device', () => {
  const untold = { ...visit, toldAt: 5 * minute }
  const goesOn = { visit: { ...visit, until: 40 * minute }, left: null }
  const someoneElses = { ...untold, userId: 'bob' }
  const later = { ...visit, until: 100 * minute }
  it.each<[what: string, now: ReturnType<typeof noted>, then: ReturnType<typeof noted>]>([
    ['begins a visit', note(null, 3), { visit: begun(3), left: null }],
    ['goes on with it', note(visit, 40), goesOn],
    ['begins another one after half an hour', note(visit, 41), { visit: begun(41), left: null }],
    ['leaves one to be told of', note(untold, 41), { visit: begun(41), left: untold }],
    ['is nothing of somebody else', note(someoneElses, 11), { visit: begun(11), left: null }],
  ])('%s', (_what, now, then) => {
    expect(now).toEqual(then)
  })

  it('begins anew where the clock was turned back', () => {
    expect(note(later, 3).visit).toEqual(begun(3))
  })

  it('is which posts they open, each with the last time, and not more than can be told', () => {
    const opened = note(note(note(visit, 11, 1).visit, 12, 2).visit, 13, 1).visit
    expect(opened.opened).toEqual([
      { postId: 2, at: 12 * minute },
      { postId: 1, at: 13 * minute },
    ])
    const most = visitLimits.openedAtOnce
    const many = Array.from({ length: most + 1 }, (_, id) => id).reduce((kept, id) => note(kept, 11, id).visit, visit)
    expect(many.opened).toHaveLength(most)
    expect(many.opened[0]).toMatchObject({ postId: 1 })
  })
})

describe('a visit is told of', () => {
  const opened = [{ postId: 1, at: 9 * minute }]
  const untold = { ...visit, toldAt: null }
  it.each<[when: string, isTold: boolean]>([
    ['when it is hidden first', isDue(untold, 10 * minute)],
    ['when it is hidden ten minutes later', isDue({ ...visit, until: 20 * minute }, 20 * minute)],
    ['when something was opened', isDue({ ...visit, opened }, 20 * minute)],
    ['after twenty minutes while it is seen', isOverdue({ ...visit, until: 30 * minute }, 30 * minute)],
    ['so long after it began', isOverdue({ ...untold, until: 20 * minute }, 20 * minute)],
    ['when what was opened matters', isAwaited({ ...visit, opened }, 11 * minute)],
  ])('%s', (_when, isTold) => {
    expect(isTold).toBe(true)
  })
  it.each<[when: string, isTold: boolean]>([
    ['where the site knows all', isDue(visit, 60 * minute)],
    ['when it is hidden again soon', isDue({ ...visit, until: 19 * minute }, 19 * minute)],
    ['all the time while it is seen', isOverdue({ ...visit, until: 29 * minute }, 29 * minute)],
    ['as soon as it begins', isOverdue(untold, 19 * minute)],
    ['where nothing was opened', isAwaited(untold, 60 * minute)],
  ])('not %s', (_when, isTold) => {
    expect(isTold).toBe(false)
  })

  it('as so long ago', () => {
    const kept = { ...visit, opened: [{ postId: 7, at: 4 * minute }] }
    expect(toldOf(kept, 12 * minute)).toEqual({
      begunAgo: 12 * minute,
      endedAgo: 2 * minute,
      opened: [{ postId: 7, ago: 8 * minute }],
    })
  })

  it('and what was opened in the meantime stays to be told', () => {
    const told = { ...visit, opened: [1, 2].map((postId) => ({ postId, at: 5 })) }
    const later = { ...told, opened: [...told.opened.slice(1), { postId: 1, at: 9 }, { postId: 3, at: 9 }] }
    expect(withoutTold(later, told).opened).toEqual([1, 3].map((postId) => ({ postId, at: 9 })))
  })
})

it.each([null, '', 'no JSON', 'null', '7', '{}', '{"userId":"ann","from":"yesterday","until":1,"opened":[]}'])(
  'what cannot be read is no visit: %s',
  (text) => {
    expect(parseVisit(text)).toBeNull()
  },
)

it('what was kept is read again', () => {
  const kept = { ...visit, opened: [{ postId: 7, at: 4 }] }
  expect(parseVisit(JSON.stringify(kept))).toEqual(kept)
})
