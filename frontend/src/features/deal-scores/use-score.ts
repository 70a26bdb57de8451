import type { DealScoreView } from '@deals/events'
import { statusOf } from '../../lib/api-problem.ts'
import { dealScoresApi } from './deal-scores.endpoints.ts'

const pollMilliseconds = 5_000

/** The states of a score that is asked for. */
export type ScoreAnswer =
  | { readonly state: 'loading' | 'missing' | 'unreachable' }
  | { readonly state: 'known'; readonly score: DealScoreView }

const isUnderway = (score: DealScoreView | undefined) => score?.status === 'pending' || score?.status === 'processing'

/** The score of a post, asked again every 5 seconds while it is being made. */
export function useScore(postId: number): ScoreAnswer & { readonly refetch: () => void } {
  const known = dealScoresApi.endpoints.getScore.useQueryState(postId)
  const pollingInterval = isUnderway(known.data) ? pollMilliseconds : 0
  const { refetch } = dealScoresApi.endpoints.getScore.useQuerySubscription(postId, { pollingInterval })
  return { ...answerOf(known), refetch: () => void refetch() }
}

interface KnownAnswer {
  readonly data?: DealScoreView | undefined
  readonly error?: unknown
  readonly isError: boolean
}

function answerOf({ data, error, isError }: KnownAnswer): ScoreAnswer {
  if (isError && statusOf(error) === 404) {
    return { state: 'missing' }
  }
  if (data !== undefined) {
    return { state: 'known', score: data }
  }
  return { state: isError ? 'unreachable' : 'loading' }
}
