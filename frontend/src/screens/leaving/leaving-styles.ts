import styled from '@emotion/styled'

/** What holds now, below the one message of the page. */
export const WhatHolds = styled.section`
  max-width: 32rem;
  margin-inline: auto;
  & > h2 {
    margin-bottom: var(--s2);
    font-size: var(--text-lg);
  }
  & > ul {
    display: grid;
    gap: var(--s2);
    padding-left: 1.2em;
    list-style: disc;
    color: var(--ink-2);
  }
  & > * + :is(h2, p) {
    margin-top: var(--s6);
  }
  & li {
    text-wrap: pretty;
  }
`
