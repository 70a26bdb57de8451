import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { dayOf, memberDays, postDays, type DayFactDoc } from './days.read-models.ts'
import { memberDaysProjection } from './member-days.projection.ts'
import { postDaysProjection } from './post-days.projection.ts'

const minute = 60_000
const day = 24 * 60 * minute
const at = (days: number, minutes = 0) => ({ at: firstTime + days * day + minutes * minute })

/** Facts as [fact, days after the first one, minutes or how often], in the order of their names; what happened once has no number. */
const listed = (documents: readonly (readonly [string, DayFactDoc])[]) =>
  documents
    .map(([, { fact, day: on, minutes, times = 1 }]) => [
      fact,
      on - dayOf(firstTime),
      ...[minutes, times > 1 ? times : undefined].filter((one) => one !== undefined),
    ])
    .toSorted((one, other) => String(one).localeCompare(String(other)))
const ofPosts = async (...history: say.Told[]) =>
  listed((await folded(postDaysProjection, ...history)).all<DayFactDoc>(postDays))
const ofMembers = async (...history: say.Told[]) =>
  listed((await folded(memberDaysProjection, ...history)).all<DayFactDoc>(memberDays))

const held = (minutes: number) => say.aPostSentToReview({ to: 'staff-review' }, at(0, minutes))
const approved = (minutes: number) => say.aPostApproval({}, { by: mo, ...at(0, minutes) })
const deleted = (minutes: number) => say.aPostDeletion({}, { by: mo, ...at(0, minutes) })
const { postId } = say
const restored = (minutes: number) =>
  tell('PostRestored', { postId, authorId: ann, from: 'deleted', to: 'staff-review' }, { by: mo, ...at(0, minutes) })
const undone = (to: 'active' | 'staff-review', minutes: number) =>
  tell(
    'PostDecisionUndone',
    { postId, authorId: ann, from: 'active', to, undone: 1, publishedAt: null },
    { by: mo, ...at(0, minutes) },
  )

describe('the days of posts', () => {
  it('tell when one came, was first seen by everybody, and was over', async () => {
    const renewed = [say.aPostRenewal({}, at(2)), say.aPostExpiry({}, at(3))]
    expect(await ofPosts(say.aPost({}, at(0)), say.aPostExpiry({}, at(1)), ...renewed)).toEqual([
      ['expired', 1],
      ['expired', 3],
      ['published', 0],
      ['submitted', 0],
    ])
  })

  it('tell how long one waited for a decision, on the day of the decision', async () => {
    const waiting = say.aPost({ status: 'staff-review' }, at(0))
    expect(await ofPosts(waiting, say.aPostApproval({}, { by: mo, ...at(1, 30) }))).toEqual([
      ['published', 1],
      ['reviewed', 1, 24 * 60 + 30],
      ['submitted', 0],
    ])
  })

  it('count from the first time that it waited, and each wait once', async () => {
    const again = [say.aPostSentToReview({ to: 'staff-review' }, at(0, 5)), say.aPostDeletion({}, at(0, 20))]
    const facts = await ofPosts(say.aPost(), say.aPostSentToReview({ to: 'staff-review' }, at(0, 1)), ...again)
    expect(facts.filter(([fact]) => fact === 'reviewed')).toEqual([['reviewed', 0, 19]])
  })

  it.each([
    ['a hold that was taken back', [undone('active', 20)], []],
    ['a decision that was taken back', [approved(20), undone('staff-review', 25)], [['reviewed', 0, 19]]],
    ['two, the first taken back', [approved(20), undone('staff-review', 25), deleted(40)], [['reviewed', 0, 19]]],
    ['two, the first a rejection', [deleted(20), restored(25), approved(40)], [['reviewed', 0, 19]]],
    [
      'two of a post that was held twice',
      [approved(20), undone('staff-review', 25), approved(30), held(50), deleted(60)],
      [
        ['reviewed', 0, 10],
        ['reviewed', 0, 19],
      ],
    ],
  ])('count of %s what was decided', async (_what, decisions, counted) => {
    const facts = await ofPosts(say.aPost(), held(1), ...decisions)
    expect(facts.filter(([fact]) => fact === 'reviewed')).toEqual(counted)
  })

  it('count no decision about reports of a post that was not held', async () => {
    const report = say.aReport({}, { by: bob, ...at(1) })
    const decided = tell(
      'CaseResolved',
      { postId: say.postId, decision: 'kept', action: 'reports' },
      { by: mo, ...at(1) },
    )
    const facts = await ofPosts(say.aPost(), report, decided, say.aPostDeletion({}, { by: mo, ...at(1) }))
    expect(facts.map(([fact]) => fact)).toEqual(['deleted', 'published', 'reports', 'submitted'])
  })

  it('count every vote that was cast, also one that was taken back, and comments and reports', async () => {
    const votes = [say.aVote({}, at(0)), say.aClearedVote({}, at(1)), say.aVote({ value: -1 }, at(1))]
    const facts = await ofPosts(...votes, say.aComment({}, at(1)), say.aReport({}, { by: bob, ...at(2) }))
    expect(facts).toEqual([
      ['comments', 1],
      ['reports', 2],
      ['votes', 0],
      ['votes', 1],
    ])
  })
})

it('the days of posts count votes that weigh nothing once more', async () => {
  expect(await ofPosts(say.aVote({ weight: 0 }, at(0)), say.aVote({}, at(0)), say.aVote({}, at(1)))).toEqual([
    ['excluded', 0],
    ['votes', 0, 2],
    ['votes', 1],
  ])
})

it('the days of posts count each click that an event stands for', async () => {
  const clicks = (count: number, days: number) => tell('DealVisited', { postId: 1, count }, at(days))
  expect(await ofPosts(clicks(1, 0), clicks(3, 1))).toEqual([
    ['clicks', 0],
    ['clicks', 1, 3],
  ])
})

describe('the days of members', () => {
  it('count who joined, and each member once a day', async () => {
    const busy = [say.aPost({ postId: 1 }, at(1)), say.aPost({ postId: 2 }, at(1)), say.aComment({}, at(1))]
    expect(await ofMembers(say.aUser({ userId: ann }, at(0)), ...busy)).toEqual([
      ['active', 0],
      ['active', 1],
      ['active', 1],
      ['joined', 0],
    ])
  })

  it('tell letters from newsletters, and what was opened', async () => {
    const sent = (notificationId: string) =>
      tell('NotificationSent', { userId: bob, notificationId, channel: 'email', providerRef: 'r' }, at(0))
    const failed = tell(
      'NotificationSendFailed',
      { userId: bob, notificationId: 'n', channel: 'email', code: 'gone' },
      at(1),
    )
    const seen = tell('NotificationSeen', { userId: bob, notificationId: 'n' }, at(2))
    expect(await ofMembers(sent('4-poster-comment'), sent('newsletter-bob-2026-01-01'), failed, seen)).toEqual([
      ['active', 2],
      ['failures', 1],
      ['letters', 0],
      ['newsletters', 0],
      ['opened', 2],
    ])
  })
})
