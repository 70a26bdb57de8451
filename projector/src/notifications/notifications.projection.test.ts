import type { SavedNews } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, commentId, firstTime, mo, postId, sue, system } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { deliveriesProjection } from './deliveries.projection.ts'
import { inboxesProjection } from './inboxes.projection.ts'
import { deliveries, inboxes, notifications, type NotificationDoc } from './notifications.read-models.ts'
import { notificationsProjection } from './notifications.projection.ts'

const hour = 3_600_000
const told = async (...history: say.Told[]) =>
  (await folded(notificationsProjection, say.aPost(), ...history)).all<NotificationDoc>(notifications)
const undone = { postId, authorId: ann, from: 'active', undone: 1, publishedAt: null } as const
const kindsTold = async (...history: say.Told[]) =>
  (await told(...history)).map(([, { userId, kind }]) => `${userId} ${kind}`)
const commentBy = (authorId: string, id: number, hours = 0) =>
  say.aComment({ commentId: id, rootId: id, authorId }, { by: authorId, at: firstTime + hours * hour })

describe('a notification', () => {
  it('tells the poster once of an edit that stands already', async () => {
    const ofEdit = { postId, suggestionId: 's', userId: bob }
    const edit = { ...ofEdit, changes: { title: 'Headphones, black' }, reason: 'It says more.' }
    expect(
      await kindsTold(
        tell('EditSuggested', edit, { by: bob }),
        tell('EditSuggestionApplied', { ...ofEdit, suggestedAs: '2' }, { by: bob }),
      ),
    ).toEqual([`${ann} edited-while-away`])
  })

  it('tells the poster of a comment, with its place and a name that a rebuild gives again', async () => {
    expect(await told(say.aComment())).toEqual([
      [
        '2-poster-comment',
        {
          userId: ann,
          kind: 'comment',
          postId,
          commentId,
          actorId: bob,
          onlyBy: bob,
          count: 1,
          position: 2,
          openFor: `${postId} poster comment`,
          url: `/post/${postId}/comment/${commentId}`,
          createdAt: firstTime + 1000,
          startedAt: firstTime + 1000,
        },
      ],
    ])
  })

  it('gathers the comments of a day, and is new again with each', async () => {
    const comments = [commentBy(bob, 1), commentBy(mo, 2, 23), commentBy(sue, 3, 25), commentBy(bob, 4, 26)]
    expect(
      (await told(...comments)).map(([id, { count, position, actorId }]) => [id, count, position, actorId]),
    ).toEqual([
      ['2-poster-comment', 2, 3, mo],
      ['4-poster-comment', 2, 5, bob],
    ])
  })

  it('gathers what becomes of a saved post for each who saved it, by what it is', async () => {
    const news = (userId: string, [one, price]: [SavedNews, number], hours: number) => {
      const data = { postId, userId, news: one, price, currency: 'USD', expiresAt: null } as const
      return say.told({ type: 'SaverTold', data }, { at: firstTime + hours * hour })
    }
    const history = [
      ...[news(bob, ['cheaper', 5_000], 0), news(mo, ['cheaper', 5_000], 1), news(bob, ['over', 5_000], 2)],
      ...[news(bob, ['cheaper', 4_000], 23), news(bob, ['cheaper', 3_000], 24)],
    ]
    expect((await told(...history)).map(([id, { count, detail }]) => [id, count, detail])).toEqual([
      ['2-bob-saved-cheaper', 2, '$40.00'],
      ['3-mo-saved-cheaper', 1, '$50.00'],
      ['4-bob-saved-over', 1, '$50.00'],
      ['6-bob-saved-cheaper', 1, '$30.00'],
    ])
  })

  it.each([
    ['moderator', mo, ['ann marked-expired']],
    ['member', bob, ['ann marked-expired']],
    ['report', mo, ['ann expired-by-community']],
    ['author', ann, []],
    ['schedule', null, []],
  ] as const)('tells the poster of an end, unless it is their own or its date: by %s', async (cause, by, kinds) => {
    expect(await kindsTold(say.aPostExpiry({ cause }, by === null ? {} : { by }))).toEqual(kinds)
  })

  it.each([
    ['where a merge can be appealed', mo, '/account/settings/standing'],
    ['to the post that stays where the site merged it', system, `/post/${postId}`],
  ])('leads %s', async (_where, by, url) => {
    const merged = say.told({ type: 'PostMerged', data: { postId, into: 9, from: 'active' } }, { by })
    expect((await told(merged)).map(([, notice]) => notice.url)).toEqual([url])
  })

  it('leaves each decision alone', async () => {
    const asked = () => say.aPostSentToReview({}, { by: mo, at: firstTime })
    expect(await kindsTold(asked(), asked())).toEqual(['ann changes-requested', 'ann changes-requested'])
  })

  it('does not go on for another poster', async () => {
    const kept = tell('PostKept', { postId, authorId: ann, title: '', content: '', subtitle: null }, { by: mo })
    const over = () => say.aPostExpiry({ cause: 'report' }, { by: mo, at: firstTime })
    expect(await kindsTold(over(), kept, over())).toEqual(['ann expired-by-community', 'nobody expired-by-community'])
  })

  it.each<[string, string[], string | undefined]>([
    ['one', [bob], bob],
    ['one who comes again', [bob, bob], bob],
    ['two', [bob, mo, bob], undefined],
  ])('says whose words alone it tells of, where they are of %s', async (_what, authors, onlyBy) => {
    const [[, notice] = []] = await told(...authors.map((author, at) => commentBy(author, at + 1)))
    expect(notice?.onlyBy).toBe(onlyBy)
  })

  it.each<[news: SavedNews, price: number | null, detail: string | undefined]>([
    ['cheaper', 1_999, '$19.99'],
    ['cheaper', 0, 'Free'],
    ['ending', null, undefined],
    ['ending-soon', null, undefined],
    ['over', 4_000, '$40.00'],
    ['back', 4_000, '$40.00'],
  ])('tells who saved a post that it is %s', async (news, price, detail) => {
    const data = { postId, userId: bob, news, price, currency: 'USD', expiresAt: null } as const
    const [[, notice] = []] = await told(say.told({ type: 'SaverTold', data }, {}))
    expect(notice).toMatchObject({ userId: bob, kind: `saved-${news}`, url: `/post/${postId}`, postId })
    expect(notice?.detail).toBe(detail)
  })

  it('tells what one pays, shipping included', async () => {
    const price = { price: 1_999, shippingCost: 500, currency: 'USD' } as const
    const data = { postId, userId: bob, news: 'cheaper', ...price, expiresAt: null } as const
    const [[, notice] = []] = await told(say.told({ type: 'SaverTold', data }, {}))
    expect(notice?.detail).toBe('$24.99 with shipping')
  })

  it('tells of an answer whoever is answered, the poster of the post too, and nobody twice', async () => {
    const toBob = {
      commentId: 2,
      parentId: 1,
      depth: 1,
      authorId: mo,
      parentAuthorId: bob,
      mentions: [bob, ann, sue, mo],
    }
    expect((await kindsTold(say.aComment(toBob, { by: mo }))).sort()).toEqual([
      'ann comment',
      'bob reply',
      'sue mention',
    ])
    const toAnn = { ...toBob, parentAuthorId: ann, mentions: [] }
    expect(await kindsTold(say.aComment(toAnn, { by: mo }))).toEqual(['ann reply'])
  })

  it.each<[string, say.Told, string[]]>([
    ['an approval', say.aPostApproval(), ['ann approved']],
    ['changes that are asked for', say.aPostSentToReview(), ['ann changes-requested']],
    ['changes that are still awaited', tell('PosterReminded', { postId, day: 3 }, { by: mo }), ['ann changes-awaited']],
    [
      'a deal that is back',
      tell('PostRenewalSuggested', { postId, members: 3 }, { by: mo }),
      ['ann back-by-community'],
    ],
    ['what is kept for them', tell('CaseKept', { postId, assigneeId: mo, until: 9 }, { by: ann }), ['mo case-kept']],
    [
      'a case that waits too long',
      tell('CaseOverdue', { postId, since: 9, toldIds: [mo, sue] }, { by: bob }),
      ['mo case-overdue', 'sue case-overdue'],
    ],
    ['a live post that is held', say.aPostSentToReview({ to: 'staff-review', feedback: null }), ['ann under-review']],
    [
      'an expired post that is held',
      say.aPostSentToReview({ from: 'expired', to: 'staff-review' }, { by: mo }),
      ['ann under-review'],
    ],
    ['a post that is held before anybody saw it', say.aPostSentToReview({ from: 'ai-review', to: 'staff-review' }), []],
    ['a removal', say.aPostDeletion({ cause: 'moderator' }, { by: mo }), ['ann removed']],
    ['their own removal', say.aPostDeletion(), []],
    ...(
      [
        ['active', 'restored'],
        ['expired', 'restored'],
        ['staff-review', 'under-review'],
        ['ai-review', 'under-review'],
        ['poster-review', 'changes-requested'],
        ['deleted', 'removed'],
      ] as const
    ).map(([to, kind]): [string, say.Told, string[]] => [
      `a decision that was taken back to ${to}`,
      tell('PostDecisionUndone', { ...undone, to }, { by: mo }),
      [`ann ${kind}`],
    ]),
    ['a restoration', say.aPostRestoration(), ['ann restored']],
    ['comments that are locked', say.aCommentLock(), ['ann comments-locked']],
    ['words that a moderator removed', say.aRedaction(), ['ann words-removed']],
    ['comments that are open again', tell('PostCommentsUnlocked', { postId }, { by: mo }), ['ann comments-unlocked']],
    ['a merge', tell('PostMerged', { postId, from: 'active', into: 5 }, { by: mo }), ['ann merged']],
    ['the end that members saw', say.aPostExpiry({ cause: 'report' }, { by: mo }), ['ann expired-by-community']],
    ['the end by its date', say.aPostExpiry({ cause: 'schedule' }, { by: mo }), []],
    ['their own comment', say.aComment({ authorId: ann }, { by: ann }), []],
    [
      'a decided report',
      tell('ReportResolved', { postId, commentId: null, userId: bob, outcome: 'upheld', caseId: null }, { by: mo }),
      ['bob report-decided'],
    ],
  ])('tells of %s whom it concerns', async (_name, event, expected) => {
    expect(await kindsTold(event)).toEqual(expected)
  })

  describe('of a report tells what was done', () => {
    const resolved = (outcome: 'upheld' | 'dismissed', ofComment: number | null, about: say.Told['told']) =>
      tell('ReportResolved', { postId, commentId: ofComment, userId: bob, outcome, caseId: null }, about)
    const detailOf = async (...history: say.Told[]) =>
      (await told(...history)).find(([, { kind }]) => kind === 'report-decided')?.[1].detail

    it.each([
      ['a removal', say.aPostDeletion({ cause: 'moderator' }, { by: mo }), 'upheld', 'removed'],
      ['a merge', tell('PostMerged', { postId, from: 'active', into: 5 }, { by: mo }), 'upheld', 'merged'],
      ['the end of the deal', say.aPostExpiry({ cause: 'report' }, { by: mo }), 'upheld', 'over'],
      ['changes asked for', say.aPostSentToReview({ to: 'poster-review' }, { by: mo }), 'upheld', 'returned'],
      ['an approval', say.aPostApproval({ from: 'staff-review' }, { by: mo }), 'dismissed', 'stands'],
    ] as const)('%s decided it', async (...[, decision, outcome, ending]) => {
      const cause = say.recordedHistory([say.aPost(), decision])[1]?.id ?? ''
      expect(await detailOf(decision, resolved(outcome, null, { by: system, commandId: cause }))).toBe(ending)
    })

    it.each([
      ['upheld', null, mo, 'agreed'],
      ['dismissed', null, mo, 'stands'],
      ['upheld', commentId, mo, 'agreed'],
      ['dismissed', commentId, mo, 'stands'],
      ['upheld', commentId, system, 'removed'],
    ] as const)('%s, of comment %s, by %s: %s', async (...[outcome, ofComment, by, ending]) => {
      expect(await detailOf(resolved(outcome, ofComment, { by }))).toBe(ending)
    })

    it.each([null, commentId])('and that it was taken back in its place, of comment %s', async (ofComment) => {
      const report = { postId, commentId: ofComment, userId: bob, outcome: 'upheld' } as const
      const reopened = tell('ReportReopened', { ...report, reason: 'spam', weight: 1, reportedAt: 1 }, { by: mo })
      const others = resolved('upheld', 99, { by: mo })
      const details = async (...history: say.Told[]) =>
        (await told(...history)).map(([id, { kind, detail }]) => [id, kind, detail])
      const kept = ['3-reporter-report-decided', 'report-decided', 'agreed']
      const back = ['4-reporter-report-decided', 'report-decided', 'reopened']
      const history = [resolved('upheld', ofComment, { by: mo }), others, reopened]
      expect(await details(...history)).toEqual([kept, back])
      // What is decided then is told anew.
      expect(await details(...history, resolved('dismissed', ofComment, { by: mo }))).toEqual([
        kept,
        back,
        ['5-reporter-report-decided', 'report-decided', 'stands'],
      ])
    })

    it('what was done before for another reason is not said', async () => {
      const over = say.aPostExpiry({ cause: 'report' }, { by: mo })
      expect(await detailOf(over, resolved('upheld', null, { by: mo }))).toBe('agreed')
    })
  })

  it('tells of a score who asked for it', async () => {
    expect(await kindsTold(say.aScoreRequest({ requestedBy: bob }), say.aScore({}, { by: mo }))).toEqual([
      'bob score-completed',
    ])
    expect(await kindsTold(say.aScoreRequest({ requestedBy: null }), say.aScore({}, { by: mo }))).toEqual([])
  })

  it('tells of a milestone once, however the votes go up and down', async () => {
    const up = (voter: number) => say.aVote({ userId: `m${voter}` }, { by: `m${voter}` })
    const down = say.aClearedVote({ userId: 'm1' }, { by: 'm1' })
    const ten = Array.from({ length: 10 }, (_, voter) => up(voter))
    expect(await kindsTold(...ten.slice(1))).toEqual([])
    const milestones = await told(...ten, down, up(1), down, up(1))
    expect(milestones.map(([id, { kind, detail }]) => [id, kind, detail])).toEqual([
      ['11-poster-votes-milestone', 'votes-milestone', '10'],
    ])
    const fifty = Array.from({ length: 50 }, (_, voter) => up(voter))
    expect((await told(...fifty)).map(([, { detail, count }]) => [detail, count])).toEqual([['50', 3]])
  })

  it('leaves with the member it is for', async () => {
    expect(await told(say.aComment(), tell('UserErased', { userId: ann, requestId: 'r' }))).toEqual([])
  })
})

