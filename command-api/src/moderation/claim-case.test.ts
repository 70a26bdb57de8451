import { firstTime, given, postId, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { caseFold } from '../review/case.state.ts'
import { claimCase, type ClaimCase } from './claim-case.ts'

const minute = 60_000
const claiming = rule(claimCase, historyOf(caseFold))
const opened = told({ type: 'CaseOpened', data: { postId, trigger: 'moderator' } }, { at: firstTime })
const assignedTo = (assigneeId: string) =>
  told({ type: 'CaseAssigned', data: { postId, assigneeId } }, { by: assigneeId, at: firstTime })
const claim = (over: Partial<ClaimCase> = {}) =>
  claiming({ caller: member('mo'), postId, authorId: 'ann', now: firstTime, holder: 'Sue', ...over })

describe('claiming a post', () => {
  it('opens its case', () => {
    given().when(claim()).emits(opened, assignedTo('mo'))
    given(opened).when(claim()).emits(assignedTo('mo'))
  })

  it('is refused while somebody else holds it, and free after five minutes', () => {
    given(opened, assignedTo('sue'))
      .when(claim({ now: firstTime + 5 * minute - 1 }))
      .refuses('conflict')
    given(opened, assignedTo('sue'))
      .when(claim({ now: firstTime + 5 * minute }))
      .emits(assignedTo('mo'))
  })

  it('is extended by its holder, but not with every look', () => {
    given(opened, assignedTo('mo'))
      .when(claim({ now: firstTime + minute - 1 }))
      .emits()
    given(opened, assignedTo('mo'))
      .when(claim({ now: firstTime + minute }))
      .emits(assignedTo('mo'))
  })

  it('holds no longer for a clock that was ahead, and its holder takes it anew', () => {
    const claimedAhead = told(
      { type: 'CaseAssigned', data: { postId, assigneeId: 'sue' } },
      { by: 'sue', at: firstTime + 24 * 60 * minute },
    )
    given(opened, claimedAhead).when(claim()).emits(assignedTo('mo'))
    given(opened, claimedAhead)
      .when(claim({ caller: member('sue') }))
      .emits(assignedTo('sue'))
  })

  it('is not kept for anybody for longer by a clock that was ahead', () => {
    const until = firstTime + 24 * 60 * minute
    const keptAhead = told({ type: 'CaseKept', data: { postId, assigneeId: 'sue', until } }, { by: 'ann', at: until })
    given(opened, keptAhead).when(claim()).emits(assignedTo('mo'))
  })

  it('is for nobody whose own post it is', () => {
    given()
      .when(claim({ authorId: 'mo' }))
      .refuses('not-allowed', { message: 'You cannot decide about your own post.' })
  })

  it('is for moderators', () => {
    given()
      .when(claim({ caller: member('stacy') }))
      .refuses('not-allowed')
  })
})
