import { useState } from 'react'
import type { BulkOutcome, BulkRequest } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { newId } from '../../lib/new-id.ts'

export type BulkPlan = Pick<BulkRequest, 'decision' | 'feedback' | 'reason'>

/** How far a bulk is. */
export interface BulkRun {
  readonly request: BulkRequest
  readonly outcomes: readonly BulkOutcome[]
  /** Why it stands still: the rest was not decided, and can be gone on with. */
  readonly problem: string | null
  /** Where it goes on; null when it is through. */
  readonly next: number | null
}

/** Decides the same about several cases, a few at a time. */
export function useBulk(onThrough: (run: BulkRun) => void) {
  const [run, setRun] = useState<BulkRun | null>(null)
  const [decideBulk] = moderationApi.useDecideBulkMutation()
  const goOn = async (begun: BulkRun) => {
    let now = { ...begun, problem: null }
    setRun(now)
    while (now.next !== null) {
      const { data, error } = await decideBulk({ ...now.request, from: now.next })
      if (data === undefined) {
        setRun({ ...now, problem: sentenceOf(error) })
        return
      }
      now = { ...now, outcomes: [...now.outcomes, ...data.outcomes], next: data.next }
      setRun(now)
    }
    onThrough(now)
  }
  return {
    run,
    start: (plan: BulkPlan, items: readonly { readonly postId: number; readonly version: number }[]) => {
      const posts = items.map(({ postId, version }) => ({ id: postId, version }))
      return goOn({ request: { ...plan, id: newId(), posts }, outcomes: [], problem: null, next: 0 })
    },
    goOn,
    end: () => setRun(null),
  }
}
