import { useEffect, useState } from 'react'
import type { QueueItem } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { reportedCommentsApi } from '../../features/moderation/reported-comments.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { showToast } from '../../ui/toasts.ts'
import { canUndo, type Act, type Decided } from './use-case-commands.ts'

/** For so long one key takes the last decision back, in milliseconds; the log does it later. */
const undoFor = 30_000

/** The case after one, or before it; the first where the one is not in the list. */
export function neighbourOf(items: readonly QueueItem[], postId: number | null, step: 1 | -1): number | null {
  const place = items.findIndex((item) => item.postId === postId)
  return place === -1 ? (items[0]?.postId ?? null) : (items[place + step]?.postId ?? null)
}

/** What was decided last, while it can be taken back by one key. */
export function useLastAct(onUndone: (postIds: readonly number[]) => void) {
  const [act, setAct] = useState<Act | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [undoDecision] = moderationApi.useUndoDecisionMutation()
  const [decideReports] = moderationApi.useDecideReportsMutation()
  useEffect(() => {
    const timer = act === null ? undefined : setTimeout(() => setAct(null), undoFor)
    return () => clearTimeout(timer)
  }, [act])
  const [restoreComment] = reportedCommentsApi.useRestoreCommentMutation()
  const takeBack = (postId: number, how: NonNullable<Decided['undo']>) => {
    if ('version' in how) {
      return undoDecision({ id: postId, version: how.version })
    }
    return 'ids' in how
      ? decideReports({ id: postId, outcome: 'open', ids: [...how.ids] })
      : restoreComment({ postId, commentId: how.commentId })
  }
  const undo = async () => {
    if (act === null || !canUndo(act) || isBusy) {
      return
    }
    setBusy(true)
    const undone: number[] = []
    const refused: string[] = []
    for (const { postId, undo: how } of act.decided) {
      const { error } = how === null ? {} : await takeBack(postId, how)
      if (error === undefined) {
        undone.push(postId)
      } else {
        refused.push(sentenceOf(error))
      }
    }
    setBusy(false)
    const words = `Taken back: ${act.words.toLowerCase()}`
    setAct(undone.length === 0 ? null : { title: act.title, words, decided: [] })
    if (undone.length > 0) {
      onUndone(undone)
    }
    const [why] = refused
    if (why !== undefined) {
      const count = act.decided.length === 1 ? '' : `${refused.length} of ${act.decided.length}: `
      showToast({ title: 'Not taken back', description: `${count}${why}`, variant: 'destructive' })
    }
  }
  return { act, remember: setAct, undo, isBusy }
}
