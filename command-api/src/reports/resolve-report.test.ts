import { aReport, bob, firstTime, given, postId, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { reportFold } from './report.state.ts'
import { reopenReport, resolveReport } from './resolve-report.ts'

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
    given(aReport(), resolved('dismissed'))
      .when(resolving(byMo))
      .refuses('decided', { message: 'Someone else already decided this: rejected.' })
    given(aReport(), resolved('dismissed'))
      .when(resolving({ caller: null, outcome: 'upheld' }))
      .emits()
  })

  it.each([
    ['made', aReport({ userId: 'mo' })],
    ['is about', aReport({ authorId: 'mo' })],
  ])('is for nobody whom it %s', (_what, report) => {
    given(report).when(resolving(byMo)).refuses('not-allowed')
  })

  it('is for moderators, and needs a report', () => {
    given(aReport())
      .when(resolving({ ...byMo, caller: member('stacy') }))
      .refuses('not-allowed')
    given().when(resolving(byMo)).refuses('report-not-found')
  })
})

describe('taking the decision about a report back', () => {
  const reopening = rule(reopenReport, historyOf(reportFold))
  const reopened = told(
    {
      type: 'ReportReopened',
      data: {
        postId,
        commentId: null,
        userId: bob,
        outcome: 'upheld',
        reason: 'spam',
        weight: 1,
        reportedAt: firstTime,
      },
    },
    { by: 'mo' },
  )

  it('opens it as it was made', () => {
    given(aReport(), resolved('upheld'))
      .when(reopening({ caller: member('sue') }))
      .emits(reopened)
  })

  it('changes nothing where it is open, or was decided for another reason', () => {
    given(aReport())
      .when(reopening({ caller: member('mo') }))
      .emits()
    given(aReport(), resolved('upheld'))
      .when(reopening({ caller: null, because: 'another event' }))
      .emits()
  })

  it('is for moderators whose report it is not', () => {
    given(aReport(), resolved('upheld'))
      .when(reopening({ caller: member('stacy') }))
      .refuses('not-allowed')
    given(aReport({ userId: 'mo' }), resolved('upheld'))
      .when(reopening({ caller: member('mo') }))
      .refuses('not-allowed')
    given()
      .when(reopening({ caller: member('mo') }))
      .refuses('report-not-found')
  })
})
