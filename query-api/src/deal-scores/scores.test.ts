import { dayOf, failedScoresView, scoresView } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, firstTime, mo, stacy } from '@deals/events/testing'
import { createSystemQueries } from '../app.ts'
import { siteForAll } from '../testing/open-site.ts'

const second = 1000
const day = 86_400_000
/** As many seconds after the first time. */
const at = (seconds: number) => ({ at: firstTime + seconds * second })
const usage = { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 }

const reviewBy = (outcome: object, when: { at: number }) =>
  say.aReview({ postId: 1, asked: { model: 'big', promptVersion: 'r', ...outcome } }, when)

const site = siteForAll({ now: firstTime + day })
beforeAll(() =>
  site.tell(
    ...[ann, mo, stacy].map((userId) => say.aUser({ userId, username: userId })),
    ...[say.aRole({ userId: stacy, role: 'staff' }), say.aRole({ userId: mo, role: 'moderator' })],
    ...[1, 2, 3, 4, 5].map((postId) => say.aPost({ postId, title: `Kettle number ${postId}` })),
    ...[
      say.aScoreRequest({ postId: 1 }, at(0)),
      say.aScoreStart({ postId: 1, model: 'big', promptVersion: 'p' }, at(4)),
    ],
    say.aScore({ postId: 1, model: 'big', promptVersion: 'p', usage }, at(10)),
    ...[
      say.aScoreRequest({ postId: 2 }, at(0)),
      say.aScoreStart({ postId: 2, model: 'big', promptVersion: 'p' }, at(2)),
    ],
    say.aScore({ postId: 2, usage, standsInFor: { model: 'big', because: 'late' } }, at(4)),
    ...[3, 4].flatMap((postId) => [
      say.aScoreRequest({ postId }, at(postId)),
      say.aFailedScore({ postId, code: 'timeout', message: 'Too late.' }, at(100 - postId)),
    ]),
    say.aScoreRequest({ postId: 5 }, at(20)),
    reviewBy({ usage }, at(30)),
    reviewBy({ missed: 'over-budget' }, at(40)),
  ),
)

it('staff see what waits, what came to nothing, and what models made and cost', async () => {
  const view = scoresView.parse((await site.ask('/api/staff/scores', stacy)).body)
  expect(view).toMatchObject({
    queue: { waiting: 1, underWay: 0, waitingSince: new Date(firstTime + 20 * second).toISOString() },
    reasons: [
      { reason: 'timeout', count: 2 },
      { reason: 'late', count: 1 },
    ],
    medianWaitSeconds: 2,
    medianSeconds: 2,
    isCut: false,
  })
  expect(view.dates).toHaveLength(7)
  const onFirstDay = (count: number) => [0, 0, 0, 0, 0, count, 0]
  expect(view.scorers).toEqual([
    {
      model: 'big',
      promptVersion: 'p',
      made: onFirstDay(1),
      missed: onFirstDay(1),
      costs: onFirstDay(2800),
      tokens: onFirstDay(2400),
    },
    {
      model: 'big',
      promptVersion: 'r',
      made: onFirstDay(1),
      missed: onFirstDay(1),
      costs: onFirstDay(1400),
      tokens: onFirstDay(1200),
    },
  ])
})

it('whoever asks a model is told what scores and reviews took on a day, together and of one post', async () => {
  const asks = createSystemQueries(site.readModels, () => firstTime)
  const spent = (postId: number) => asks.modelSpending({ day: dayOf(firstTime), postId })
  expect([await spent(1), await spent(2), await spent(3)]).toEqual([
    { ofAll: 3600, ofPost: 2400 },
    { ofAll: 3600, ofPost: 1200 },
    { ofAll: 3600, ofPost: 0 },
  ])
})

it('staff see which posts lack their score for a reason, the oldest first', async () => {
  const ask = async (query: string) => (await site.ask(`/api/staff/scores/failures?${query}`, stacy)).body
  const late = failedScoresView.parse(await ask('reason=timeout'))
  expect([late.total, late.scores.map(({ postId, title }) => [postId, title])]).toEqual([
    2,
    [
      [4, 'Kettle number 4'],
      [3, 'Kettle number 3'],
    ],
  ])
  const stoodIn = failedScoresView.parse(await ask('reason=late'))
  expect(stoodIn.scores).toMatchObject([{ postId: 2, score: 74 }])
  expect(failedScoresView.parse(await ask('reason=timeout&page=2&limit=1')).scores).toMatchObject([{ postId: 3 }])
})

it('nobody else sees them, and nobody asks for what there is not', async () => {
  for (const path of ['/api/staff/scores', '/api/staff/scores/failures?reason=late']) {
    const replies = await Promise.all([undefined, ann, mo].map((as) => site.ask(path, as)))
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403])
  }
  expect((await site.ask('/api/staff/scores/failures?reason=bored', stacy)).status).toBe(400)
})
