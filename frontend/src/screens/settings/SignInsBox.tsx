import { Loaded } from '../shared/Loaded.tsx'
import { securityApi } from './security.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'
import { SignInsTable } from './SignInsTable.tsx'

/** When and where the member signed in, or somebody tried to. */
export function SignInsBox() {
  const answer = securityApi.useGetSignInsQuery()
  return (
    <SettingsBox title="Sign-ins of the last 90 days">
      <Loaded answer={answer} name="your sign-ins" height="6rem">
        {({ signIns }) =>
          signIns.length === 0 ? (
            <p className="muted">Nobody signed in since we began to note it.</p>
          ) : (
            <SignInsTable label="Your sign-ins" signIns={signIns} />
          )
        }
      </Loaded>
    </SettingsBox>
  )
}
