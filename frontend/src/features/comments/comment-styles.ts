import { css } from '@emotion/react'
import { fingerRoom } from '../../ui/button-styles.ts'

/** One comment: face at the left, words at the right, answers below along a line. */
export const commentStyles = css`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: var(--s3);
  padding-block: var(--s4);
  scroll-margin-block: 6rem;
  & > div > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s2);
    align-items: center;
    font-size: var(--text-sm);
    color: var(--ink-3);
  }
  & > div > header > a {
    position: relative;
    color: var(--ink);
    font-weight: 700;
  }
  /* What is above is the gap between comments; what is below are words, of which it takes nothing. */
  @media (pointer: coarse) {
    & > div > header > a::after {
      content: '';
      position: absolute;
      inset: -1.25rem min(-0.25rem, (100% - 2.75rem) / 2) -0.3125rem;
    }
    & > div > header > a:first-of-type {
      z-index: 1;
    }
  }
  & > div > header > a:hover {
    text-decoration: underline;
  }
  /* It stands out already. */
  &[data-named='true']:focus-visible {
    box-shadow: none;
  }
  &[data-named='true'] > div {
    margin: calc(-1 * var(--s2));
    padding: var(--s2);
    border-radius: var(--r-md);
    background: var(--brand-soft);
  }
  /* What answers it does not. */
  &[data-named='true'] > div > ol {
    background: var(--bg);
    box-shadow: 0 0 0 var(--s2) var(--bg);
  }
`

/** The row of actions below a comment. */
export const commentFootStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
  margin: var(--s1) 0 0 calc(-1 * var(--s2));
  & button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-width: var(--control-sm);
    ${fingerRoom}
    height: var(--control-sm);
    padding: 0 var(--s2);
    border: 0;
    border-radius: var(--r-full);
    background: none;
    color: var(--ink-2);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & button:not(:disabled):hover {
    background: var(--sunken);
    color: var(--ink);
  }
  & button:focus-visible {
    border-radius: var(--r-full);
  }
  & button[aria-pressed='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
  & button:disabled {
    color: var(--ink-3);
  }
`

/** Threads one below the other. */
export const threadStyles = css`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & ol {
    margin-top: var(--s3);
    padding-left: var(--s4);
    border-left: 2px solid var(--line);
  }
  /* Deeper answers begin below the face of what they answer: there may be 18 levels, and words need room on each. */
  & ol ol ol ol {
    margin-left: -3rem;
  }
  @media (max-width: 767px) {
    & ol,
    & ol ol ol ol {
      margin-left: -3rem;
      padding-left: var(--s3);
    }
    & ol ol ol ol ol ol ol {
      padding-left: 2px;
    }
  }
`
