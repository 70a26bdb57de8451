import type { ComponentProps, ReactNode } from 'react'
import { absoluteTime } from '../../lib/relative-time.ts'
import { WideTable } from '../shared/WideTable.tsx'
import { ByWhom } from './ByWhom.tsx'
import { StaffSection } from './staff-styles.ts'

interface Change extends ComponentProps<typeof ByWhom> {
  readonly at: string
}
type Table = ComponentProps<typeof WideTable>

interface ChangesProps<One extends Change> extends Pick<Table, 'label' | 'columns' | 'phone'> {
  readonly changes: readonly One[]
  /** What is said where nobody changed anything. */
  readonly none: string
  readonly keyOf: (change: One) => string | number
  /** The cells between when it was and who did it. */
  readonly children: (change: One) => ReactNode
  readonly className?: string
}

/** Who changed what, the latest first. */
export function Changes<One extends Change>(props: ChangesProps<One>) {
  const { changes, none, keyOf, children, columns, className, ...table } = props
  return (
    <StaffSection aria-label="Changes" className={className}>
      <h2>Changes</h2>
      {changes.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <WideTable {...table} columns={[{ title: 'Time (UTC)' }, ...columns, { title: 'By' }]}>
          {changes.map((change) => (
            <tr key={keyOf(change)}>
              <td className="muted" data-utc css={{ whiteSpace: 'nowrap' }}>
                {absoluteTime(change.at)}
              </td>
              {children(change)}
              <td data-said="By">
                <ByWhom by={change.by} actor={change.actor} />
              </td>
            </tr>
          ))}
        </WideTable>
      )}
    </StaffSection>
  )
}
