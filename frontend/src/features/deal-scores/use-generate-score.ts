import { statusOf } from '../../lib/api-problem.ts'
import { showToast } from '../../ui/toasts.ts'
import { dealScoresApi } from './deal-scores.endpoints.ts'

const unauthorised = {
  title: 'Authentication Required',
  description: 'Please sign in to generate a score for this deal.',
  variant: 'destructive',
} as const

const failed = {
  title: 'Error',
  description: 'Failed to generate score. Please try again later.',
  variant: 'destructive',
} as const

/** Starts the making of a score and says how that went. */
export function useGenerateScore(postId: number) {
  const [generate, { isLoading }] = dealScoresApi.useGenerateScoreMutation()
  const start = async () => {
    const { error } = await generate(postId)
    if (error === undefined) {
      showToast({ title: 'Score Generation Started', description: 'It takes a moment. It appears here by itself.' })
    } else {
      showToast(statusOf(error) === 401 ? unauthorised : failed)
    }
  }
  return { start, isStarting: isLoading }
}
