import * as say from '@deals/events/testing'
import { bob, firstTime, mo, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { reportsProjection } from './reports.projection.ts'
import { reports } from './reports.read-models.ts'

const stream = `report-${postId}_${bob}`
const id = `${postId}_${bob}`
const reportAfter = async (...history: say.Told[]) =>
  (await folded(reportsProjection, say.aReport({ note: 'An advert' }, { stream, by: bob }), ...history)).doc(
    reports,
    id,
  )

describe('a report', () => {
  it('says who found what wrong, and what that word weighs', async () => {
    expect(await reportAfter()).toEqual({
      postId,
      userId: bob,
      authorId: 'ann',
      reason: 'spam',
      note: 'An advert',
      weight: 1,
      trust: 1,
      at: firstTime,
    })
  })
  it('knows its outcome', async () => {
    const data = { postId, commentId: null, userId: bob, outcome: 'upheld' as const, caseId: null }
    expect(await reportAfter(tell('ReportResolved', data, { stream, by: mo }))).toMatchObject({ outcome: 'upheld' })
  })
  it('loses its words with the member', async () => {
    const erased = tell('UserErased', { userId: bob, requestId: 'r' })
    expect(await reportAfter(erased)).toMatchObject({ note: '[removed]', reason: 'spam' })
  })
})
