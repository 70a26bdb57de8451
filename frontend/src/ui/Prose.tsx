import styled from '@emotion/styled'

/** Running text with everything that markdown can make of it. */
export const Prose = styled.div`
  max-width: 42rem;
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: var(--s3);
  }
  & ul,
  & ol {
    padding-left: 1.375rem;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li,
  & li > ul,
  & li > ol {
    margin-top: var(--s1);
  }
  & li:has(> input) {
    list-style: none;
    margin-left: -1.375rem;
  }
  & input {
    margin: 0 var(--s2) 0 0;
    accent-color: var(--brand);
  }
  & h2,
  & h3,
  & h4,
  & h5,
  & h6 {
    font-size: var(--text-lg);
    line-height: 1.3;
    letter-spacing: -0.01em;
    font-weight: 700;
  }
  & h5,
  & h6 {
    font-size: var(--text-md);
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-top: var(--s5);
  }
  & a {
    color: var(--brand);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  & blockquote {
    padding-left: var(--s4);
    border-left: 3px solid var(--line-strong);
    color: var(--ink-2);
  }
  & code {
    padding: 0.1em 0.35em;
    border-radius: 0.3rem;
    background: var(--sunken);
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: 0.9em;
  }
  & pre {
    padding: var(--s3) var(--s4);
    border-radius: var(--r-md);
    background: var(--sunken);
    white-space: pre-wrap;
  }
  & pre code {
    padding: 0;
    background: none;
  }
  & img {
    height: auto;
    border-radius: var(--r-md);
    background: var(--photo);
    filter: var(--photo-filter);
  }
  & table {
    border-collapse: collapse;
    font-size: var(--text-sm);
  }
  & th,
  & td {
    padding: var(--s2) var(--s3);
    border: 1px solid var(--line);
    text-align: left;
  }
  & th {
    background: var(--sunken);
    font-weight: 600;
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--line);
  }
  &[data-muted='true'],
  &[data-muted='true'] a {
    color: var(--ink-3);
  }
`
