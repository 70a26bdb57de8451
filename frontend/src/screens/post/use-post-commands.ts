import { useNavigate } from 'react-router-dom'
import { reviewApi } from '../../features/moderation/review.endpoints.ts'
import { postActionsApi } from '../../features/post-actions/post-actions.endpoints.ts'
import { reloadSoon } from '../../features/post-actions/reload-soon.ts'
import { isApiProblem } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { showToast } from '../../ui/toasts.ts'

function tellFailure(error: unknown) {
  const description = isApiProblem(error) ? error.message : 'Something went wrong. Please try again.'
  showToast({ title: 'Error', description, variant: 'destructive' })
}

/** The commands of a post's menu, each with its toast and what follows; some answer whether it was done. */
export function usePostCommands(postId: number) {
  const navigate = useNavigate()
  const [expirePost, expiring] = postActionsApi.useExpirePostMutation()
  const [renewPost, renewing] = postActionsApi.useRenewPostMutation()
  const [deletePost, deleting] = postActionsApi.useDeletePostMutation()
  const [sendToReview, sending] = reviewApi.useSendToReviewMutation()

  const [restorePost, restoring] = reviewApi.useRestorePostMutation()
  const [lockComments, locking] = reviewApi.useLockCommentsMutation()
  const [unlockComments, unlocking] = reviewApi.useUnlockCommentsMutation()

  const thenReload = ({ error }: { readonly error?: unknown }, title: string) => {
    if (error === undefined) {
      showToast({ title })
      reloadSoon()
    } else {
      tellFailure(error)
    }
    return error === undefined
  }
  return {
    isBusy: [expiring, renewing, deleting, sending, restoring, locking, unlocking].some(({ isLoading }) => isLoading),
    expire: async () => thenReload(await expirePost(postId), 'Post marked as expired'),
    renew: async () => thenReload(await renewPost(postId), 'Post Renewed'),
    restore: async () => thenReload(await restorePost(postId), 'Post restored'),
    lock: async (reason: string) => thenReload(await lockComments({ id: postId, reason }), 'Comments locked'),
    unlock: async () => thenReload(await unlockComments(postId), 'Comments are open again'),
    sendToReview: async (feedback: string) =>
      thenReload(await sendToReview({ id: postId, status: 'poster-review', feedback }), 'Post sent to review'),
    remove: async () => {
      const { error } = await deletePost(postId)
      if (error === undefined) {
        showToast({ title: 'Post Deleted' })
        void navigate(routes.home.to())
      } else {
        tellFailure(error)
      }
    },
  }
}
