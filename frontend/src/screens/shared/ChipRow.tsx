import styled from '@emotion/styled'

/** Chips in a line that wraps, and scrolls where the screen is narrow. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s4);
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    margin: -0.25rem -0.75rem var(--s3);
    padding: 0.25rem 0.75rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
`
