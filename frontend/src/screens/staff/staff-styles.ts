import styled from '@emotion/styled'

/** A table of staff; where it is wider than the page, it is scrolled. */
export const StaffTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  & th,
  & td {
    padding: var(--s2) var(--s3);
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: middle;
  }
  & thead th {
    color: var(--ink-2);
    font-weight: 600;
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    & [data-wide] {
      display: none;
    }
  }
  & tbody th {
    font-weight: 650;
  }
  & td[data-kind='number'],
  & th[data-kind='number'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`

/** A part of a page of staff. */
export const StaffSection = styled.section`
  & + & {
    margin-top: var(--s8);
  }
  & > h2 {
    margin-bottom: var(--s3);
  }
`
