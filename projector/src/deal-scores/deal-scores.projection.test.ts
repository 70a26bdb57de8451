import * as say from '@deals/events/testing'
import { firstTime, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { dealScoresProjection } from './deal-scores.projection.ts'
import {
  dealScores,
  scoreHistories,
  scoreRuns,
  type DealScoreDoc,
  type ScoreHistoryDoc,
  type ScoreRunDoc,
} from './deal-scores.read-models.ts'

const scoreAfter = async (...history: say.Told[]) =>
  (await folded(dealScoresProjection, ...history)).doc<DealScoreDoc>(dealScores, postId)
const made = [say.aScoreRequest(), say.aScoreStart(), say.aScore()]

describe('a try to score', () => {
  const runsAfter = async (...history: say.Told[]) =>
    (await folded(dealScoresProjection, ...history)).all<ScoreRunDoc>(scoreRuns)
  const day = Math.floor(firstTime / 86_400_000)
  const usage = { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 }

  it('stays with what it took, also when the score is out of date', async () => {
    const invalid = tell('ScoreInvalidated', { postId, reason: 'post edited' })
    const byModel = say.aScore({ model: 'big', promptVersion: 'score-1', usage })
    const begun = say.aScoreStart({ model: 'big', promptVersion: 'score-1' })
    expect(await runsAfter(say.aScoreRequest(), begun, byModel, invalid)).toEqual([
      [
        `${postId}:1`,
        {
          day,
          requestedAt: firstTime,
          startedAt: firstTime + 1000,
          endedAt: firstTime + 2000,
          outcome: 'made',
          model: 'big',
          promptVersion: 'score-1',
          tokens: 1200,
          cost: 1400,
        },
      ],
    ])
  })

  it('is charged to the model that gave nothing, and says why on the score', async () => {
    const late = say.aScore({ usage, standsInFor: { model: 'big', because: 'late' } })
    const [[, run] = ['', undefined]] = await runsAfter(say.aScoreRequest(), say.aScoreStart({ model: 'big' }), late)
    expect(run).toMatchObject({ outcome: 'stood-in', model: 'big', cost: 1400 })
    expect(await scoreAfter(say.aScoreRequest(), say.aScoreStart(), late)).toMatchObject({ reason: 'late' })
  })

  it('that failed says why until there is another one', async () => {
    const failed = [say.aScoreRequest(), say.aScoreStart(), say.aFailedScore()]
    expect(await scoreAfter(...failed)).toMatchObject({ status: 'failed', reason: say.aFailedScore().data.code })
    const again = await scoreAfter(...failed, say.aScoreRequest({ attempt: 2 }))
    expect(again).not.toHaveProperty('reason')
    expect(await runsAfter(...failed, say.aScoreRequest({ attempt: 2 }))).toMatchObject([
      [`${postId}:1`, { outcome: 'failed' }],
      [`${postId}:2`, { requestedAt: firstTime + 3000 }],
    ])
  })
})

describe('a deal score', () => {
  it('waits, is being made, and is there with its parts and reasons', async () => {
    expect(await scoreAfter(say.aScoreRequest())).toEqual({
      postId,
      attempt: 1,
      status: 'pending',
      requestedAt: firstTime,
      updatedAt: firstTime,
      history: [],
    })
    expect(await scoreAfter(say.aScoreRequest(), say.aScoreStart())).toMatchObject({
      status: 'processing',
      startedAt: firstTime + 1000,
    })
    const score = await scoreAfter(...made)
    expect(score).toMatchObject({
      status: 'completed',
      score: 74,
      priceCompetitivenessScore: 28,
      reasons: { price: 'Below the median.' },
      comparison: { comparables: 6 },
      history: [{ at: firstTime + 2000, score: 74, model: 'built-in', parts: [28, 24, 14, 8] }],
    })
    expect(score).not.toHaveProperty('inputHash')
  })

  it('keeps what it rests on, and a score of old times has none of it', async () => {
    const facts = [{ id: 'price.usual', part: 'price' as const, says: 'Usually about $79.99' }]
    const known = say.aScore({ facts, usual: 7999, confidence: 80, claim: 'held' })
    const score = await scoreAfter(say.aScoreRequest(), say.aScoreStart(), known)
    expect(score).toMatchObject({ facts, usual: 7999, confidence: 80, claim: 'held', history: [{ usual: 7999 }] })
    expect(await scoreAfter(...made)).not.toHaveProperty('facts')
  })

  it('remembers whom it stands in for, and what models took on the last day', async () => {
    const usage = { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 }
    const late = say.aScore({ usage, standsInFor: { model: 'big', because: 'late' } })
    const again = [
      say.aScoreRequest({ attempt: 2 }),
      say.aScoreStart({ attempt: 2 }),
      say.aScore({ attempt: 2, usage }),
    ]
    const after = await folded(dealScoresProjection, say.aScoreRequest(), say.aScoreStart(), late)
    expect(after.doc<DealScoreDoc>(dealScores, postId)).toMatchObject({
      isStandIn: true,
      standsInFor: { model: 'big' },
    })
    const then = await folded(dealScoresProjection, say.aScoreRequest(), say.aScoreStart(), late, ...again)
    expect(then.doc<DealScoreDoc>(dealScores, postId)).not.toHaveProperty('isStandIn')
    expect(then.doc<ScoreHistoryDoc>(scoreHistories, postId)).toMatchObject({
      spentTokens: 2400,
      spentDay: new Date(firstTime).toISOString().slice(0, 10),
    })
  })

  it('that failed says why', async () => {
    expect(await scoreAfter(say.aScoreRequest(), say.aScoreStart(), say.aFailedScore())).toMatchObject({
      status: 'failed',
      message: 'No result in time.',
    })
  })

  it('is not changed by what an older attempt says late', async () => {
    const again = say.aScoreRequest({ attempt: 2 })
    const late = await scoreAfter(say.aScoreRequest(), say.aFailedScore(), again, say.aScore(), say.aFailedScore())
    expect(late).toMatchObject({ status: 'pending', attempt: 2, history: [] })
  })

  it('that is out of date is gone, and remembered by the next', async () => {
    const invalid = tell('ScoreInvalidated', { postId, reason: 'post edited' })
    expect(await scoreAfter(...made, invalid)).toBeUndefined()
    const next = [
      say.aScoreRequest({ attempt: 2 }),
      say.aScoreStart({ attempt: 2 }),
      say.aScore({ attempt: 2, score: 80 }),
    ]
    expect((await scoreAfter(...made, invalid, ...next))?.history.map(({ score }) => score)).toEqual([74, 80])
  })
})
