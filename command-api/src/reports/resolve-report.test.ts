import { aReport, bob, given, postId, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { reportFold } from './report.state.ts'
import { resolveReport } from './resolve-report.ts'

const resolving = rule(resolveReport, historyOf(reportFold))
const resolved = (outcome: 'upheld' | 'dismissed') =>
  told(
    { type: 'ReportResolved', data: { postId, commentId: null, userId: bob, outcome, caseId: null } },
    { by: 'mo', stream: `report-${postId}_${bob}` },
  )
const byMo = { caller: member('mo'), outcome: 'upheld' } as const

describe('deciding about a report', () => {
  it.each(['upheld', 'dismissed'] as const)('says that it was %s', (outcome) => {
    given(aReport())
      .when(resolving({ ...byMo, outcome }))
      .emits(resolved(outcome))
  })

  it('again with the same word changes nothing', () => {
    given(aReport(), resolved('upheld')).when(resolving(byMo)).emits()
  })

  it('otherwise than somebody before is a conflict, and nothing where the site draws a conclusion', () => {
    given(aReport(), resolved('dismissed')).when(resolving(byMo)).refuses('conflict')
    given(aReport(), resolved('dismissed'))
      .when(resolving({ caller: null, outcome: 'upheld' }))
      .emits()
  })

  it('is for moderators, and needs a report', () => {
    given(aReport())
      .when(resolving({ ...byMo, caller: member('stacy') }))
      .refuses('not-allowed')
    given().when(resolving(byMo)).refuses('report-not-found')
  })
})
