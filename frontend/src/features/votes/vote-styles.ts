import { css } from '@emotion/react'

/** A vote that is cast, or about to be. */
export const pressedVote = css`
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
