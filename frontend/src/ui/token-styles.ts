import { css } from '@emotion/react'

/** A field that holds what was taken already as chips, and the text of the next one. */
export const tokenBoxStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding: 0.3125rem 0.375rem;
  border: 1px solid var(--line-strong);
  border-radius: 1.375rem;
  background: var(--surface);
  cursor: text;
  transition: border-color var(--quick);
  &:hover {
    border-color: var(--ink-3);
  }
  &:focus-within:has(input:focus-visible) {
    border-color: var(--brand);
    box-shadow: 0 0 0 1px var(--brand);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--bad);
  }
  & ul {
    display: contents;
  }
  & li {
    max-width: 100%;
  }
  & input {
    flex: 1;
    min-width: 5rem;
    /* The whole height of the box. */
    height: 2.75rem;
    margin-block: calc(-0.3125rem - 1px);
    padding: 0 var(--s2);
    border: 0;
    background: none;
    color: var(--ink);
  }
  & input:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
