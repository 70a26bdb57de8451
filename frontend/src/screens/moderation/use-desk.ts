import { useEffect, useState } from 'react'
import type { QueueItem } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { showToast } from '../../ui/toasts.ts'
import type { Act } from './use-case-commands.ts'

/** For so long one key takes the last decision back, in milliseconds; the log does it later. */
const undoFor = 30_000

/** The case after one, or before it; the first where the one is not in the list. */
export function neighbourOf(items: readonly QueueItem[], postId: number | null, step: 1 | -1): number | null {
  const place = items.findIndex((item) => item.postId === postId)
  return place === -1 ? (items[0]?.postId ?? null) : (items[place + step]?.postId ?? null)
}

/** What was decided last, while it can be taken back by one key. */
export function useLastAct(onUndone: (postId: number) => void) {
  const [act, setAct] = useState<Act | null>(null)
  const [undoDecision, undoing] = moderationApi.useUndoDecisionMutation()
  const [decideReports, reopening] = moderationApi.useDecideReportsMutation()
  useEffect(() => {
    const timer = act === null ? undefined : setTimeout(() => setAct(null), undoFor)
    return () => clearTimeout(timer)
  }, [act])
  const isBusy = undoing.isLoading || reopening.isLoading
  const undo = async () => {
    if (act === null || act.undo === null || isBusy) {
      return
    }
    const { postId, undo: how } = act
    const { error } =
      'version' in how
        ? await undoDecision({ postId, version: how.version })
        : await decideReports({ postId, outcome: 'open', ids: [...how.ids] })
    setAct(null)
    if (error === undefined) {
      onUndone(postId)
    } else {
      showToast({ title: 'Not taken back', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return { act, remember: setAct, undo, isBusy }
}
