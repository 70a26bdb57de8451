import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { formatCount } from '../../lib/money.ts'
import { useVote } from './use-vote.ts'
import type { VotedPost } from './use-vote.ts'

const pressed = css`
  &:hover,
  &[aria-pressed='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
  &:active {
    transform: scale(0.95);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
`

const Up = styled.button`
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
  ${pressed}
`

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
    ${pressed}
  }
  & output {
    min-width: 2.5rem;
    text-align: center;
    font-weight: 750;
    font-size: var(--text-lg);
  }
`

interface VoteProps {
  readonly post: VotedPost
}

/** The vote of a card: up alone, with the score. */
export function UpvoteButton({ post }: VoteProps) {
  const { score, userVote, press } = useVote(post)
  return (
    <Up
      type="button"
      aria-label="Upvote"
      aria-description={`Score ${score}`}
      aria-pressed={userVote === 1}
      onClick={() => {
        press(1)
      }}
    >
      <ArrowBigUp aria-hidden="true" />
      <span data-score="">{formatCount(score)}</span>
    </Up>
  )
}

/** The votes of the post's own page: up, the score, down. */
export function VoteButtons({ post }: VoteProps) {
  const { score, userVote, press } = useVote(post)
  return (
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
      <output aria-label="Score" aria-live="off" data-score="">
        {formatCount(score)}
      </output>
      <button
        type="button"
        aria-label="Downvote"
        aria-pressed={userVote === -1}
        onClick={() => {
          press(-1)
        }}
      >
        <ArrowBigDown aria-hidden="true" />
      </button>
    </Both>
  )
}
