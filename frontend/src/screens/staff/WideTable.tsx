import type { ReactNode } from 'react'
import { StaffTable } from './staff-styles.ts'

interface WideTableProps {
  readonly label: string
  readonly columns: readonly {
    readonly title: string
    readonly isNumber?: boolean
    readonly isHidden?: boolean
    readonly isWide?: boolean
  }[]
  /** Its rows. */
  readonly children: ReactNode
}

/** A table that is scrolled where the page is narrower, also by the keyboard. */
export function WideTable({ label, columns, children }: WideTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} css={{ position: 'relative', overflowX: 'auto' }}>
      <StaffTable>
        <thead>
          <tr>
            {columns.map(({ title, isNumber, isHidden, isWide }) => (
              <th key={title} scope="col" {...(isNumber === true && { 'data-kind': 'number' })} data-wide={isWide}>
                {isHidden === true ? <span className="visually-hidden">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </StaffTable>
    </div>
  )
}
