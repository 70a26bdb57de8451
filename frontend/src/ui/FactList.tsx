import styled from '@emotion/styled'

/** Facts one below the other, each with its name before it. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  font-size: var(--text-sm);
  & dt {
    color: var(--ink-2);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`
