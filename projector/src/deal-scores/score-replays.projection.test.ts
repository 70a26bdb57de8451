import * as say from '@deals/events/testing'
import { firstTime, stacy } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { scoreReplaysProjection } from './score-replays.projection.ts'
import {
  replayedScores,
  scoreReplays,
  type ReplayedScoreDoc,
  type ScoreReplayDoc,
} from './score-replays.read-models.ts'

const after = (...history: say.Told[]) => folded(scoreReplaysProjection, ...history)
const asked = say.aScoreReplay({}, { by: stacy })
const missed = { missed: 'late' } as const

it('a replay tells how far it is, what it took, and each post’s two scores', async () => {
  const view = await after(asked, say.aReplayedScore(), say.aReplayedScore({ place: 1, result: missed }))
  expect(view.doc<ScoreReplayDoc>(scoreReplays, 'replay1')).toEqual({
    replayId: 'replay1',
    model: 'bigger',
    promptVersion: 'score-1',
    mostTokens: 10_000,
    askedAt: firstTime,
    updatedAt: expect.any(Number) as number,
    actorId: stacy,
    total: 3,
    done: 2,
    tokens: 2400,
    cost: 2800,
    isUnderWay: true,
  })
  expect(view.all<ReplayedScoreDoc>(replayedScores)).toMatchObject([
    ['replay1:0', { before: { postId: 1, score: 74 }, after: { score: 78, points: { price: 32 } } }],
    ['replay1:1', { before: { postId: 2 }, after: missed }],
    ['replay1:2', { place: 2, before: { postId: 3 } }],
  ])
})

it('a replay that ended is under way no more, and says how', async () => {
  const replay = (await after(asked, say.anEndedReplay())).doc<ScoreReplayDoc>(scoreReplays, 'replay1')
  expect(replay).toMatchObject({ outcome: 'stopped', done: 0 })
  const failed = await after(asked, say.anEndedReplay({ outcome: 'failed', because: 'no disk' }))
  expect(failed.doc(scoreReplays, 'replay1')).toMatchObject({ outcome: 'failed', because: 'no disk' })
  expect(replay).not.toHaveProperty('isUnderWay')
})
