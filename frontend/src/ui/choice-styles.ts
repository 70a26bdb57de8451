import { css } from '@emotion/react'

/** A box or a dot with its words, as large to press as a finger needs. */
export const choiceStyles = css`
  display: flex;
  gap: var(--s3);
  align-items: flex-start;
  padding: 0.375rem 0;
  cursor: pointer;
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.0625rem 0 0;
    accent-color: var(--brand);
    cursor: inherit;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
    padding-block: 0.625rem;
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  &[data-trailing] > :last-child {
    margin-left: auto;
    color: var(--ink-3);
    font-size: var(--text-sm);
  }
`
