import { firstTime, mo, postId, sue } from '@deals/events/testing'
import { folded } from '../platform/testing/fold-history.ts'
import { tell } from '../platform/testing/tell.ts'
import { casesProjection } from './cases.projection.ts'
import { cases } from './moderation.read-models.ts'

const assigned = (assigneeId: string) => tell('CaseAssigned', { postId, assigneeId }, { by: assigneeId })

describe('a case', () => {
  it('is with whoever took it last', async () => {
    const view = await folded(casesProjection, assigned(mo), assigned(sue))
    expect(view.doc(cases, postId)).toEqual({ postId, assigneeId: sue, assignedAt: firstTime + 1000 })
  })

  it('is with nobody once it is decided', async () => {
    const resolved = tell('CaseResolved', { postId, decision: 'approved', action: 'none' }, { by: mo })
    expect((await folded(casesProjection, assigned(mo), resolved)).doc(cases, postId)).toBeUndefined()
  })
})
