import styled from '@emotion/styled'

/** What remains of a post that is gone or held: a line where its card was. */
export const GoneLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  /* Among cards that stand side by side it is a line, too. */
  grid-column: 1 / -1;
  padding: var(--s3) var(--s4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-lg);
  color: var(--ink-2);
  font-size: var(--text-sm);
`
