import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { sentenceOf } from '../../../lib/api-problem.ts'
import type { SentTo } from '../../../lib/call.ts'
import { showToast } from '../../../ui/toasts.ts'

/** Has scores made anew, and says how many. */
export function useRetry() {
  const [retryScores, { isLoading }] = scoresApi.useRetryScoresMutation()
  const retry = async (wish: SentTo<'POST /api/staff/scores/retry'>) => {
    const answer = await retryScores(wish)
    showToast(
      answer.error === undefined
        ? { title: 'Asked again', description: saidOf(answer.data) }
        : { title: 'Not asked', description: sentenceOf(answer.error), variant: 'destructive' },
    )
  }
  return { retry, isBusy: isLoading }
}

function saidOf({ asked, left }: { readonly asked: number; readonly left: number }): string {
  const scores = asked === 1 ? 'One score is made anew.' : `${asked} scores are made anew.`
  return left === 0 ? scores : `${scores} ${left} more are left for another time.`
}
