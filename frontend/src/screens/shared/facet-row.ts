import styled from '@emotion/styled'

/** The ways to narrow a list, and at its other end what comes first. */
export const FacetRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s4);
  & span > select {
    max-width: 10.5rem;
  }
  & > :last-child {
    margin-left: auto;
  }
`