describe('an inbox', () => {
  it('remembers what was seen one by one until everything up to there was', async () => {
    const seen = (notificationId: string) => tell('NotificationSeen', { userId: ann, notificationId })
    const all = (upToPosition: number) => tell('AllNotificationsSeen', { userId: ann, upToPosition })
    const inbox = async (...history: say.Told[]) => (await folded(inboxesProjection, ...history)).doc(inboxes, ann)
    expect(await inbox(seen('a'), seen('b'))).toEqual({ upTo: 0, seen: { a: 1, b: 2 } })
    expect(await inbox(seen('a'), seen('b'), all(1))).toEqual({ upTo: 1, seen: { b: 2 } })
    expect(await inbox(all(9), all(4))).toEqual({ upTo: 9, seen: {} })
    const matches = (upToPosition: number) => tell('AlertMatchesSeen', { userId: ann, upToPosition })
    expect(await inbox(matches(9), matches(4), all(2))).toEqual({ upTo: 2, seen: {}, matchesUpTo: 9 })
  })
})

describe('a delivery', () => {
  const about = { userId: ann, notificationId: '2-poster-comment', channel: 'email' } as const
  const failed = tell('NotificationSendFailed', { ...about, code: 'recipient-refused' })
  const sent = tell('NotificationSent', { ...about, providerRef: '250 queued' })
  const kept = async (...history: say.Told[]) => (await folded(deliveriesProjection, ...history)).all(deliveries)
  const id = `${ann}:2-poster-comment:email`

  it('keeps what became of it last', async () => {
    expect(await kept(failed)).toEqual([[id, { ...about, state: 'failed', code: 'recipient-refused', at: firstTime }]])
    expect(await kept(failed, sent)).toEqual([[id, { ...about, state: 'sent', at: firstTime + 1000 }]])
  })

  it('leaves with the member it was for', async () => {
    expect(await kept(sent, tell('UserErased', { userId: ann, requestId: 'r' }))).toEqual([])
  })
})
