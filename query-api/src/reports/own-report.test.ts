import { ownReportView } from '@deals/events'
import { aPost, aReport, ann, bob, firstTime, joining, sue, told } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const hour = 3_600_000
const at = new Date(firstTime + hour).toISOString()
const site = siteForAll({ now: firstTime + 10 * hour })

beforeAll(async () => {
  const on = (postId: number, commentId: number | null = null) =>
    aReport(
      { postId, commentId, userId: bob, reason: 'spam' },
      { by: bob, at: firstTime + hour, ...(commentId !== null && { stream: `report-c${commentId}_${bob}` }) },
    )
  const ended = { commentId: null, userId: bob, outcome: 'upheld' as const, caseId: null }
  await site.tell(
    ...joining(ann, bob, sue),
    ...[1, 2, 3].map((postId) => aPost({ postId, title: `Thing ${postId}` })),
    ...[on(1), on(2), on(3, 7)],
    told({ type: 'ReportResolved', data: { ...ended, postId: 2 } }, { by: ann, stream: `report-2_${bob}` }),
  )
})

it.each([
  ['post/1', bob, { at, reason: 'spam', outcome: null }],
  ['post/2', bob, { at, reason: 'spam', outcome: 'upheld' }],
  ['post/3', bob, null],
  ['comment/7', bob, { at, reason: 'spam', outcome: null }],
  ['comment/1', bob, null],
  ['post/1', sue, null],
  ['post/none', bob, null],
])('of the %s %s has reported this', async (subject, who, report) => {
  expect(ownReportView.parse((await site.ask(`/api/reports/${subject}`, who)).body)).toEqual({ report })
})

it('is told no visitor', async () => {
  expect((await site.ask('/api/reports/post/1')).status).toBe(401)
})
