import styled from '@emotion/styled'

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: var(--s3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
    gap: var(--s4);
  }
  h2:has(+ &) {
    margin: var(--s6) 0 var(--s3);
  }
`

export const Chart = styled.figure`
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  & figcaption {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & strong {
    white-space: nowrap;
    color: var(--ink);
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
  }
  & svg {
    display: block;
    width: 100%;
    height: 4.5rem;
    margin-top: var(--s2);
    border-bottom: 1px solid var(--line);
  }
  & rect {
    fill: var(--brand);
  }
  & g:hover rect {
    fill: var(--ink);
  }
  & rect[data-part='ground'] {
    fill: transparent;
  }
  & small {
    display: flex;
    justify-content: space-between;
    margin-top: var(--s1);
    color: var(--ink-3);
    font-size: var(--text-xs);
  }
`
