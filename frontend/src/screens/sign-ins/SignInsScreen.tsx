import { securityApi } from '../settings/security.endpoints.ts'
import { SignInsTable } from '../settings/SignInsTable.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { plainPage } from '../shared/page-styles.ts'

/** Who signed in, or tried to: for owners. */
export function SignInsScreen() {
  const answer = securityApi.useGetAllSignInsQuery()
  return (
    <div className="wrap" css={plainPage}>
      <h1>Sign-ins</h1>
      <p className="muted" css={{ marginBlock: 'var(--s3) var(--s5)' }}>
        The last 200 of all members. They are kept for 90 days.
      </p>
      <Loaded answer={answer} name="the sign-ins" height="20rem">
        {({ signIns }) => <SignInsTable label="Sign-ins of all members" signIns={signIns} withNames />}
      </Loaded>
    </div>
  )
}
