import { css } from '@emotion/react'

/** One line of a menu of places. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--control);
  padding: var(--s1) var(--s3);
  border-radius: var(--r-sm);
  font-weight: 550;
`
