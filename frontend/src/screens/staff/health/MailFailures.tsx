import { useState } from 'react'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WideTable } from '../WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'

const pageSize = 25
const columns = [{ title: 'Time (UTC)' }, { title: 'To' }, { title: 'About' }, { title: 'Channel' }, { title: 'Why' }]

/** Letters that could not be sent for good. */
export function MailFailures() {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = staffApi.useGetMailFailuresQuery(page, { refetchOnMountOrArgChange: true })
  return (
    <StaffSection aria-label="Letters that failed">
      <h2>Letters that failed</h2>
      {data === undefined ? (
        isError ? (
          <ErrorState text="The letters could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="3rem" radius="md" />
        )
      ) : data.total === 0 ? (
        <p className="muted">Every letter has left the site.</p>
      ) : (
        <>
          <WideTable label="Letters that failed" columns={columns}>
            {data.failures.map(({ at, to, notificationId, channel, code }) => (
              <tr key={`${notificationId} ${at}`}>
                <td>{absoluteTime(at)}</td>
                <th scope="row">{to ?? 'a reader of the newsletter, or nobody any more'}</th>
                <td>{notificationId}</td>
                <td>{channel}</td>
                <td>{code}</td>
              </tr>
            ))}
          </WideTable>
          <Pagination page={page} totalPages={Math.ceil(data.total / pageSize)} onPageChange={setPage} />
        </>
      )}
    </StaffSection>
  )
}
