import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { securityApi } from './security.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'
import { SignInsTable } from './SignInsTable.tsx'

/** When and where the member signed in, or somebody tried to. */
export function SignInsBox() {
  const { data, isError, refetch } = securityApi.useGetSignInsQuery()
  if (isError) {
    return <ErrorState text="Your sign-ins could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <SettingsBox title="Sign-ins of the last 90 days">
      {data === undefined ? (
        <Skeleton height="6rem" radius="md" />
      ) : data.signIns.length === 0 ? (
        <p className="muted">Nobody signed in since we began to note it.</p>
      ) : (
        <SignInsTable label="Your sign-ins" signIns={data.signIns} />
      )}
    </SettingsBox>
  )
}
