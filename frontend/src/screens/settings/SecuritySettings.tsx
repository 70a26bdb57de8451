import { EmailBox } from './EmailBox.tsx'
import { FactorsBox } from './FactorsBox.tsx'
import { PasswordBox } from './PasswordBox.tsx'
import { SessionsBox } from './SessionsBox.tsx'
import { SignInsBox } from './SignInsBox.tsx'

/** Password, address, what is shown besides, and where somebody signed in. */
export function SecuritySettings() {
  return (
    <>
      <EmailBox />
      <PasswordBox />
      <FactorsBox />
      <SessionsBox />
      <SignInsBox />
    </>
  )
}
