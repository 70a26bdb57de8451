import styled from '@emotion/styled'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { couponWordHours, withOwnWord, type CouponWord, type CouponWords } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { serverPages } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'
import { showToast } from '../../ui/toasts.ts'
import { couponsApi } from './coupons.endpoints.ts'

const Root = styled.section`
  display: grid;
  gap: var(--s2);
  font-size: var(--text-sm);
  & > .says {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  & > p {
    color: var(--ink-2);
  }
`

const days = couponWordHours / 24
const saying = (members: number) => (members === 1 ? '1 member says' : `${members} members say`)

/** When the code worked last, and who says lately that it does not. */
export function couponSentence({ failed, lastWorkedAt, isLastByPoster }: CouponWords, now: number): string {
  const last =
    lastWorkedAt === null
      ? 'Nobody has confirmed this code yet.'
      : `Last confirmed ${relativeTime(lastWorkedAt, now)}${isLastByPoster ? ', by who posted it' : ''}.`
  return failed === 0 ? last : `${saying(failed)} it did not work in the last ${days} days. ${last}`
}

interface CouponTriedProps {
  readonly postId: number
  readonly code: string
  readonly words: CouponWords
  /** Draws the code itself, greyed as soon as it is doubtful. */
  readonly children: (isDoubtful: boolean) => ReactNode
}

/** A code with what those say who tried it, and two buttons to say it. */
export function CouponTried({ postId, code, words, children }: CouponTriedProps) {
  const now = useNow()
  const viewer = useViewer()
  const [tell, { isLoading }] = couponsApi.useTryCouponMutation()
  const [said, setSaid] = useState<{ readonly word: CouponWord; readonly at: string }>()
  const told = said === undefined ? words : withOwnWord(words, said)
  const say = async (worked: boolean) => {
    if (viewer === null) {
      askToSignIn('say whether a code works', serverPages.login)
      return
    }
    const { error } = await tell({ id: postId, code, worked })
    if (error === undefined) {
      setSaid({ word: worked ? 'worked' : 'failed', at: new Date(now).toISOString() })
    } else {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return (
    <Root aria-label={`Whether ${code} works`}>
      {children(told.isDoubtful)}
      <p aria-live="polite">
        {told.isDoubtful && <strong>It may not work any more. </strong>}
        {couponSentence(told, now)}
        {told.isOwnDeal && ' It is your own deal, and readers are told so.'}
      </p>
      <div className="says">
        <Button size="sm" aria-pressed={told.own === 'worked'} disabled={isLoading} onClick={() => void say(true)}>
          <ThumbsUp aria-hidden="true" />
          Worked
        </Button>
        <Button size="sm" aria-pressed={told.own === 'failed'} disabled={isLoading} onClick={() => void say(false)}>
          <ThumbsDown aria-hidden="true" />
          Did not work
        </Button>
      </div>
    </Root>
  )
}
