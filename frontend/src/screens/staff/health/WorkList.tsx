import type { OperationsDesk } from '@deals/events'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'
import { CutOffRow } from './CutOffRow.tsx'

const columns = [
  { title: 'Asked (UTC)' },
  { title: 'View' },
  { title: 'What' },
  { title: 'State' },
  { title: 'Result' },
]
const tones = { asked: 'info', running: 'info', done: 'good', failed: 'bad' } as const
const mostShown = 10

/** Rebuilds that were cut off, and what was asked for, the latest first, with how far it is. */
export function WorkList({ work, cutOff }: Pick<OperationsDesk, 'work' | 'cutOff'>) {
  return (
    <StaffSection aria-label="Work">
      <h2>Rebuilds and checks</h2>
      {work.length + cutOff.length === 0 ? (
        <p className="muted">None was asked for yet.</p>
      ) : (
        <WideTable label="Rebuilds and checks" columns={columns} phone="blocks">
          {cutOff.map((one) => (
            <CutOffRow key={`${one.projection} ${one.version}`} cutOff={one} />
          ))}
          {work.slice(0, mostShown).map(({ id, askedAt, projection, action, state, result }) => (
            <tr key={id}>
              <td data-utc>{absoluteTime(askedAt)}</td>
              <td data-short>{projection}</td>
              <td data-short>{action}</td>
              <td data-short>
                <Tag tone={tones[state]}>{state}</Tag>
              </td>
              <td aria-live="polite">{result}</td>
            </tr>
          ))}
        </WideTable>
      )}
    </StaffSection>
  )
}
