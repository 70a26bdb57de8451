import { useState } from 'react'
import type { ReportedComment } from '@deals/events'
import { reportedCommentsApi } from '../../features/moderation/reported-comments.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import type { Act, Decided } from './use-case-commands.ts'

interface Reported {
  readonly comment: ReportedComment
  readonly postId: number
  readonly onDone: (act: Act) => void
}
/** What lies over the comment. */
export type Doing = 'removing' | 'reading' | null

/** The decisions about one reported comment; what is refused is told beside it. */
export function useReportedComment({ comment: { id: commentId, username }, postId, onDone }: Reported) {
  const [doing, show] = useState<Doing>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [keepComment, keeping] = reportedCommentsApi.useKeepCommentMutation()
  const [removeComment, removing] = reportedCommentsApi.useRemoveCommentMutation()
  const [restoreComment, restoring] = reportedCommentsApi.useRestoreCommentMutation()
  const about = { postId, commentId }
  const settle = (words: string, error: unknown, undo: Decided['undo']) => {
    setProblem(error === undefined ? null : sentenceOf(error))
    show(null)
    if (error === undefined) {
      onDone({ words, title: `comment by ${username}`, decided: [{ postId, undo }] })
    }
  }
  return {
    doing,
    show,
    problem,
    isBusy: [keeping, removing, restoring].some(({ isLoading }) => isLoading),
    keep: async () => {
      const { data, error } = await keepComment(about)
      settle('Kept', error, data === undefined ? null : { ids: data.ids })
    },
    remove: async (reason: string) => {
      const { error } = await removeComment({ ...about, reason })
      settle('Removed', error, { commentId })
    },
    restore: async () => {
      const { error } = await restoreComment(about)
      settle('Restored', error, null)
    },
  }
}
