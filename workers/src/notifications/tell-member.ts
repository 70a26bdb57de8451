import type { RecordedOf } from '@deals/events'
import type { JobRequest } from '../platform/job-queue.ts'
import { taskOf, type PostTask } from '../platform/work.ts'

/** Stands where a job about no post names one. */
const noPost = 0

type AboutMember =
  | 'UserWarned'
  | 'UserSuspended'
  | 'UserReinstated'
  | 'RoleGranted'
  | 'RoleRevoked'
  | 'WebhookSwitchedOff'
  | 'AppealDecided'
  | 'ModeratorWrote'
  | 'RepresentativeDeclined'
  | 'RepresentativeVerified'
  | 'RepresentativeRevoked'

/** A letter about what was decided about a member; the job knows no post. */
export function tellMember(event: RecordedOf<AboutMember>): JobRequest {
  const payload: PostTask = taskOf({ ...event, data: { postId: noPost } })
  return { queue: 'tell', id: `tell-${event.data.userId}-${event.id}`, payload }
}
