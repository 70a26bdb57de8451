import styled from '@emotion/styled'
import { Vote } from 'lucide-react'
import { grouped } from '@deals/events'
import { usersApi } from '../../features/users/users.endpoints.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { monthName } from './month-name.ts'

const Table = styled.table`
  width: 100%;
  max-width: 30rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: var(--s2) var(--s3);
    border-bottom: 1px solid var(--line);
    text-align: right;
  }
  & th:first-of-type {
    text-align: left;
  }
  & thead th {
    color: var(--ink-2);
    font-size: var(--text-sm);
    white-space: nowrap;
  }
  & tbody th {
    font-weight: 500;
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: 650;
  }
`

/** How many votes a member gave, month by month; never which. */
export function UserVotes({ username }: { readonly username: string }) {
  const { data, isError, refetch } = usersApi.useCountVotesOfUserQuery(username)
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Votes could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="12rem" radius="md" />
    )
  }
  const months = data.months ?? []
  if (months.length === 0) {
    return <EmptyState icon={<Vote />} text="No votes in the last twelve months." />
  }
  const sum = (of: 'up' | 'down') => grouped(months.reduce((total, month) => total + month[of], 0))
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Votes given</th>
          <th scope="col">Up</th>
          <th scope="col">Down</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, up, down }) => (
          <tr key={month}>
            <th scope="row">{monthName(`${month}-01`)}</th>
            <td>{grouped(up)}</td>
            <td>{grouped(down)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td>{sum('up')}</td>
          <td>{sum('down')}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
