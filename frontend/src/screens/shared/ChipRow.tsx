import styled from '@emotion/styled'

/** Chips in lines of about the same length, so that none stands alone below; a narrow screen scrolls one line. */
export const ChipRow = styled.div`
  display: flex;
  gap: var(--s2);
  margin-bottom: var(--s4);
  @media (min-width: 768px) {
    display: block;
    /* What wraps as words do can be balanced; a flex container cannot. The last gaps lie outside. */
    margin-right: calc(-1 * var(--s2));
    text-wrap: balance;
    & > * {
      margin: 0 var(--s2) var(--s2) 0;
      vertical-align: top;
    }
    &::after {
      content: '';
      display: block;
      margin-top: calc(-1 * var(--s2));
    }
  }
  @media (max-width: 767px) {
    margin: -0.25rem -0.75rem var(--s3);
    padding: 0.25rem 0.75rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
`
