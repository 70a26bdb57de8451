import { openedAsFact } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { visitsProjection } from './visits.projection.ts'
import { memberVisits } from './visits.read-models.ts'

const minute = 60_000
const visitsOf = async (...history: say.Told[]) => (await folded(visitsProjection, ...history)).all(memberVisits)
const time = (minutes: number) => firstTime + minutes * minute
const visit = (from: number, until: number, opened: Record<number, number> = {}) =>
  say.aVisit({
    from: time(from),
    until: time(until),
    opened: openedAsFact(Object.entries(opened).map(([postId, at]) => ({ postId: Number(postId), at: time(at) }))),
  })
const allRead = (at: number) => say.aVisit({ from: time(0), until: time(0), readUpTo: time(at) })
const chosen = (isOn: boolean, clearedAt: number | null) =>
  say.someChangedPreferences({ userId: bob, recommendations: { isOn, clearedAt } }, { by: bob })
const stay = { visits: [{ from: time(0), until: time(0) }] }

describe('the visits of a member', () => {
  it('are told in parts, with what was opened', async () => {
    const history = [visit(0, 10, { 1: 2, 2: 3 }), visit(0, 25, { 1: 20 }), visit(90, 95)]
    expect(await visitsOf(...history)).toEqual([
      [
        bob,
        {
          visits: [
            { from: time(0), until: time(25) },
            { from: time(90), until: time(95) },
          ],
          opened: [
            { postId: 2, at: time(3) },
            { postId: 1, at: time(20) },
          ],
        },
      ],
    ])
  })

  it('say up to when all is read, and never less', async () => {
    expect(await visitsOf(allRead(0), allRead(5), allRead(3))).toEqual([[bob, { ...stay, readUpTo: time(5) }]])
  })

  it('lose what was opened where nothing is to be recommended, and where what was learnt is cleared', async () => {
    const opened = visit(0, 0, { 1: 2, 2: 4 })
    expect(await visitsOf(opened, chosen(false, null))).toEqual([[bob, stay]])
    expect(await visitsOf(opened, chosen(true, time(4)))).toEqual([[bob, stay]])
    expect(await visitsOf(opened, chosen(true, time(3)))).toEqual([
      [bob, { ...stay, opened: [{ postId: 2, at: time(4) }] }],
    ])
    expect(await visitsOf(chosen(false, null))).toEqual([])
  })

  it('leave with the member', async () => {
    expect(await visitsOf(visit(0, 10), tell('UserErased', { userId: bob, requestId: 'r' }))).toEqual([])
    expect(await visitsOf(visit(0, 10), tell('UserErased', { userId: ann, requestId: 'r' }))).toHaveLength(1)
  })
})
