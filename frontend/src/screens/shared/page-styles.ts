import { css } from '@emotion/react'

/** A page that says one thing, in the middle. */
export const pageWithOneMessage = css`
  padding-block: var(--s8) var(--s12);
`

/** A link that stands inside of a sentence. */
export const linkInWords = css`
  color: var(--brand);
  text-decoration: underline;
  text-underline-offset: 0.15em;
`

/** A page with a heading and something below it. */
export const plainPage = css`
  padding-block: var(--s6) var(--s12);
  /* The last line ends above the button that floats there. */
  @media (max-width: 767px) {
    padding-bottom: 5rem;
  }
`
