import { rankOf } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo, postId, sue } from '@deals/events/testing'
import { folded } from '../platform/testing/fold-history.ts'
import { tell } from '../platform/testing/tell.ts'
import { casesProjection } from './cases.projection.ts'
import { cases, type CaseDoc } from './moderation.read-models.ts'

const assigned = (assigneeId: string) => tell('CaseAssigned', { postId, assigneeId }, { by: assigneeId })
const caseAfter = async (...history: say.Told[]) =>
  (await folded(casesProjection, say.aPost(), ...history)).doc<CaseDoc>(cases, postId)
const suspicious = { code: 'link', severity: 'suspicious' as const, evidence: 'A shortened link.' }
const held = say.aPostSentToReview({ to: 'staff-review', findings: [suspicious] }, { at: firstTime + 5000 })
const stream = `report-${postId}_${bob}`
const reported = say.aReport({ weight: 1.5 }, { stream, by: bob, at: firstTime + 7000 })
const ofBob = { postId, commentId: null, userId: bob, outcome: 'upheld' as const }
const resolved = tell('ReportResolved', { ...ofBob, caseId: null }, { stream, by: mo })
const reopened = tell(
  'ReportReopened',
  { ...ofBob, reason: 'spam', weight: 1.5, reportedAt: firstTime + 7000 },
  { stream, by: mo },
)

describe('a case', () => {
  it('is with whoever took it last', async () => {
    expect(await caseAfter(assigned(mo), assigned(sue))).toMatchObject({
      assigneeId: sue,
      assignedAt: firstTime + 2000,
    })
  })

  it.each([
    ['decided', tell('CaseResolved', { postId, decision: 'approved', action: 'active' }, { by: mo })],
    ['let go', tell('CaseReleased', { postId }, { by: mo })],
  ])('is with nobody once it is %s', async (_what, event) => {
    expect((await caseAfter(assigned(mo), event))?.assigneeId).toBeUndefined()
  })

  it('waits in the lane of its status, with what checks found', async () => {
    expect(await caseAfter()).toMatchObject({ status: 'active', authorId: ann, reasons: [] })
    expect((await caseAfter())?.lane).toBeUndefined()
    expect(await caseAfter(held)).toMatchObject({
      ...{ lane: 'staff-review', since: firstTime + 5000, reasons: ['link'] },
      rank: rankOf({ reports: [], findings: [suspicious], since: firstTime + 5000 }),
    })
    const approved = await caseAfter(held, say.aPostApproval())
    expect([approved?.lane, approved?.findings]).toEqual([undefined, []])
  })

  it('goes back to where it was, for as long as it had waited, when a decision is taken back', async () => {
    const undone = tell(
      'PostDecisionUndone',
      { postId, authorId: ann, from: 'active', to: 'staff-review', undone: 2, publishedAt: firstTime },
      { by: mo },
    )
    const before = await caseAfter(held)
    const after = await caseAfter(held, say.aPostApproval(), undone)
    expect({ ...after, prior: before?.prior }).toEqual(before)
  })

  it('stands among the reported while a report is open', async () => {
    expect(await caseAfter(reported)).toMatchObject({
      ...{ isReported: true, reportedSince: firstTime + 7000, reasons: ['spam'] },
      reports: [{ id: `${postId}_${bob}`, userId: bob, weight: 1.5 }],
      reportedRank: rankOf({ reports: [{ reason: 'spam', weight: 1.5 }], findings: [], since: firstTime + 7000 }),
    })
    expect(await caseAfter(reported, resolved)).toMatchObject({ isReported: false, reports: [] })
    expect(await caseAfter(reported, resolved, reopened)).toMatchObject({
      isReported: true,
      reportedSince: firstTime + 7000,
    })
    expect(await caseAfter(reported, say.aPostDeletion())).toMatchObject({ isReported: false })
  })

  it('is found by the place and the poster that the post has now', async () => {
    const edited = say.aPostEdit({ changes: { categorySlug: 'gaming', storeSlug: null } })
    const after = await caseAfter(edited)
    expect([after?.categorySlug, after?.storeSlug]).toEqual(['gaming', undefined])
  })
})
