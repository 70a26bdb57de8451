import { css } from '@emotion/react'

/** The box that text fields, text areas and select fields share. */
export const inputStyles = css`
  width: 100%;
  height: 2.75rem;
  padding: 0 var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--ink);
  transition: border-color var(--quick);
  &:hover {
    border-color: var(--ink-3);
  }
  &:focus-visible {
    outline: 2px solid transparent;
    border-color: var(--brand);
    box-shadow: 0 0 0 1px var(--brand);
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow: 0 0 0 1px var(--bad);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`
