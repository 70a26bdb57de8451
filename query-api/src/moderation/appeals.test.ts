import { appealList, standingView } from '@deals/events'
import { aPost, aPostDeletion, aPostExpiry, ann, bob, firstTime, mo, sue, told, joining } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const minute = 60_000
const site = siteForAll()
const opened = (decisionId: string, over: object = {}, at = firstTime + minute) =>
  told(
    {
      type: 'AppealOpened',
      data: {
        decisionId,
        userId: ann,
        about: 'post',
        aboutPost: 1,
        decidedById: mo,
        decidedAt: firstTime,
        text: 'It was no spam at all.',
        ...over,
      },
    },
    { by: ann, at, stream: `appeal-${decisionId}` },
  )
const answered = (decisionId: string, outcome: 'upheld' | 'overturned') =>
  told(
    { type: 'AppealDecided', data: { decisionId, userId: ann, outcome, answer: 'It stays.' } },
    { by: sue, at: firstTime + 5 * minute, stream: `appeal-${decisionId}` },
  )

beforeAll(() =>
  site.tell(
    ...joining(ann, bob, mo, sue),
    aPost({ postId: 1, title: 'A kettle' }),
    aPostDeletion({ postId: 1, cause: 'moderator', reason: 'Spam' }, { by: mo, at: firstTime }),
    // Its case says so at the same moment.
    told(
      { type: 'CaseResolved', data: { postId: 1, decision: 'deleted', action: 'deleted' } },
      { by: mo, at: firstTime },
    ),
    opened('late', {}, firstTime + 3 * minute),
    opened('early'),
    opened('own', { userId: mo, decidedById: sue }, firstTime + 4 * minute),
    opened('done'),
    answered('done', 'upheld'),
  ),
)

const listed = async (query: string, as = sue) => (await site.ask(`/api/moderation/appeals${query}`, as)).body

it('appeals that wait are listed, the oldest first, with what they are about', async () => {
  const body = await listed('')
  expect(appealList.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    total: 3,
    appeals: [
      {
        id: 'early',
        username: ann,
        title: 'A kettle',
        status: 'deleted',
        state: 'open',
        hindrance: null,
        decision: { kind: 'PostDeleted', by: mo, reason: 'Spam' },
      },
      { id: 'late' },
      { id: 'own', hindrance: 'own-decision' },
    ],
  })
  expect(await listed('', mo)).toMatchObject({
    appeals: [{ hindrance: 'own-decision' }, { hindrance: 'own-decision' }, { hindrance: 'own-appeal' }],
  })
})

it('those that were decided are listed with their answer', async () => {
  expect(await listed('?state=decided')).toMatchObject({
    total: 1,
    appeals: [{ id: 'done', state: 'upheld', answer: 'It stays.', answeredBy: sue }],
  })
  expect((await site.ask('/api/moderation/appeals?state=all', sue)).status).toBe(400)
})

it('the tab says how many wait', async () => {
  expect((await site.ask('/api/moderation/queue', mo)).body).toMatchObject({ counts: { appeals: 3 } })
})

it('members read what became of theirs, and are told', async () => {
  const { body } = await site.ask('/api/user/standing', ann)
  expect(standingView.safeParse(body).error).toBeUndefined()
  expect((body as { appeals: { id: string; state: string }[] }).appeals.map(({ id, state }) => [id, state])).toEqual([
    ['late', 'open'],
    ['early', 'open'],
    ['done', 'upheld'],
  ])
  const { body: inbox } = await site.ask('/api/notifications', ann)
  expect((inbox as { notifications: { url: string; message: string }[] }).notifications).toContainEqual(
    expect.objectContaining({
      message: 'Your appeal was decided: the decision stands. See why',
      url: '/account/settings/standing',
    }),
  )
})

it('the log says who decided about them', async () => {
  expect((await site.ask('/api/moderation/log?kind=AppealDecided', mo)).body).toMatchObject({
    entries: [{ actor: { username: sue }, title: 'A kettle', code: 'upheld' }],
  })
})

it('says what was decided also where the clocks of the log and of the appeal differ a little', async () => {
  const decidedAt = firstTime + 2 * minute
  await site.tell(
    aPost({ postId: 2, title: 'A lamp' }),
    aPostExpiry({ postId: 2, cause: 'moderator' }, { by: mo, at: decidedAt - 1 }),
    told({ type: 'CaseNoted', data: { postId: 2, note: 'It is over.' } }, { by: mo, at: decidedAt }),
    opened('other', { aboutPost: 2, decidedAt }, firstTime + 9 * minute),
  )
  const { appeals } = (await listed('')) as { appeals: { id: string; decision: object }[] }
  expect(appeals.find(({ id }) => id === 'other')?.decision).toMatchObject({
    kind: 'PostExpired',
    at: new Date(decidedAt - 1).toISOString(),
  })
})

it('says into which post one was merged', async () => {
  const decidedAt = firstTime + 3 * minute
  await site.tell(
    ...[aPost({ postId: 3 }), aPost({ postId: 4 })],
    told({ type: 'PostMerged', data: { postId: 3, into: 4, from: 'active' } }, { by: mo, at: decidedAt }),
    opened('merge', { aboutPost: 3, decidedAt }, firstTime + 10 * minute),
  )
  const { appeals } = appealList.parse(await listed(''))
  expect(appeals.map(({ id, decision }) => [id, decision.into])).toContainEqual(['merge', 4])
})

it('nothing of them is left of who has left', async () => {
  await site.tell(told({ type: 'UserErased', data: { userId: ann, requestId: 'r' } }, { by: ann }))
  expect(await listed('')).toMatchObject({ total: 1, appeals: [{ id: 'own' }] })
})

it('is for moderators alone', async () => {
  expect((await site.ask('/api/moderation/appeals', bob)).status).toBe(403)
})
