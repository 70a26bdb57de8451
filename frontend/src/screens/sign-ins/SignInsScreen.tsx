import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { securityApi } from '../settings/security.endpoints.ts'
import { SignInsTable } from '../settings/SignInsTable.tsx'
import { plainPage } from '../shared/page-styles.ts'

/** Who signed in, or tried to: for owners. */
export function SignInsScreen() {
  const { data, isError, refetch } = securityApi.useGetAllSignInsQuery()
  return (
    <div className="wrap" css={plainPage}>
      <h1>Sign-ins</h1>
      <p className="muted" css={{ marginBlock: 'var(--s3) var(--s5)' }}>
        The last 200 of all members. They are kept for 90 days.
      </p>
      {isError ? (
        <ErrorState text="The sign-ins could not be loaded." onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="20rem" radius="md" />
      ) : (
        <SignInsTable label="Sign-ins of all members" signIns={data.signIns} withNames />
      )}
    </div>
  )
}
