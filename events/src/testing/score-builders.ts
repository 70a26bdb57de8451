import { ann } from './people.ts'
import { builder } from './builder.ts'
import { postId } from './builders.ts'

export const aScoreRequest = builder('ScoreRequested', { postId, attempt: 1, requestedBy: ann })
export const aScoreStart = builder('ScoreStarted', {
  postId,
  attempt: 1,
  worker: 'worker-1',
  model: 'built-in',
  promptVersion: '1',
})
export const aScore = builder('ScoreCompleted', {
  postId,
  attempt: 1,
  score: 74,
  priceCompetitivenessScore: 28,
  featureSetScore: 24,
  brandReputationScore: 14,
  availabilityAndSupportScore: 8,
  reasons: { price: 'Below the median.', features: 'Names five features.', brand: 'Known shop.', support: 'Returns.' },
  comparison: { comparables: 6, median: 7999, lowest: 5499 },
  summary: 'A good price from a known shop.',
  message: 'Good deal',
  inputHash: 'b1946ac92492d234',
  model: 'built-in',
})
const points = { price: 28, features: 24, brand: 14, support: 8 }
export const aScoreReplay = builder('ScoreReplayAsked', {
  replayId: 'replay1',
  model: 'bigger',
  promptVersion: 'score-1',
  mostTokens: 10_000,
  posts: [1, 2, 3].map((id) => ({ postId: id, score: 74, points })),
})
export const aReplayedScore = builder('ScoreReplayed', {
  replayId: 'replay1',
  place: 0,
  tokens: 1200,
  cost: 1400,
  result: { score: 78, points: { ...points, price: 32 } },
})
export const anEndedReplay = builder('ScoreReplayEnded', { replayId: 'replay1', outcome: 'stopped' })
export const aFailedScore = builder('ScoreFailed', {
  postId,
  attempt: 1,
  code: 'timeout',
  message: 'No result in time.',
  retryable: true,
})
