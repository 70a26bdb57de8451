import { css } from '@emotion/react'

/** The row that tabs and tab links share. */
export const tabRowStyles = css`
  display: flex;
  gap: var(--s4);
  margin-inline: calc(-1 * var(--s1));
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`

/** One tab; the bar below it tells which one is open. */
export const tabStyles = css`
  display: inline-flex;
  align-items: baseline;
  flex: none;
  justify-content: center;
  min-width: 2.75rem;
  gap: 0.375rem;
  padding: var(--s3) var(--s1);
  border: 0;
  background: none;
  color: var(--ink-2);
  font-weight: 650;
  white-space: nowrap;
  cursor: pointer;
  transition: color var(--quick);
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'],
  &[aria-current] {
    color: var(--ink);
    background: linear-gradient(var(--brand) 0 0) bottom center / calc(100% - 0.5rem) 2px no-repeat;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--brand);
    border-radius: var(--r-sm);
  }
  & small {
    color: var(--ink-3);
    font-size: inherit;
    font-weight: 500;
  }
`
