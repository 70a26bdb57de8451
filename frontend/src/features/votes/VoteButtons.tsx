import styled from '@emotion/styled'
import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { formatCount } from '../../lib/money.ts'
import { hiddenScore } from './displayed-score.ts'
import { useVote, type VotedPost } from './use-vote.ts'
import { pressedVote } from './vote-styles.ts'

const Both = styled.div`
  display: inline-flex;
  align-items: center;
  height: 3.25rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  & button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 100%;
    border: 0;
    border-radius: var(--r-full);
    background: none;
    font-size: var(--text-lg);
    transition:
      background var(--quick),
      color var(--quick),
      transform var(--quick);
    ${pressedVote}
  }
  & output {
    min-width: 2.5rem;
    text-align: center;
    font-weight: 750;
    font-size: var(--text-lg);
  }
`

const Frame = styled.div`
  position: relative;
  flex: none;
`

// Few vote a deal down.
const WhyDown = lazyPart(async () => ({ default: (await import('./WhyDown.tsx')).WhyDown }))

/** The votes of the post's own page: up, the score, down; and why down, for those who want to say so. */
export function VoteButtons({ post }: { readonly post: VotedPost }) {
  const { score, isHidden, userVote, press } = useVote(post)
  const [asksWhy, setAsksWhy] = useState(false)
  return (
    <Frame>
      <Both role="group" aria-label="Votes">
        <button
          type="button"
          aria-label="Upvote"
          aria-pressed={userVote === 1}
          onClick={() => {
            press(1)
          }}
        >
          <ArrowBigUp aria-hidden="true" />
        </button>
        <output aria-label="Score" aria-live="off" data-score="" title={isHidden ? hiddenScore.sentence : undefined}>
          {isHidden ? hiddenScore.text : formatCount(score)}
        </output>
        <button
          type="button"
          aria-label="Downvote"
          aria-pressed={userVote === -1}
          onClick={() => {
            press(-1)
            setAsksWhy(true)
          }}
        >
          <ArrowBigDown aria-hidden="true" />
        </button>
      </Both>
      {asksWhy && userVote === -1 && (
        <Suspense fallback={null}>
          <WhyDown postId={post.id} onClose={() => setAsksWhy(false)} />
        </Suspense>
      )}
    </Frame>
  )
}
