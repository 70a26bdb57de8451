import { firstTime, given, postId, rule, told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { caseFold } from '../review/case.state.ts'
import { tellOverdue, type TellOverdue } from './case-rules.ts'

const minute = 60_000
const since = firstTime
const now = since + 120 * minute
const telling = rule(tellOverdue, historyOf(caseFold))
const tell = (over: Partial<TellOverdue> = {}) => telling({ postId, since, moderatorIds: ['mo', 'sue'], now, ...over })
const overdue = (toldIds: string[], waitsSince = since) =>
  told({ type: 'CaseOverdue', data: { postId, since: waitsSince, toldIds } }, { by: 'mo' })
const assigned = told({ type: 'CaseAssigned', data: { postId, assigneeId: 'sue' } }, { by: 'sue', at: now - minute })

describe('a case that waits too long', () => {
  it('is told to all who may decide about it', () => {
    given()
      .when(tell())
      .emits(overdue(['mo', 'sue']))
    given()
      .when(tell({ moderatorIds: [] }))
      .emits()
  })

  it('is told to its holder alone, as long as they hold it', () => {
    given(assigned)
      .when(tell())
      .emits(overdue(['sue']))
    given(assigned)
      .when(tell({ now: now + 4 * minute }))
      .emits(overdue(['mo', 'sue']))
  })

  it('is told once for each wait', () => {
    given(overdue(['mo', 'sue']))
      .when(tell())
      .emits()
    given(overdue(['mo', 'sue']))
      .when(tell({ since: since + 1 }))
      .emits(overdue(['mo', 'sue'], since + 1))
  })
})
