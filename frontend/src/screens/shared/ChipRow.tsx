import styled from '@emotion/styled'

/** Chips in a line that wraps. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s5);
`
