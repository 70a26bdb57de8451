import styled from '@emotion/styled'
import { ArrowBigUp } from 'lucide-react'
import { formatCount } from '../../lib/money.ts'
import { fingerRoom } from '../../ui/button-styles.ts'
import { hiddenScore } from './displayed-score.ts'
import { useVote, type VotedPost } from './use-vote.ts'
import { pressedVote } from './vote-styles.ts'

const Up = styled.button`
  position: relative;
  ${fingerRoom}
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  height: var(--control-sm);
  margin-left: calc(-1 * var(--s2));
  padding: 0 var(--s3) 0 var(--s2);
  border: 0;
  border-radius: var(--r-full);
  background: none;
  color: inherit;
  font-weight: 700;
  font-size: var(--text-sm);
  transition:
    background var(--quick),
    color var(--quick),
    transform var(--quick);
  ${pressedVote}
`

/** The vote of a card: up alone, with the score. */
export function UpvoteButton({ post }: { readonly post: VotedPost }) {
  const { score, isHidden, userVote, press } = useVote(post)
  return (
    <Up
      type="button"
      aria-label="Upvote"
      aria-description={isHidden ? `${hiddenScore.text}. ${hiddenScore.sentence}` : `Score ${score}`}
      aria-pressed={userVote === 1}
      onClick={() => {
        press(1)
      }}
    >
      <ArrowBigUp aria-hidden="true" />
      <span data-score="">{isHidden ? hiddenScore.text : formatCount(score)}</span>
    </Up>
  )
}
