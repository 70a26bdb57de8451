import { transparencyView, type TransparencyView } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostRestoration,
  aPostSentToReview,
  aRedaction,
  aReport,
  aStore,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  sue,
  told,
  joining,
} from '@deals/events/testing'
import { openSite, siteForAll } from '../testing/open-site.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = firstTime + 60 * day
const on = (days: number, minutes = 0) => ({ at: firstTime + days * day + minutes * minute })
const byMo = (days: number, minutes = 0) => ({ by: mo, ...on(days, minutes) })
const removed = (postId: number, reason: string, days: number) =>
  aPostDeletion({ postId, cause: 'moderator', reason }, byMo(days))
const appealed = (decisionId: string, outcome: 'upheld' | 'overturned', days: number) => [
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
        text: 'It is a deal.',
      },
    },
    { by: ann, stream: `appeal-${decisionId}`, ...on(days) },
  ),
  told(
    { type: 'AppealDecided', data: { decisionId, userId: ann, outcome, answer: 'I see.' } },
    { by: sue, stream: `appeal-${decisionId}`, ...on(days, 1) },
  ),
]
const site = siteForAll({ now })
beforeAll(() =>
  site.tell(
    ...joining(ann, bob, mo, sue),
    ...[1, 2, 3, 4].map((postId) => aPost({ postId }, on(0))),
    removed(1, 'Spam', 1),
    removed(2, 'Spam', 40),
    aPostRestoration({ postId: 2 }, byMo(41)),
    removed(3, 'He sells what ann stole.', 42),
    removed(2, 'Spam', 58),
    aPostDeletion({ postId: 4, cause: 'author' }, on(58)),
    ...[appealed('a', 'overturned', 2), appealed('b', 'upheld', 50), appealed('c', 'overturned', 51)].flat(),
    aPost({ postId: 5, status: 'staff-review' }, on(55)),
    aPostApproval({ postId: 5 }, byMo(55, 12)),
    aPostSentToReview({ postId: 5, to: 'staff-review' }, byMo(56)),
    aPostApproval({ postId: 5 }, byMo(56, 40)),
    aReport({ postId: 5 }, { by: bob, ...on(56) }),
    aVote({ postId: 5 }, on(56)),
    aVote({ postId: 5, userId: mo, weight: 0 }, { by: mo, ...on(57) }),
    ...[3, 50, 59].map((days) => aRedaction({ postId: 5 }, byMo(days))),
    told({ type: 'UserWarned', data: { userId: bob, reason: 'Be kind.' } }, byMo(57)),
    aStore({ slug: 'fakes', status: 'blocked' }, { stream: 'store-fakes' }),
    aStore({ slug: 'kettles' }, { stream: 'store-kettles' }),
  ),
)

const asked = async (question = ''): Promise<TransparencyView> =>
  transparencyView.parse((await site.ask(`/api/transparency${question}`)).body)

it('tells everybody what was decided in 30 days', async () => {
  expect(await asked()).toEqual({
    days: 30,
    reviews: { submitted: 1, reported: 1, decided: 2, medianMinutes: 12 },
    removals: {
      total: 3,
      takenBack: 1,
      ofWords: 2,
      byReason: [
        { reason: 'spam', count: 2 },
        { reason: 'other', count: 1 },
      ],
    },
    appeals: { decided: 2, overturned: 1 },
    votes: { cast: 2, excluded: 1, waiting: 1 },
    members: { warned: 1, restricted: 0, reinstated: 0 },
    blockedStores: 1,
  })
})

it.each([
  ['7', { total: 1, ofWords: 1, decided: 0 }],
  ['30', { total: 3, ofWords: 2, decided: 2 }],
  ['90', { total: 4, ofWords: 3, decided: 3 }],
])('looks %s days back: %j', async (days, { total, ofWords, decided }) => {
  const told = await asked(`?days=${days}`)
  expect(told).toMatchObject({ days: Number(days), removals: { total, ofWords }, appeals: { decided } })
})

it('refuses other periods in a sentence', async () => {
  const { status, body } = await site.ask('/api/transparency?days=8')
  expect([status, body]).toEqual([400, { message: 'days must be 7, 30 or 90' }])
})

it('names nobody and repeats nothing that somebody wrote', async () => {
  const { text } = await site.ask('/api/transparency')
  expect(text).not.toMatch(/ann|bob|stole|kind|fakes/)
})

it('is empty, and no error, where nothing happened', async () => {
  const empty = await openSite({ now })
  const { body } = await empty.ask('/api/transparency')
  expect(transparencyView.parse(body)).toMatchObject({
    reviews: { decided: 0, medianMinutes: null },
    removals: { total: 0, takenBack: 0, ofWords: 0, byReason: [] },
    blockedStores: 0,
  })
  await empty.close()
})
