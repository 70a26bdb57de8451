import { actWords } from '../../../features/history/act-words.ts'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Group } from '../../../ui/form-styles.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'

const columns = [{ title: 'Time (UTC)' }, { title: 'What' }, { title: 'Why' }, { title: 'By' }]

/** What moderators and staff decided about a store, the latest first. */
export function StoreHistory({ slug }: { readonly slug: string }) {
  const answer = staffStoresApi.useListStoreActsQuery(slug, { refetchOnMountOrArgChange: true })
  return (
    <Group aria-label="Decisions">
      <h2>Decisions</h2>
      <Loaded answer={answer} name="the decisions" height="6rem">
        {({ acts }) =>
          acts.length === 0 ? (
            <p className="muted">Nothing was decided about it yet.</p>
          ) : (
            <WideTable label="What was decided about it" columns={columns} phone="blocks">
              {acts.map(({ id, kind, code, reason, at, by }) => (
                <tr key={id}>
                  <td data-utc css={{ whiteSpace: 'nowrap' }}>
                    {absoluteTime(at)}
                  </td>
                  <td>{actWords({ kind, ...(code !== null && { code }) })}</td>
                  <td css={{ overflowWrap: 'anywhere' }}>{reason}</td>
                  <td>{by}</td>
                </tr>
              ))}
            </WideTable>
          )
        }
      </Loaded>
    </Group>
  )
}
