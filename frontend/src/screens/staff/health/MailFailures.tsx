import { useState } from 'react'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'

const pageSize = 25
const columns = [{ title: 'Time (UTC)' }, { title: 'To' }, { title: 'About' }, { title: 'Channel' }, { title: 'Why' }]

/** Letters that could not be sent for good. */
export function MailFailures() {
  const [page, setPage] = useState(1)
  const answer = staffApi.useGetMailFailuresQuery(page, { refetchOnMountOrArgChange: true })
  return (
    <StaffSection aria-label="Letters that failed">
      <h2>Letters that failed</h2>
      <Loaded answer={answer} name="the letters" height="3rem">
        {({ failures, total }) =>
          total === 0 ? (
            <p className="muted">Every letter has left the site.</p>
          ) : (
            <>
              <WideTable label="Letters that failed" columns={columns}>
                {failures.map(({ at, to, notificationId, channel, code }) => (
                  <tr key={`${notificationId} ${at}`}>
                    <td>{absoluteTime(at)}</td>
                    <th scope="row">{to ?? 'a reader of the newsletter, or nobody any more'}</th>
                    <td>{notificationId}</td>
                    <td>{channel}</td>
                    <td>{code}</td>
                  </tr>
                ))}
              </WideTable>
              <Pagination page={page} totalPages={Math.ceil(total / pageSize)} onPageChange={setPage} />
            </>
          )
        }
      </Loaded>
    </StaffSection>
  )
}
