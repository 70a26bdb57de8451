import { css } from '@emotion/react'

/** The line below a card: what it is to its reader. */
export const belowCard = css`
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s2);
    padding-inline: var(--s2);
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
`
