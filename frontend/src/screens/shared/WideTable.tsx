import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { fingerRoom } from '../../ui/button-styles.ts'

const Table = styled.table`
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
  /* Its lines begin and end where the headings of the page do. */
  & :is(th, td):first-child {
    padding-left: 0;
  }
  & :is(th, td):last-child {
    padding-right: 0;
  }
  @media (max-width: 639px) {
    & th,
    & td {
      padding-inline: var(--s2);
    }
  }
  & :is(th, td) a {
    position: relative;
    ${fingerRoom}
  }
  & td a:hover {
    text-decoration: underline;
  }
  & thead th {
    color: var(--ink-2);
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody th {
    font-weight: 650;
  }
  & [data-kind] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 639px) {
    & [data-wide] {
      display: none;
    }
  }
  &[data-phone='blocks'] :is(th, td) {
    vertical-align: baseline;
  }
  &[data-set] {
    table-layout: fixed;
    overflow-wrap: break-word;
  }
  /* Each line is a block of its own: nothing stands outside the screen. */
  @media (max-width: 767px) {
    &[data-phone='blocks'] {
      & thead {
        display: none;
      }
      & tr {
        display: block;
        padding-block: var(--s3);
        border-bottom: 1px solid var(--line);
      }
      & :is(th, td) {
        display: block;
        padding: 0;
        border: 0;
      }
      & [data-kind] {
        text-align: left;
      }
      /* What the heading of the column says where there are columns. */
      & td[data-said]::before {
        content: attr(data-said) ' ';
        color: var(--ink-2);
      }
      & td[data-utc]::after {
        content: ' UTC';
      }
      & td:empty {
        display: none;
      }
      /* Short ones share a line. */
      & td[data-short] {
        display: inline;
      }
      & td[data-short] + td[data-short]::before {
        content: ' · ';
        color: var(--ink-2);
      }
      & td:last-of-type {
        padding-top: var(--s2);
      }
    }
  }
`

interface Column {
  readonly title: string
  readonly isNumber?: boolean
  readonly isHidden?: boolean
  readonly isWide?: boolean
  /** Where one column has a width, words make none any wider, and those without one share what is left. */
  readonly width?: string
}

interface WideTableProps {
  readonly label: string
  readonly columns: readonly Column[]
  /** What becomes of its lines on a phone; they are scrolled where nothing is said. */
  readonly phone?: 'scrolled' | 'blocks'
  /** Its rows. */
  readonly children: ReactNode
}

/** A table that is scrolled where the page is narrower, also by the keyboard. */
export function WideTable({ label, columns, phone = 'scrolled', children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} css={{ position: 'relative', overflowX: 'auto' }}>
      <Table data-phone={phone} data-set={columns.some(({ width }) => width !== undefined) || undefined}>
        <thead>
          <tr>
            {columns.map(({ title, isNumber, isHidden, isWide, width }) => (
              <th
                key={title}
                scope="col"
                {...(isNumber === true && { 'data-kind': 'number' })}
                data-wide={isWide}
                css={width === undefined ? undefined : { width }}
              >
                {isHidden === true ? <span className="visually-hidden">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </div>
  )
}
