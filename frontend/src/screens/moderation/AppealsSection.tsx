import { appealApi, appealsPageSize } from '../../features/moderation/appeal.endpoints.ts'
import { askedEvery } from '../../lib/api.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useNarrowing } from '../shared/use-param.ts'
import { usePageNumber } from '../shared/use-page-number.ts'
import { AppealRow } from './AppealRow.tsx'
import { Rows } from './desk-styles.ts'
import { LaterSection } from './LaterSection.tsx'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const

/** How often the list is asked for again while somebody looks at it, in milliseconds. */
const listEvery = 20_000

/** Decisions that members ask another moderator to look at. */
export function AppealsSection() {
  const [stateText, setState] = useNarrowing('state')
  const [page, setPage] = usePageNumber()
  const state = stateText === 'decided' ? 'decided' : 'open'
  const answer = appealApi.useGetAppealsQuery({ state, page }, askedEvery(listEvery))
  return (
    <div css={{ borderTop: '1px solid var(--line)' }}>
      <div css={{ padding: 'var(--s3) var(--s4)', borderBottom: '1px solid var(--line)' }}>
        <SegmentedControl
          label="Appeals"
          value={state}
          options={states}
          onChange={(chosen) => setState(chosen === 'open' ? null : chosen)}
        />
      </div>
      <Loaded answer={answer} name="the appeals" height="20rem">
        {({ appeals, total }) =>
          appeals.length === 0 ? (
            <LaterSection tab="appeals" />
          ) : (
            <>
              <Rows aria-label="Appeals">
                {appeals.map((appeal) => (
                  <li key={appeal.id}>
                    <AppealRow appeal={appeal} />
                  </li>
                ))}
              </Rows>
              <Pagination page={page} totalPages={Math.ceil(total / appealsPageSize)} onPageChange={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
