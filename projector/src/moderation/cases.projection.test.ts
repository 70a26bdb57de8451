import { rankOf } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo, postId, sue } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
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
      heldUntil: firstTime + 2000 + 5 * 60_000,
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
      lane: 'staff-review',
      since: firstTime + 5000,
      reasons: ['link'],
      rank: rankOf({ reports: [], findings: [suspicious], since: firstTime + 5000, views: 0 }),
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
      isReported: true,
      reportedSince: firstTime + 7000,
      reasons: ['spam'],
      reports: [{ id: `${postId}_${bob}`, userId: bob, weight: 1.5 }],
      reportedRank: rankOf({
        reports: [{ reason: 'spam', weight: 1.5 }],
        findings: [],
        since: firstTime + 7000,
        views: 0,
      }),
    })
    expect(await caseAfter(reported, resolved)).toMatchObject({ isReported: false, reports: [] })
    expect(await caseAfter(reported, resolved, reopened)).toMatchObject({
      isReported: true,
      reportedSince: firstTime + 7000,
    })
    expect(await caseAfter(reported, say.aPostDeletion())).toMatchObject({ isReported: false })
  })

  it('presses more the more people read the post in the day before the last who did', async () => {
    const hour = 3_600_000
    const viewed = (count: number, hours: number) =>
      tell('PostViewed', { postId, count }, { at: firstTime + 5000 + hours * hour })
    const views = async (...history: say.Told[]) =>
      (await caseAfter(held, ...history))?.views?.map(({ count }) => count)
    const rank = async (...history: say.Told[]) => (await caseAfter(held, ...history))?.rank ?? 0
    expect(await views(viewed(1, 1), viewed(10, 1), viewed(10, 3))).toEqual([11, 10])
    expect(await views(viewed(1, 1), viewed(10, 30))).toEqual([10])
    expect((await rank(viewed(9, 1))) - (await rank())).toBeCloseTo(1, 5)
    expect((await rank(viewed(9, 1), viewed(90, 2))) - (await rank())).toBeCloseTo(2, 5)
  })

  it('is found by the place and the poster that the post has now', async () => {
    const edited = say.aPostEdit({ changes: { categorySlug: 'gaming', storeSlug: null } })
    const after = await caseAfter(edited)
    expect([after?.categorySlug, after?.storeSlug]).toEqual(['gaming', undefined])
  })

  it('is kept for who asked for changes, longer than a look takes, and with nobody else', async () => {
    const kept = tell('CaseKept', { postId, assigneeId: mo, until: firstTime + 30 * 60_000 }, { by: ann })
    const holder = async (...history: say.Told[]) => {
      const { assigneeId, heldUntil, keptUntil } = (await caseAfter(kept, ...history)) ?? {}
      return [assigneeId, heldUntil, keptUntil].filter((part) => part !== undefined)
    }
    expect(await holder()).toEqual([mo, firstTime + 30 * 60_000, firstTime + 30 * 60_000])
    expect(await holder(assigned(mo))).toEqual([mo, firstTime + 30 * 60_000, firstTime + 30 * 60_000])
    expect(await holder(assigned(sue))).toEqual([sue, firstTime + 2000 + 5 * 60_000])
    const letGo = (at: number) => tell('CaseReleased', { postId }, { by: mo, at })
    expect(await holder(assigned(mo), letGo(firstTime + 60_000))).toEqual(await holder())
    expect(await holder(assigned(mo), letGo(firstTime + 40 * 60_000))).toEqual([])
  })

  it('says when its poster is to be pressed, as long as it waits for them', async () => {
    const day = 86_400_000
    const asked = say.aPostSentToReview({}, { at: firstTime })
    const reminder = (of: number) => tell('PosterReminded', { postId, day: of }, { by: ann, at: firstTime + of * day })
    const dueAfter = async (...history: say.Told[]) => (await caseAfter(asked, ...history))?.posterDueAt
    expect(await dueAfter()).toBe(firstTime + 3 * day)
    expect(await dueAfter(reminder(3))).toBe(firstTime + 10 * day)
    expect(await dueAfter(reminder(3), reminder(10))).toBe(firstTime + 14 * day)
    expect(await dueAfter(say.aPostDeletion())).toBeUndefined()
    expect(await dueAfter(reminder(3), say.aPostApproval({ from: 'poster-review' }))).toBeUndefined()
  })

  it('stands among the reported when members say that it is back, until somebody answers that', async () => {
    const over = [say.aPostExpiry(), tell('PostRenewalSuggested', { postId, members: 3 }, { at: firstTime + 5000 })]
    expect(await caseAfter(...over)).toMatchObject({ isReported: true, reportedSince: firstTime + 5000 })
    const answered = tell('CaseResolved', { postId, decision: 'reports dismissed', action: 'reports' }, { by: mo })
    expect(await caseAfter(...over, answered)).toMatchObject({ isReported: false })
    expect(await caseAfter(...over, say.aPostRenewal())).toMatchObject({ isReported: false })
  })

  describe('keeps what a moderator decided last', () => {
    const undone = tell(
      'PostDecisionUndone',
      { postId, authorId: ann, from: 'deleted', to: 'active', undone: 2, publishedAt: firstTime },
      { by: mo },
    )
    const byMo = { by: mo, at: firstTime + 9000 }
    it.each([
      ['an approval', [held, say.aPostApproval({}, byMo)], 'approved'],
      ['a wish for changes', [say.aPostSentToReview({}, byMo)], 'asked'],
      ['a removal', [say.aPostDeletion({ cause: 'moderator' }, byMo)], 'removed'],
      ['an end', [say.aPostExpiry({ cause: 'moderator' }, byMo)], 'ended'],
      ['nothing of being held', [held], undefined],
      ['nothing of what the poster does', [say.aPostExpiry({ cause: 'author' }, { by: ann })], undefined],
      ['nothing of what was taken back', [say.aPostDeletion({ cause: 'moderator' }, byMo), undone], undefined],
      [
        'what was decided before that',
        [held, say.aPostApproval({}, byMo), say.aPostDeletion({ cause: 'moderator' }, byMo), undone],
        'approved',
      ],
    ])('%s', async (_what, history, outcome) => {
      const { decided, decidedAt } = (await caseAfter(...history)) ?? {}
      expect(decided?.outcome).toBe(outcome)
      expect(decidedAt).toBe(decided?.at)
    })
  })
})
