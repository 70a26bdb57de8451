import { css } from '@emotion/react'

/** A page that says one thing, in the middle. */
export const pageWithOneMessage = css`
  padding-block: var(--s12);
  & > h1 {
    text-align: center;
  }
`

/** A page with a heading and something below it. */
export const plainPage = css`
  padding-block: var(--s6) var(--s12);
`
