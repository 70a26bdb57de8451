import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CaseView } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'

/** Who only passes by on the way to another case claims nothing, in milliseconds. */
const lookFor = 700
/** A claim ends after five minutes; while somebody works it is made anew well before that. */
const renewEvery = 120_000
/** How often a case that somebody else has is asked for again, in milliseconds. */
const heldEvery = 10_000

export interface Claim {
  /** Until when the case is the viewer's; null while it is not. */
  readonly until: string | null
  /** Why it cannot be theirs. */
  readonly refusal: string | null
}
const none: Claim = { until: null, refusal: null }

/** Whom the network failed is not told that somebody else has it. */
const refusalIn = (error: unknown) => (statusOf(error) === 409 ? sentenceOf(error) : null)

/** Whoever has it keeps it; once it is free it is taken like any other. */
const isTheirs = ({ hindrance }: Pick<CaseView, 'hindrance'>) => hindrance === 'own-post' || hindrance === 'held'

/** Takes the open case for as long as it is looked at, and lets it go afterwards, also where the page is left. */
export function useClaim(open: Pick<CaseView, 'postId' | 'hindrance'>) {
  const { take, letGo } = useHold()
  const postId = isTheirs(open) ? null : open.postId
  const [claim, setClaim] = useClaimOf(postId)
  const refreshNow = useEffectEvent(useHeldCase(open))
  useEffect(() => {
    if (postId === null) {
      return undefined
    }
    let isOpen = true
    const takeIt = async () => {
      const { data, error } = await take(postId)
      if (!isOpen) {
        // The answer came after the case was left; nobody else shall wait for it.
        letGo()
        return
      }
      const refusal = refusalIn(error)
      setClaim({ until: data?.until ?? null, refusal })
      // Who has it, and what was decided meanwhile, stands in the case.
      if (refusal !== null) {
        refreshNow()
      }
    }
    const first = setTimeout(() => void takeIt(), lookFor)
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') {
        void takeIt()
      }
    }, renewEvery)
    window.addEventListener('pagehide', letGo)
    return () => {
      isOpen = false
      clearTimeout(first)
      clearInterval(again)
      window.removeEventListener('pagehide', letGo)
      letGo()
    }
  }, [postId, take, letGo, setClaim])
  const takeNow = async () => {
    if (postId !== null) {
      const { data, error } = await take(postId)
      setClaim({ until: data?.until ?? null, refusal: error === undefined ? null : sentenceOf(error) })
    }
  }
  return { ...claim, takeNow }
}

/** Takes a case, and lets go what was taken. */
function useHold() {
  const [claimCase] = moderationApi.useClaimCaseMutation()
  const [releaseCase] = moderationApi.useReleaseCaseMutation()
  const held = useRef<number | null>(null)
  const take = useCallback(
    async (postId: number) => {
      const answer = await claimCase(postId)
      held.current = answer.data === undefined ? null : postId
      return answer
    },
    [claimCase],
  )
  const letGo = useCallback(() => {
    const postId = held.current
    if (postId !== null) {
      held.current = null
      void releaseCase(postId)
    }
  }, [releaseCase])
  return { take, letGo }
}

/** What is known of the claim on one case; of another one nothing is yet. */
function useClaimOf(postId: number | null) {
  const [claim, setClaim] = useState(none)
  const [known, setKnown] = useState(postId)
  if (known !== postId) {
    setKnown(postId)
    setClaim(none)
  }
  return [claim, setClaim] as const
}

/** While somebody else has the case it is asked for again, so that it opens once they are done. Answers how to ask now. */
function useHeldCase({ postId, hindrance }: Pick<CaseView, 'postId' | 'hindrance'>): () => void {
  const { refetch } = moderationApi.useGetCaseQuery(postId, {
    pollingInterval: hindrance === 'held' ? heldEvery : 0,
    skipPollingIfUnfocused: true,
  })
  return () => void refetch()
}
