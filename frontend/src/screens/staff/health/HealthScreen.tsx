import { serverPages } from '../../../lib/routes.ts'
import { ServerLink } from '../../shared/ServerLink.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { MailFailures } from './MailFailures.tsx'
import { Parked } from './Parked.tsx'
import { Views } from './Views.tsx'

/** How the site keeps up with its log, and what waits for an operator. */
export function HealthScreen() {
  return (
    <StaffFrame part="health" title="Health" beside={<ServerLink href={serverPages.jobs()}>Jobs</ServerLink>}>
      <Views />
      <Parked />
      <MailFailures />
    </StaffFrame>
  )
}
