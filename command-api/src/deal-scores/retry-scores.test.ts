import { streamOf, type DomainEvent } from '@deals/events'
import { aFailedScore, aScoreRequest, aScoreStart } from '@deals/events/testing'
import { operatorInvocation } from '../platform/invocation.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'
import { dealScoreFold } from './deal-score.state.ts'

let stacy: Member
let asked: unknown[]
let failed: number[]
const site = smallSiteForEach({
  answers: {
    failedScores: async (question) => {
      asked.push(question)
      return { postIds: failed.slice(0, 2), total: failed.length }
    },
  },
})
beforeEach(async () => {
  asked = []
  failed = []
  stacy = await site.join('stacy', 'staff')
})

const tell = (postId: number, ...events: DomainEvent[]) =>
  decideAndAppend(site.context, operatorInvocation(), {
    stream: streamOf.score(postId),
    fold: dealScoreFold,
    decide: () => events,
  })
const aFailure = (postId: number) =>
  tell(postId, ...[aScoreRequest({ postId }), aScoreStart({ postId }), aFailedScore({ postId })])
const retry = (wish: object, by = stacy) => by.post('/api/staff/scores/retry', wish)
const attempts = async () =>
  (await site.events('ScoreRequested')).flatMap(({ data }) =>
    'attempt' in data && 'postId' in data ? [[data.postId, data.attempt]] : [],
  )

it('one score is made anew, and asked for by nobody who would be told', async () => {
  await aFailure(7)
  expect((await retry({ postId: 7 })).body).toEqual({ asked: 1, left: 0 })
  const [, again] = await site.events('ScoreRequested')
  expect(again).toMatchObject({ data: { postId: 7, attempt: 2, requestedBy: null }, meta: { actor: { id: 'stacy' } } })
})

it('all scores of a reason are made anew, and those that are left are told', async () => {
  failed = [7, 8, 9]
  for (const postId of failed) {
    await aFailure(postId)
  }
  expect((await retry({ reason: 'timeout' })).body).toEqual({ asked: 2, left: 1 })
  expect(asked).toEqual([{ reason: 'timeout', limit: 500 }])
  expect(await attempts()).toEqual([...[7, 8, 9].map((postId) => [postId, 1]), ...[7, 8].map((postId) => [postId, 2])])
})

it('a score that is being made is left to be', async () => {
  failed = [7]
  await tell(7, aScoreRequest({ postId: 7 }))
  expect((await retry({ reason: 'late' })).status).toBe(200)
  expect(await attempts()).toEqual([[7, 1]])
})

it('what nobody ever asked for is not made anew, nor what has no such reason', async () => {
  expect((await retry({ postId: 7 })).status).toBe(404)
  const wrong = await retry({ reason: 'bored' })
  expect([wrong.status, bodyOf(wrong)['message']]).toEqual([422, 'Name a reason or a post'])
  expect((await retry({})).status).toBe(422)
})

it('staff alone may ask', async () => {
  for (const member of [await site.join('mo', 'moderator'), await site.join('ann')]) {
    expect((await retry({ reason: 'late' }, member)).status).toBe(403)
  }
  expect(asked).toEqual([])
})
