import type { CommentView } from '@deals/events'
import { announce } from '../../lib/announce.ts'
import { isLost, sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { serverPages } from '../../lib/routes.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { useViewer } from '../../lib/viewer.ts'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'
import { showToast } from '../../ui/toasts.ts'
import { commentsApi } from './comments.endpoints.ts'

/** What becomes of the words in the form: they were taken, stay to be mended, or make room for others until they are put back; of lost ones nobody knows whether they arrived. */
export type Sent = 'done' | 'keep' | 'reset' | 'lost'

/** Says why something failed: what the person can mend keeps the words in the field. */
function tellFailure(error: unknown): Sent {
  if (statusOf(error) === 400) {
    showToast({ title: 'Comment not added', description: sentenceOf(error), variant: 'destructive' })
    return 'keep'
  }
  say(error)
  return isLost(error) ? 'lost' : 'reset'
}

interface Written {
  readonly content: string
  readonly key: string
  readonly parent?: CommentView
}

const keyOf = (postId: number) => ({ fixedCacheKey: `comment on ${postId}` })

const nothing: readonly CommentView[] = []

/** What the reader wrote last while the page is open, and the way to it with all that answers it. */
export function useWritten(postId: number) {
  const written = commentsApi.useAddCommentMutation(keyOf(postId))[1].data
  const { currentData } = commentsApi.useGetCommentPathQuery(written?.id ?? 0, {
    skip: written === undefined,
    // What is kept is the comment alone; the way to it may not be on the page.
    refetchOnMountOrArgChange: true,
  })
  return { written, path: currentData?.comments ?? nothing }
}

/** Writes comments and answers. */
export function useAddComment(postId: number) {
  const [add] = commentsApi.useAddCommentMutation(keyOf(postId))
  return async ({ content, key, parent }: Written): Promise<Sent> => {
    const place = parent === undefined ? { depth: 0 } : { depth: parent.depth + 1, parentId: parent.id }
    const { error } = await add({ body: { postId, content, ...place }, key })
    if (error !== undefined) {
      return tellFailure(error)
    }
    showToast({ title: 'Comment added' })
    return 'done'
  }
}

/** Says why a command failed. */
export const say = (error: unknown): void => {
  showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
}

/** A form that closes once its words were taken. */
export function closed(outcome: Sent, onClose: () => void): Sent {
  if (outcome === 'done') {
    onClose()
  }
  return outcome
}

/** Votes on a comment; one vote is on its way at a time. */
export function useVoteOnComment(comment: CommentView) {
  const viewer = useViewer()
  const [vote, { isLoading: isVoting }] = commentsApi.useVoteOnCommentMutation()
  const once = useOnceSent(`vote on comment ${comment.id}`)
  return async (value: 1 | -1): Promise<void> => {
    if (viewer === null) {
      askToSignIn('vote on comments', serverPages.login)
      return
    }
    if (isVoting) {
      return
    }
    // The same press on another vote of one's own means something else.
    const { error, data } = await once([value, comment.userVote], (idempotencyKey) =>
      vote({ comment, value, idempotencyKey }),
    )
    if (error === undefined) {
      announce(`Score ${data.votes}`)
    } else {
      say(error)
    }
  }
}
