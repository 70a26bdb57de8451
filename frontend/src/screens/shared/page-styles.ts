import { css } from '@emotion/react'

/** A page that says one thing, in the middle. */
export const pageWithOneMessage = css`
  padding-block: var(--s8) var(--s12);
`

/** A page with a heading and something below it. */
export const plainPage = css`
  padding-block: var(--s6) var(--s12);
  /* The last line ends above the button that floats there. */
  @media (max-width: 767px) {
    padding-bottom: 5rem;
  }
`
