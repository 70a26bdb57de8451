import { useEffect, useState } from 'react'
import type { CaseView } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'

/** Who only passes by on the way to another case claims nothing, in milliseconds. */
const lookFor = 700
/** A claim ends after five minutes; while somebody works it is made anew well before that. */
const renewEvery = 120_000

export interface Claim {
  /** Until when the case is the viewer's; null while it is not. */
  readonly until: string | null
  /** Why it cannot be theirs. */
  readonly refusal: string | null
}
const none: Claim = { until: null, refusal: null }

/** Takes the open case for as long as it is looked at, and lets it go afterwards. */
export function useClaim(open: Pick<CaseView, 'postId' | 'hindrance'> | undefined) {
  const [claim, setClaim] = useState(none)
  const [claimCase] = moderationApi.useClaimCaseMutation()
  const [releaseCase] = moderationApi.useReleaseCaseMutation()
  const postId = open === undefined || open.hindrance === 'own-post' ? null : open.postId
  const [known, setKnown] = useState(postId)
  if (known !== postId) {
    setKnown(postId)
    setClaim(none)
  }
  useEffect(() => {
    if (postId === null) {
      return undefined
    }
    let isOpen = true
    let isMine = false
    const take = async () => {
      const { data, error } = await claimCase(postId)
      if (!isOpen) {
        // The answer came after the case was left; nobody else shall wait for it.
        await (data === undefined ? undefined : releaseCase(postId))
        return
      }
      isMine = data !== undefined
      // Whom the network failed is not told that somebody else has it.
      setClaim({ until: data?.until ?? null, refusal: statusOf(error) === 409 ? sentenceOf(error) : null })
    }
    const first = setTimeout(() => void take(), lookFor)
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') {
        void take()
      }
    }, renewEvery)
    return () => {
      isOpen = false
      clearTimeout(first)
      clearInterval(again)
      if (isMine) {
        void releaseCase(postId)
      }
    }
  }, [postId, claimCase, releaseCase])
  const takeNow = async () => {
    if (postId !== null) {
      const { data, error } = await claimCase(postId)
      setClaim({ until: data?.until ?? null, refusal: error === undefined ? null : sentenceOf(error) })
    }
  }
  return { ...claim, takeNow }
}
